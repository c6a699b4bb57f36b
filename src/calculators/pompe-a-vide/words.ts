/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words = 'tirage au vide vacuum pump evacuation micron mbar deshydratation dehydration temps time vide';
