/** Why two tables differ, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/ressources/deux-tables',
    label: { fr: 'Deux tables qui diffèrent', en: 'Two tables that differ' },
    description: {
      fr: 'Collez une table\u00a0: la convention qui l’explique, et ce qui reste en kelvins',
      en: 'Paste a table: the convention that explains it, and what remains in kelvin',
    },
    icon: 'ruler',
    kind: 'study',
    menus: { resources: 55 },
    words:
      'deux tables different two tables differ pourquoi why ecart gap reglette fausse ruler wrong table fausse pt chart wrong convention relatif absolu bulle rosee bubble dew psig barg atmosphere altitude refprop coolprop ma table ne dit pas pareil coller paste photo',
    doors: ['tableDoctor'],
  },
];
