/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'sonde capteur sensor probe transmetteur 4-20 4-20ma 0-10v signal pression analogique automate regulation';
