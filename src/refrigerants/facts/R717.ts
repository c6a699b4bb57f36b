import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R717: Refrigerant = {
  name: 'R717',
  designation: 'R-717',
  family: 'natural',
  cas: '7664-41-7',
  components: null,
  gwp: { legal: 0, ar5: 0, ar6: 0, eu517: 0 },
  odp: 0,
  safetyClass: 'B2L',
  pedGroup: 1,
  lflVolumePercent: { lower: 16.7, upper: 28.0 },
  lfl: 0.116,
  practicalLimit: 0.00035,
  rcl: null,
  autoignition: 630,
  oils: ['MO', 'PAO'],
  uses: {
    fr: "Froid industriel, patinoires, entrepôts, groupes d'eau glacée et grandes pompes à chaleur.",
    en: 'Industrial refrigeration, ice rinks, cold stores, chillers and large heat pumps.',
  },
  replaces: ['R22', 'R404A', 'R507A'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: 'Hors règlement F-gaz\u202f; contraintes de sécurité\u202f: limites de charge EN 378-1 (annexe C), DESP groupe 1, zones ATEX le cas échéant\u202f; certification aux fluides alternatifs (art. 10 du règl. (UE) 2024/573).',
      en: 'Outside the F-gas Regulation; safety constraints apply: EN 378-1 charge limits (Annex C), PED group 1, ATEX zones where relevant; certification for alternatives (Art. 10 of Reg. (EU) 2024/573).',
    },
  },
  colour: '#B8BCC0',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.matheson],
};
