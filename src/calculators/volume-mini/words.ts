/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'charge permise autorisee maximale maximum limite local piece cuisine chambre bureau surface m2 volume minimal r290 propane a2l a3 en 378 room charge allowed maximum limit kitchen bedroom minimum volume';
