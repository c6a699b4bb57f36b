/** The best high pressure of CO₂, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/hp-optimum',
    label: { fr: 'HP optimale CO₂', en: 'CO₂ optimum pressure' },
    description: {
      fr: 'La haute pression du meilleur COP transcritique',
      en: 'The high pressure of the best transcritical COP',
    },
    icon: 'optimum',
    kind: 'study',
    menus: { simulation: 32 },
    words: 'haute pression optimale co2 r744 transcritique optimum gas cooler flottante floating',
    doors: ['hpOptimum'],
  },
];
