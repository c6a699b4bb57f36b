import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R11: Refrigerant = {
  name: 'R11',
  designation: 'R-11',
  family: 'CFC',
  cas: '75-69-4',
  components: null,
  gwp: { legal: 4750, ar5: 4660, ar6: 6230, eu517: null },
  odp: 1,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.0062,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien fluide basse pression des groupes d'eau glacée centrifuges et agent gonflant.",
    en: 'Former low-pressure refrigerant of centrifugal chillers and foam blowing agent.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 5560.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 5560.',
    },
  },
  colour: '#FF6A13',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
