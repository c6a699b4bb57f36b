/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'bilan thermique chambre froide cold room load apports isolation panneau denrees charge calorifique heat load';
