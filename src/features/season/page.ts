/** The year of a machine, as a page. */
import type { Page } from '../../shell/navigation/descriptor.ts';

export const pages: readonly Page[] = [
  {
    path: '/simulation/saison',
    label: { fr: 'Saison', en: 'Season' },
    description: {
      fr: 'SCOP, SEER, SEPR, consommation d’une année, TEWI',
      en: 'SCOP, SEER, SEPR, energy of a year, TEWI',
    },
    icon: 'season',
    kind: 'season',
    menus: { simulation: 16 },
    words:
      'scop seer sepr en 14825 saisonnier seasonal annee annual consommation consumption energie energy tewi lccp etas eta climat climate bins bivalence bivalent appoint backup pompe a chaleur heat pump',
    parameter: 'season',
    doors: ['seasonal'],
  },
];
