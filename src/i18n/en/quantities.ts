/** Names of quantities and of what can be wrong with a typed number. */
export const quantities = {
  kinds: {
    temperature: 'Temperature',
    pressure: 'Pressure',
    power: 'Power',
    massFlow: 'Mass flow',
    volumeFlow: 'Volume flow',
    enthalpy: 'Enthalpy',
    density: 'Density',
    length: 'Length',
    mass: 'Mass',
  },
  parse: {
    empty: 'Missing value',
    notANumber: 'Not a number',
    ambiguous: 'Ambiguous number: write 1,234.5 or 1234.5',
    tooLarge: 'Number too large',
  },
  changeSign: 'Change the sign',
  field: {
    unitOf: 'Unit: {{field}}',
    range: '{{min}} to {{max}}\u202f{{unit}}',
    increase: 'Increase: {{field}}',
    decrease: 'Decrease: {{field}}',
  },
  unit: {
    choose: 'Unit',
    absolute: 'Absolute pressure',
    gauge: 'Gauge pressure',
  },
} as const;
