import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R503: Refrigerant = {
  name: 'R503',
  designation: 'R-503',
  family: 'CFC',
  cas: null,
  components: [
    { name: 'R23', massFraction: 0.401 },
    { name: 'R13', massFraction: 0.599 },
  ],
  gwp: { legal: 14560, ar5: 13299, ar6: 15558, eu517: null },
  odp: 0.6,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['AB'],
  uses: {
    fr: "Ancien azéotrope de l'étage basse température des cascades.",
    en: 'Former azeotrope for the low stage of cascade systems.',
  },
  replaces: ['R13'],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only.',
    },
  },
  colour: '#00AB8E',
  links: [LINKS.eu573, LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
