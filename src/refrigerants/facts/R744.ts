import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R744: Refrigerant = {
  name: 'R744',
  designation: 'R-744',
  family: 'natural',
  cas: '124-38-9',
  components: null,
  gwp: { legal: 1, ar5: 1, ar6: 1, eu517: 1 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.1,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PAG'],
  uses: {
    fr: 'Froid commercial transcritique, étage basse température des cascades, pompes à chaleur et transport.',
    en: 'Transcritical commercial refrigeration, low stage of cascades, heat pumps and transport.',
  },
  replaces: ['R404A', 'R507A'],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: "Hors règlement F-gaz et hors substances appauvrissant l'ozone\u202f; règles de sécurité EN 378 et DESP applicables.",
      en: 'Outside the F-gas and ozone regulations; EN 378 safety rules and the PED apply.',
    },
  },
  colour: '#8A8D8F',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
