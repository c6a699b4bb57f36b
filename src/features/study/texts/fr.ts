/** What the pages that study a cycle beside the simulator share. */
export const study = {
  copy: 'Copier le lien',
  copyFailed: 'Copie impossible\u00a0: l’adresse de la page contient déjà ces données',
  csv: 'Tableau (CSV)',
  print: 'Imprimer',
  both: '{{one}} et du {{other}}',
  diagramHint: 'Survolez ou touchez un point du cycle pour le lire',
  diagramKeys: 'Flèches gauche et droite\u00a0: points des cycles. Plus et moins\u00a0: zoom. Zéro\u00a0: vue entière.',
  awaited: 'Calcul en cours : ces chiffres ne sont pas encore ceux de la saisie',
  stale: 'Dernier résultat valable, le temps de corriger la saisie',
  warnings: 'À surveiller',
  onDevice: 'Calculé sur cet appareil',
} as const;

export const texts = { study };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly study: typeof texts;
  }
}
