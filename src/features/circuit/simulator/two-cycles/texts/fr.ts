/** What the pages that study a cycle beside the simulator share. */
export const study = {
  both: '{{one}} et du {{other}}',
  diagramHint: 'Survolez ou touchez un point du cycle pour le lire',
  diagramKeys: 'Flèches gauche et droite\u00a0: points des cycles. Plus et moins\u00a0: zoom. Zéro\u00a0: vue entière.',
} as const;

export const texts = { study };

declare module '../../../../../i18n/keys.ts' {
  interface Texts {
    readonly study: typeof texts;
  }
}
