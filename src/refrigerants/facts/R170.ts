import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R170: Refrigerant = {
  name: 'R170',
  designation: 'R-170',
  family: 'HC',
  cas: '74-84-0',
  components: null,
  gwp: { legal: 0.437, ar5: null, ar6: 0.437, eu517: 6 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 3.1, upper: 12.4 },
  lfl: 0.038,
  practicalLimit: 0.0086,
  rcl: null,
  autoignition: 515,
  oils: ['PAO', 'MO', 'POE'],
  uses: {
    fr: 'Étage basse température des cascades et froid pétrochimique, vers −80\u202f°C.',
    en: 'Low stage of cascades and petrochemical refrigeration, down to about −80\u202f°C.',
  },
  replaces: ['R23', 'R508B'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#A4343A',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.rsif, SOURCES.matheson],
};
