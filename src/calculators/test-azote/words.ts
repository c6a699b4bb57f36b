/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'azote nitrogen test essai epreuve resistance pression etancheite fuite leak tightness strength pressure test manometre';
