/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words = 'bouteille anti-coup de liquide accumulateur aspiration suction accumulator separateur';
