/** The home page. */
export const front = {
  title: 'AppFroid — the refrigeration cycle, computed right',
  description:
    'Simulate a refrigeration circuit with reference equations of state: powers, EER, flows and pressure-enthalpy diagram, computed on your device.',
  heading: 'Refrigeration, computed right.',
  search: 'A tool, a fluid, a question',
  searchHint: 'R290, ammonia, offline…',
  results: 'Results: {{count}}',
  tools: '{{count}} calculators',
  noResult: 'Nothing by that name. Try the number of a fluid or the name of a tool.',
  fluidText: 'Simulate a cycle with this fluid',
  open: 'Open the simulator',
  ruler: 'Fluid ruler',
  fluid: 'Fluid',
  temperature: 'Saturation temperature',
  gauge: 'Gauge',
  bubble: 'Bubble',
  dew: 'Dew',
  inSimulator: 'Evaporate at this temperature in the simulator',
  offer: 'Where to start',
  example: 'Computed example',
  conditions:
    'Evaporating {{evaporating}}, condensing {{condensing}}, superheat {{superheat}}, subcooling {{subcooling}}, {{capacity}} of cooling.',
  eer: 'EER',
  compressor: 'Compressor power',
  heating: 'Heating power',
  discharge: 'Discharge',
  massFlow: 'Mass flow',
  sweptVolume: 'Swept volume',
  diagramLabel: 'Pressure-enthalpy diagram of the {{fluid}} cycle, between {{low}} and {{high}}.',
  pressureAxis: 'Pressure (bar)',
  enthalpyAxis: 'Enthalpy (kJ/kg)',
  facts: {
    heading: 'What you can check',
    equations: 'Published equations of state',
    equationsText:
      '{{pure}} pure fluids, each with the Helmholtz equation of its publication, and {{blends}} blends computed from them.',
    device: 'On your device',
    deviceText:
      'The engine loads once, then answers without a network, without an account and without sending your values.',
    units: 'In your units',
    unitsText:
      'Absolute or gauge pressure, comma or point: what you type is understood, and what is wrong is said plainly.',
  },
} as const;
