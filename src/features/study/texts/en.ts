/** What the pages that study a cycle beside the simulator share. */
import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const study = {
  copy: 'Copy link',
  copyFailed: 'Could not copy: the address of the page already holds these data',
  csv: 'Table (CSV)',
  print: 'Print',
  both: '{{one}} and {{other}}',
  diagramHint: 'Point at or touch a point of the cycle to read it',
  diagramKeys: 'Left and right arrows: points of the cycles. Plus and minus: zoom. Zero: whole view.',
  awaited: 'Calculating: these figures are not yet those of your inputs',
  stale: 'Last valid result, until the input is corrected',
  warnings: 'To watch',
  onDevice: 'Computed on this device',
} as const;

export const texts: Exactly<typeof french, { readonly study: typeof study }> = { study };
