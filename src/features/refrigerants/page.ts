/** The refrigerants: their list, a page for each, and one for each replacement people ask about. */
import type { ListedPage, Page } from '../../shell/navigation/descriptor.ts';

const fluidList: ListedPage = {
  path: '/ressources/list-fluide',
  label: { fr: 'Liste des fluides', en: 'List of refrigerants' },
  description: {
    fr: 'Chaque fluide\u00a0: pression, table, diagramme, PRP, réglementation',
    en: 'Each refrigerant: pressure, table, diagram, GWP, regulation',
  },
  icon: 'book',
  kind: 'catalogue',
  menus: { resources: 20 },
  words:
    'fluides frigorigenes refrigerants prp gwp a2l a1 securite classe f-gaz liste list sublimation point triple neige carbonique glace carbonique dry ice',
  doors: ['dryIce'],
};

export const pages: readonly Page[] = [
  fluidList,
  { path: `${fluidList.path}/*`, kind: 'fluid', listedAt: fluidList.path },
  { path: '/ressources/remplacer/*', kind: 'pair', listedAt: '/simulation/comparatif' },
];
