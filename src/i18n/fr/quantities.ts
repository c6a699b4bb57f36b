/** Names of quantities and of what can be wrong with a typed number. */
export const quantities = {
  kinds: {
    temperature: 'Température',
    pressure: 'Pression',
    power: 'Puissance',
    massFlow: 'Débit massique',
    volumeFlow: 'Débit volumique',
    enthalpy: 'Enthalpie',
    density: 'Masse volumique',
    length: 'Longueur',
    mass: 'Masse',
  },
  parse: {
    empty: 'Valeur manquante',
    notANumber: 'Valeur non numérique',
    ambiguous: 'Nombre ambigu\u00a0: écrivez 1\u202f234,5 ou 1234,5',
    tooLarge: 'Nombre trop grand',
  },
  changeSign: 'Changer le signe',
  field: {
    unitOf: 'Unité\u00a0: {{field}}',
    range: '{{min}} à {{max}}\u202f{{unit}}',
    increase: 'Augmenter\u00a0: {{field}}',
    decrease: 'Diminuer\u00a0: {{field}}',
  },
  unit: {
    choose: 'Unité',
    absolute: 'Pression absolue',
    gauge: 'Pression relative (effective)',
  },
} as const;
