import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R601: Refrigerant = {
  name: 'R601',
  designation: 'R-601',
  family: 'HC',
  cas: '109-66-0',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: 5 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 1.2, upper: null },
  lfl: 0.035,
  practicalLimit: 0.008,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: "Cycles organiques de Rankine et pompes à chaleur haute température\u202f; additif de mélanges pour le retour d'huile.",
    en: 'Organic Rankine cycles and high-temperature heat pumps; oil-return additive in blends.',
  },
  replaces: [],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#F2A65A',
  links: [LINKS.ashraeDesignations],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.en378],
};
