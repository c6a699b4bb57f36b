/** A diagram in the hand: its handles. Fetched when the diagram is first touched. */
export const diagramHand = {
  keys: 'Flèches\u00a0: un pas\u00a0; avec Maj\u00a0: un dixième\u00a0; page\u00a0: cinq\u00a0; début et fin\u00a0: limites.',
  stateAt: 'Point {{letter}}\u00a0: {{cells}}',
  lastGood: 'Le dernier tracé valable reste affiché.',
  noState: 'L’équation d’état ne dit rien ici.',
} as const;

export const texts = { diagramHand };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'simulator/hand': typeof texts;
  }
}
