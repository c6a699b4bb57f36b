/** The comparison of two fluids, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/comparatif',
    label: { fr: 'Comparer des fluides', en: 'Compare refrigerants' },
    description: {
      fr: 'Les mêmes conditions, de deux à six fluides côte à côte',
      en: 'Compare two fluids, or up to six, side by side at the same conditions',
    },
    icon: 'compare',
    kind: 'study',
    menus: { simulation: 14 },
    words: 'comparer fluides remplacement retrofit drop-in alternative compare refrigerants',
    doors: ['comparison'],
  },
];
