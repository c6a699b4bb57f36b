/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words = 'volume minimal piece local room minimum volume a2l en 378 inertie ballon tampon buffer';
