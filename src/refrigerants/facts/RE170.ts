import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const RE170: Refrigerant = {
  name: 'RE170',
  designation: 'R-E170',
  family: 'other',
  cas: '115-10-6',
  components: null,
  gwp: { legal: 1, ar5: null, ar6: null, eu517: 1 },
  odp: 0,
  safetyClass: 'A3',
  pedGroup: 1,
  lflVolumePercent: { lower: 3.4, upper: 27.0 },
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: "Composant des mélanges R510A et R511A, propulseur d'aérosol\u202f; très rarement employé pur.",
    en: 'Component of R510A and R511A, aerosol propellant; very seldom used alone.',
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
  colour: '#9E652E',
  links: [LINKS.ashraeDesignations, LINKS.icsc0454],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.matheson, SOURCES.icsc0454],
};
