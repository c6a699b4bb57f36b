/** The quizzes: their list, a page for each, and one for each group of the certificate. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/quiz',
    label: { fr: 'Quiz', en: 'Quiz' },
    description: { fr: 'Vérifier ses connaissances du froid', en: 'Check what you know of refrigeration' },
    icon: 'quiz',
    kind: 'quiz',
    menus: { header: 30 },
    words: 'quiz questions examen attestation aptitude test formation training exam',
  },
  {
    path: '/parcours',
    label: { fr: 'Parcours', en: 'Paths' },
    description: {
      fr: 'Du débutant à l’attestation, du HFC au CO₂, de l’ingénieur aux cycles',
      en: 'From beginner to certificate, from HFC to CO₂, from engineer to cycles',
    },
    icon: 'quiz',
    kind: 'quiz',
    menus: { learn: 10, footer: 42 },
    words:
      'parcours apprendre debuter debutant par ou commencer formation programme progression attestation co2 path learn beginner where to start course training',
  },
  { path: '/quiz/attestation-*', kind: 'certificate', listedAt: '/quiz' },
  { path: '/quiz/*', kind: 'quiz', listedAt: '/quiz' },
];
