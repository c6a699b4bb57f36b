/** The page a language's root shows. */
import type { Page } from '../navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/',
    label: { fr: 'Accueil', en: 'Home' },
    icon: 'home',
    kind: 'home',
    menus: { footer: 10 },
    words: 'accueil home',
  },
];
