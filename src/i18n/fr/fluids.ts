/** Choosing a fluid, wherever one is chosen. */
export const fluids = {
  search: 'Nom, numéro, formule',
  none: 'Aucun fluide ne porte ce nom',
  mixes: 'Mes mélanges',
  pure: 'Fluides purs',
  blends: 'Mélanges',
  rare: 'Rares ou historiques\u00a0: saisissez leur numéro',
  recent: 'Derniers fluides',
  typed: 'Composition saisie',
  gwp: 'PRP {{value}}',
  gwpUnknown: 'PRP inconnu',
  clear: 'Sans fluide',
  quality: {
    label: 'Exactitude',
    reference: 'Équation de référence',
    'fitted blend': 'Mélange ajusté',
    'estimated blend': 'Mélange estimé',
  },
} as const;
