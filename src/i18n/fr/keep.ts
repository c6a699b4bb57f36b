/** « Garder »: what every page with an answer says of it. */
export const keep = {
  keep: 'Garder',
  done: 'Gardé dans «\u00a0{{name}}\u00a0»',
  see: 'Voir la machine',
  nothing: 'Rien à garder\u00a0: aucun résultat ne répond à la saisie',
  refused: 'Non gardé\u00a0: place manquante ou stockage interdit. Copiez le lien avant de quitter la page.',
} as const;
