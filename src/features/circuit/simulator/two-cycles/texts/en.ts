/** What the pages that study a cycle beside the simulator share. */
import type { Exactly } from '../../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const study = {
  both: '{{one}} and {{other}}',
  diagramHint: 'Point at or touch a point of the cycle to read it',
  diagramKeys: 'Left and right arrows: points of the cycles. Plus and minus: zoom. Zero: whole view.',
} as const;

export const texts: Exactly<typeof french, { readonly study: typeof study }> = { study };
