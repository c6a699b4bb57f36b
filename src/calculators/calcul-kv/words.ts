/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words = 'kv cv vanne valve detendeur expansion valve electrovanne solenoid debit flow perte de charge';
