import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R12: Refrigerant = {
  name: 'R12',
  designation: 'R-12',
  family: 'CFC',
  cas: '75-71-8',
  components: null,
  gwp: { legal: 10900, ar5: 10200, ar6: 12500, eu517: null },
  odp: 1,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.09,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien fluide du froid domestique et commercial, de la climatisation automobile et des groupes d'eau glacée.",
    en: 'Former refrigerant of domestic and commercial refrigeration, car air conditioning and chillers.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 11\u202f200.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 11200.',
    },
  },
  colour: '#F2F2F2',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
