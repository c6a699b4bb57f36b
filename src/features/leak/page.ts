/** What a leak leaves of a blend, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/fuite',
    label: { fr: 'Fuite et complément', en: 'Leak and top-up' },
    description: {
      fr: 'Ce qu’une fuite laisse d’un mélange, et si on peut compléter',
      en: 'What a leak leaves of a blend, and whether to top up',
    },
    icon: 'leak',
    kind: 'season',
    menus: { simulation: 24 },
    words:
      'fuite melange zeotrope detitrage detitre fractionnement fractionation composition complement completer appoint recharge top up topping up leak blend zeotropic refleak combien de fois how many times fluide fuit manque',
    doors: ['leak'],
  },
];
