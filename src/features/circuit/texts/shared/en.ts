/** What the circuit's pages share beside the bar. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const shared = {
  copy: 'Copy link',
  print: 'Print',
  csv: 'Export (CSV)',
  inputs: 'Inputs of the simulation',
  ownInputs: 'Inputs of this page',
  stale: 'Last valid result, while the input is being corrected',
  warnings: 'To keep an eye on',
  quantity: 'Quantity',
  unit: 'Unit',
  stage: 'Compressor looked at',
  regime: 'Regime',
  file: 'appfroid-{{page}}-{{fluid}}',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly shared: typeof shared } }> = {
  circuitPages: { shared },
};
