/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'detendeur reglage vis surchauffe pompage bulbe desserrer serrer txv tev superheat adjust screw turn hunting spindle stem egalisation mop';
