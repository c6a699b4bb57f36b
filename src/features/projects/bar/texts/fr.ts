/** The bar of a project above a study. */
export const projectBar = {
  label: 'Projet',
  keep: 'Garder comme projet',
  all: 'Mes projets',
  undo: 'Annuler la dernière saisie',
  redo: 'Rétablir',
  name: 'Nom du projet',
  variant: 'Variante',
  first: 'Variante 1',
  nth: 'Variante {{n}}',
  add: '+ Variante',
  leave: 'Quitter le projet',
  keeping: { kept: 'Gardé sur cet appareil', waiting: 'Enregistrement…', failed: 'Non gardé' },
  failed:
    'Le navigateur n’a pas gardé ce projet\u00a0: place manquante ou stockage interdit. Partagez l’étude ou exportez-la avant de quitter la page.',
} as const;

export const texts = { projectBar };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'projects/bar': typeof texts;
  }
}
