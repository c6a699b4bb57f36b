import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R113: Refrigerant = {
  name: 'R113',
  designation: 'R-113',
  family: 'CFC',
  cas: '76-13-1',
  components: null,
  gwp: { legal: 6130, ar5: 5820, ar6: 6520, eu517: null },
  odp: 0.8,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.02,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Ancien solvant et fluide basse pression de groupes centrifuges.',
    en: 'Former solvent and low-pressure centrifugal chiller refrigerant.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 6520.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 6520.',
    },
  },
  colour: '#753BBD',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
