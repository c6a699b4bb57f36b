import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R600a: Refrigerant = {
  name: 'R600a',
  designation: 'R-600a',
  family: 'HC',
  cas: '75-28-5',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: 3 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 1.8, upper: 8.4 },
  lfl: 0.043,
  practicalLimit: 0.011,
  rcl: null,
  autoignition: 460,
  oils: ['MO', 'PAO', 'POE'],
  uses: {
    fr: 'Réfrigérateurs et congélateurs domestiques, petit froid commercial autonome.',
    en: 'Domestic refrigerators and freezers, small self-contained commercial units.',
  },
  replaces: ['R12', 'R134a'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#E4572E',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.matheson],
};
