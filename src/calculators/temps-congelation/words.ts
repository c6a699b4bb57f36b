/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'temps congelation surgelation duree tunnel cellule coeur plank pham biot produit denree viande poisson freezing time chilling blast freezer core temperature cooling time tunnel plate freezer';
