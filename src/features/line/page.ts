/** The quick point, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/line',
    label: { fr: 'Point rapide', en: 'Quick point' },
    description: {
      fr: 'Un point de fonctionnement en quelques secondes, et ses courbes',
      en: 'One operating point in seconds, and its curves',
    },
    icon: 'point',
    kind: 'simulation',
    menus: { simulation: 30 },
    words: 'point etat proprietes fluide properties state enthalpie entropie densite density sweep balayage',
    doors: ['lineInput', 'sweep'],
  },
];
