import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R600: Refrigerant = {
  name: 'R600',
  designation: 'R-600',
  family: 'HC',
  cas: '106-97-8',
  components: null,
  gwp: { legal: 0.006, ar5: null, ar6: 0.006, eu517: 4 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 1.6, upper: 8.4 },
  lfl: 0.038,
  practicalLimit: 0.0089,
  rcl: null,
  autoignition: 365,
  oils: ['MO', 'PAO', 'POE'],
  uses: {
    fr: "Pompes à chaleur haute température et composant de mélanges pour le retour d'huile.",
    en: 'High-temperature heat pumps and blend component for oil return.',
  },
  replaces: ['R114', 'R245fa'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#F08A5D',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.matheson],
};
