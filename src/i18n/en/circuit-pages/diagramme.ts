/** The page of diagrams. */
export const diagramme = {
  title: 'P-h and T-s diagrams',
  description:
    'The cycle on the pressure-enthalpy and temperature-entropy diagrams of the refrigerant, steady and transitory, with the reading of any state, zoom, full screen and export of the figures.',
  view: 'Diagram shown',
  views: { ph: 'P-h', ts: 'T-s', both: 'Both' },
  ts: 'T-s diagram',
  tsLabel: 'Temperature-entropy diagram of {{fluid}}',
  entropy: 'Specific entropy',
  isobars: 'Isobars',
  isenthalps: 'Isenthalps',
  save: 'Image',
  file: '{{diagram}} ({{kind}})',
} as const;
