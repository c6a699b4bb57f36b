/** The home page. */
export const front = {
  title: 'AppFroid — the refrigeration cycle, computed right',
  description:
    'Simulate a refrigeration circuit with reference equations of state: powers, EER, flows and pressure-enthalpy diagram, computed on your device.',
  heading: 'Refrigeration, computed right.',
  search: 'A tool, a fluid, a question',
  searchHint: 'R290, superheat, psi, pressure R32 20…',
  tools: '{{count}} calculators',
  open: 'Open the simulator',
  ruler: 'Fluid ruler',
  fluid: 'Fluid',
  temperature: 'Saturation temperature',
  gauge: 'Gauge pressure',
  absolute: 'Absolute pressure',
  dewRead: 'Read at dew (superheat).',
  bubbleAt: 'Bubble at this temperature:',
  bubbleFor: 'Bubble at this pressure:',
  gaugeShort: 'gauge',
  absoluteShort: 'absolute',
  rulerWrong: 'Not a number: the last reading stands.',
  rulerOutside: 'Off the rule for this fluid: the last reading stands.',
  inRuler: 'Superheat and subcooling at this pressure',
  inSimulator: 'Evaporate at this temperature in the simulator',
  everyday: 'Everyday tools',
  offer: 'Where to start',
  example: 'Computed example',
  conditions:
    'Evaporating {{evaporating}}, condensing {{condensing}}, superheat {{superheat}}, subcooling {{subcooling}}, {{capacity}} of cooling, efficiencies {{volumetric}} volumetric and {{isentropic}} isentropic.',
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

/** The search of the site. */
export const search = {
  results: 'Results: #',
  none: 'Nothing by that name. Here is the nearest.',
  perhaps: 'Nothing by that name. Perhaps:',
  toRuler: 'Ruler',
  toSimulator: 'Simulate',
  toCharge: 'Charge',
  toPage: 'Data sheet',
  saturation: 'Saturation',
  dew: 'Dew',
  bubble: 'Bubble',
  absolute: 'abs.',
  superheat: 'superheat',
  subcooling: 'subcooling',
  twoPhase: 'between both: two phases',
} as const;
