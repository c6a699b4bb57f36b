/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'complement charge split appoint surlongueur longueur liaison grammes par metre g/m top up additional charge pipe length minisplit line set grams per metre';
