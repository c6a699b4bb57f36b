/** The comparison of two fluids, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/comparatif',
    label: { fr: 'Comparer des fluides', en: 'Compare two fluids' },
    description: {
      fr: 'Les mêmes conditions, deux fluides côte à côte',
      en: 'The same conditions, two fluids side by side',
    },
    icon: 'compare',
    kind: 'study',
    menus: { simulation: 20, landing: 30 },
    words: 'comparer fluides remplacement retrofit drop-in alternative compare refrigerants',
    doors: ['comparison'],
  },
];
