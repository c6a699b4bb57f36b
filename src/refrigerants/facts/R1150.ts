import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1150: Refrigerant = {
  name: 'R1150',
  designation: 'R-1150',
  family: 'HC',
  cas: '74-85-1',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: 4 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 2.7, upper: 36.0 },
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'PAO'],
  uses: {
    fr: 'Étage à très basse température des cascades et froid pétrochimique, vers −100\u202f°C.',
    en: 'Very low stage of cascades and petrochemical refrigeration, down to about −100\u202f°C.',
  },
  replaces: ['R14', 'R13'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#7C2529',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.matheson],
};
