/** Names of quantities and of what can be wrong with a typed number. */
export const quantities = {
  kinds: {
    temperature: 'Temperature',
    temperatureDifference: 'Temperature difference',
    pressure: 'Pressure',
    power: 'Power',
    massFlow: 'Mass flow',
    volumeFlow: 'Volume flow',
    enthalpy: 'Enthalpy',
    entropy: 'Entropy',
    density: 'Density',
    specificVolume: 'Specific volume',
    volumetricCapacity: 'Volumetric capacity',
    efficiency: 'Efficiency',
    quality: 'Vapour quality',
    ratio: 'Ratio',
    speed: 'Speed',
  },
  parse: {
    empty: 'Missing value',
    notANumber: 'Not a number',
    ambiguous: 'Ambiguous number: group thousands with spaces',
    tooLarge: 'Number too large',
  },
  unit: {
    choose: 'Unit',
    absolute: 'Absolute pressure',
    gauge: 'Gauge pressure',
  },
} as const;
