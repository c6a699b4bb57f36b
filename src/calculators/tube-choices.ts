/** The series of tubes as forms offer them, and the sizes copper comes in; steel has its own, and ammonia nothing else. */
export const TUBE_SERIES_CHOICES = [
  ['cu-metric', 'Cuivre métrique (EN 12735-1)', 'Metric copper (EN 12735-1)', 'metric'],
  ['cu-inch', 'Cuivre en pouces (ASTM B280)', 'Inch copper (ASTM B280)', 'pouce'],
  ['cu-inch-en', 'Cuivre en pouces (EN 12735-1)', 'Inch copper (EN 12735-1)', 'pouce'],
  ['k65-inch', 'Cuivre-fer K65, CuFe2P (120\u202fbar)', 'Copper-iron K65, CuFe2P (120\u202fbar)'],
  ['steel-10255', 'Acier (EN 10255, série moyenne)', 'Steel (EN 10255, medium series)'],
  ['steel-10220', 'Acier (EN 10220)', 'Steel (EN 10220)'],
  ['ss-metric', 'Inox 316 métrique (ASTM A269)', 'Metric 316 stainless (ASTM A269)'],
] as const;
