import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R290: Refrigerant = {
  name: 'R290',
  designation: 'R-290',
  family: 'HC',
  cas: '74-98-6',
  components: null,
  gwp: { legal: 0.02, ar5: null, ar6: 0.02, eu517: 3 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 2.1, upper: 9.5 },
  lfl: 0.038,
  practicalLimit: 0.008,
  rcl: null,
  autoignition: 470,
  oils: ['PAO', 'PAG', 'POE'],
  uses: {
    fr: "Froid commercial autonome, petits groupes d'eau glacée, climatiseurs et pompes à chaleur.",
    en: 'Self-contained commercial refrigeration, small chillers, air conditioners and heat pumps.',
  },
  replaces: ['R22', 'R404A', 'R410A'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#C8102E',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.matheson],
};
