/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'bouteille recuperation remplissage tare 80 kg volume en eau taux de remplissage recovery cylinder tank bottle fill tare water capacity overfill';
