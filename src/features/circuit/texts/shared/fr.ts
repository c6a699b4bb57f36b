/** What the circuit's pages share beside the bar. */
export const shared = {
  copy: 'Copier le lien',
  print: 'Imprimer',
  csv: 'Exporter (CSV)',
  inputs: 'Entrées de la simulation',
  ownInputs: 'Données de la page',
  stale: 'Dernier résultat valable\u00a0: corrigez la saisie',
  warnings: 'À surveiller',
  quantity: 'Grandeur',
  unit: 'Unité',
  stage: 'Compresseur étudié',
  regime: 'Régime',
  file: 'appfroid-{{page}}-{{fluid}}',
} as const;

export const texts = { circuitPages: { shared } };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'circuit/shared': typeof texts;
  }
}
