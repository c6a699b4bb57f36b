/** A diagram in the hand: its handles. Fetched when the diagram is first touched. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const diagramHand = {
  keys: 'Arrows: one step; with Shift: a tenth; page keys: five; Home and End: limits.',
  stateAt: 'Point {{letter}}: {{cells}}',
  lastGood: 'The last valid drawing stays.',
  noState: 'The equation of state says nothing here.',
} as const;

export const texts: Exactly<typeof french, { readonly diagramHand: typeof diagramHand }> = { diagramHand };
