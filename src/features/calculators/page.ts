/** The calculators: their list, and a page for each. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/tools',
    label: { fr: 'Outils', en: 'Tools' },
    description: { fr: 'Tous les calculateurs, rangés par sujet', en: 'Every calculator, sorted by subject' },
    icon: 'tools',
    kind: 'list',
    menus: { header: 10, footer: 20 },
    words: 'calculateur calculette outil calculator list liste',
  },
  { path: '/tools/*', kind: 'calculator', listedAt: '/tools' },
];
