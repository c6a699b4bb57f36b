/** Exercises with drawn data, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/exercices',
    label: { fr: 'Exercices', en: 'Exercises' },
    description: {
      fr: 'Surchauffe, panne, charge, ligne, cycle : données tirées, correction pas à pas',
      en: 'Superheat, fault, charge, line, cycle: drawn data, worked through',
    },
    icon: 'quiz',
    kind: 'quiz',
    menus: { learn: 20, footer: 44 },
    words:
      'exercice exercices entrainement tp travaux pratiques eleve enseignant feuille corrige exercise exercises training practice worksheet teacher calcul surchauffe panne',
  },
];
