/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'diametre tuyau tuyauterie tube cuivre copper pipe diameter sizing vitesse velocity aspiration liquide refoulement suction line ligne';
