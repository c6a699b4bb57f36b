/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'desp ped 2014/68/ue categorie equipement sous pression pressure equipment directive category marquage ce module';
