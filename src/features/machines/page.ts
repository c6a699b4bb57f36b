/** Machines of this device, as a page; the address it had when they were projects leads to it. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/machines',
    label: { fr: 'Mes machines', en: 'My machines' },
    description: {
      fr: 'Machines gardées sur cet appareil\u00a0: usage, fluide, relevés, études, photos',
      en: 'Machines kept on this device: use, refrigerant, visits, studies, photos',
    },
    icon: 'projects',
    kind: 'machines',
    menus: { simulation: 10 },
    words:
      'machine parc fiche projet etude affaire dossier variante note photo sauvegarde garder enregistrer exporter importer appfroid releves gardes project study job file variant save keep export import record visits',
  },
  { path: '/simulation/projets', kind: 'machines', unlisted: 'the address of before: it shows the machines' },
];
