/** What the pages that study a cycle beside the simulator share. */
export const study = {
  copy: 'Copier le lien',
  copyFailed: 'Copie impossible\u202f: l’adresse de la page contient déjà ces données',
  csv: 'Tableau (CSV)',
  print: 'Imprimer',
  both: '{{one}} et du {{other}}',
  diagramHint: 'Survolez ou touchez un point du cycle pour le lire',
  diagramKeys: 'Flèches gauche et droite\u202f: points des cycles. Plus et moins\u202f: zoom. Zéro\u202f: vue entière.',
  awaited: 'Calcul en cours : ces chiffres ne sont pas encore ceux de la saisie',
  stale: 'Dernier résultat valable, le temps de corriger la saisie',
  warnings: 'À surveiller',
  barred:
    'Cet appareil ne peut pas calculer (WebAssembly indisponible)\u202f: l’exemple affiché ne suit pas la saisie. Essayez un autre navigateur.',
  onDevice: 'Calculé sur cet appareil',
} as const;

export const texts = { study };

declare module '../../../i18n/keys.ts' {
  interface Texts {
    readonly study: typeof texts;
  }
}
