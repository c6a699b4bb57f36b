/** The page of diagrams. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const diagram = {
  title: 'P-h and T-s diagrams',
  description:
    'The cycle on the pressure-enthalpy and temperature-entropy diagrams of the refrigerant, for one or two operating points, with the reading of any state, zoom, full screen and export of the figures.',
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

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly diagram: typeof diagram } }> = {
  circuitPages: { diagram },
};
