/** Names of quantities and of what can be wrong with a typed number. */
export const quantities = {
  kinds: {
    temperature: 'Température',
    temperatureDifference: 'Écart de température',
    pressure: 'Pression',
    power: 'Puissance',
    massFlow: 'Débit massique',
    volumeFlow: 'Débit volumique',
    enthalpy: 'Enthalpie',
    entropy: 'Entropie',
    density: 'Masse volumique',
    specificVolume: 'Volume massique',
    volumetricCapacity: 'Puissance volumétrique',
    efficiency: 'Rendement',
    quality: 'Titre en vapeur',
    ratio: 'Rapport',
    speed: 'Vitesse',
  },
  parse: {
    empty: 'Valeur manquante',
    notANumber: 'Valeur non numérique',
    ambiguous: 'Nombre ambigu\u202f: groupez les milliers par des espaces',
    tooLarge: 'Nombre trop grand',
  },
  unit: {
    choose: 'Unité',
    absolute: 'Pression absolue',
    gauge: 'Pression relative (effective)',
  },
} as const;
