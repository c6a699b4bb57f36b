/** What the circuit's pages share beside the bar. */
export const shared = {
  copy: 'Copier le lien',
  print: 'Imprimer',
  csv: 'Exporter (CSV)',
  inputs: 'Entrées de la simulation',
  ownInputs: 'Données de la page',
  stale: 'Dernier résultat valable, le temps de corriger la saisie',
  following: 'Calcul en cours…',
  warnings: 'À surveiller',
  noResult: 'Pas de résultat pour ce régime',
  quantity: 'Grandeur',
  value: 'Valeur',
  unit: 'Unité',
  regime: 'Régime',
  file: 'appfroid-{{page}}-{{fluid}}',
} as const;
