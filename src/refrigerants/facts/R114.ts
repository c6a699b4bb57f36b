import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R114: Refrigerant = {
  name: 'R114',
  designation: 'R-114',
  family: 'CFC',
  cas: '76-14-2',
  components: null,
  gwp: { legal: 10000, ar5: 8590, ar6: 9430, eu517: null },
  odp: 1,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.14,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien fluide des pompes à chaleur haute température, des grues et des groupes d'eau glacée navals.",
    en: 'Former refrigerant of high-temperature heat pumps, crane cabins and naval chillers.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 9430.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 9430.',
    },
  },
  colour: '#003B5C',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
