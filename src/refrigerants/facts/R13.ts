import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R13: Refrigerant = {
  name: 'R13',
  designation: 'R-13',
  family: 'CFC',
  cas: '75-72-9',
  components: null,
  gwp: { legal: 14400, ar5: 13900, ar6: 16200, eu517: null },
  odp: 1,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien fluide de l'étage basse température des cascades.",
    en: 'Former refrigerant of the low stage of cascade systems.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 16\u202f200.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 16200.',
    },
  },
  colour: '#9ADBE8',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
