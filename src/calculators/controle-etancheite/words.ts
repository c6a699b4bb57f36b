/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'controle etancheite frequence periodicite intervalle prochain controle detecteur detection fixe hermetique seuil teqco2 tco2e f-gaz fgas article 5 leak check frequency interval next detection rappel agenda calendrier ics';
