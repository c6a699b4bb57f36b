/** The series of tubes as forms offer them. */
export const TUBE_SERIES_CHOICES = [
  ['cu-metric', 'Cuivre métrique (EN 12735-1)', 'Metric copper (EN 12735-1)'],
  ['cu-inch', 'Cuivre en pouces (ASTM B280)', 'Inch copper (ASTM B280)'],
  ['cu-inch-en', 'Cuivre en pouces (EN 12735-1)', 'Inch copper (EN 12735-1)'],
  ['steel-10255', 'Acier (EN 10255, série moyenne)', 'Steel (EN 10255, medium series)'],
  ['steel-10220', 'Acier (EN 10220)', 'Steel (EN 10220)'],
] as const;
