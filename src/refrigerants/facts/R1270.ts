import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1270: Refrigerant = {
  name: 'R1270',
  designation: 'R-1270',
  family: 'HC',
  cas: '115-07-1',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: 2 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 2.7, upper: 11.1 },
  lfl: 0.046,
  practicalLimit: 0.008,
  rcl: null,
  autoignition: 455,
  oils: ['PAO', 'PAG', 'POE'],
  uses: {
    fr: "Groupes d'eau glacée, pompes à chaleur et froid industriel ou commercial à basse température.",
    en: 'Chillers, heat pumps and industrial or commercial low-temperature refrigeration.',
  },
  replaces: ['R22', 'R404A'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#D0413A',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.matheson],
};
