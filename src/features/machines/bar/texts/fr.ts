/** The bar of a machine above a study. */
export const machineBar = {
  label: 'Machine',
  keep: 'Garder',
  keepIn: 'Garder dans «\u00a0{{name}}\u00a0»',
  perfect: 'compresseur parfait',
  compare: 'Comparer',
  all: 'Mes machines',
  undo: 'Annuler la dernière saisie',
  redo: 'Rétablir',
  name: 'Nom de la machine',
  study: 'Étude',
  nth: 'Étude {{n}}',
  add: '+ Étude',
  leave: 'Quitter la machine',
  keeping: { kept: 'Gardé sur cet appareil', waiting: 'Pas encore gardé', failed: 'Non gardé' },
  failed:
    'Le navigateur n’a pas gardé cette étude\u00a0: place manquante ou stockage interdit. Partagez-la ou exportez-la avant de quitter la page.',
} as const;

export const texts = { machineBar };

declare module '../../../../i18n/keys.ts' {
  interface Texts {
    readonly 'machines/bar': typeof texts;
  }
}
