/** Projects of this device, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/projets',
    label: { fr: 'Mes projets', en: 'My projects' },
    description: {
      fr: 'Machines gardées sur cet appareil, avec leurs variantes, notes et photos',
      en: 'Machines kept on this device, with their variants, notes and photos',
    },
    icon: 'projects',
    kind: 'projects',
    menus: { simulation: 60, landing: 60 },
    words:
      'projet etude affaire dossier machine variante note photo sauvegarde garder enregistrer exporter importer appfroid project study job file variant save keep export import',
  },
];
