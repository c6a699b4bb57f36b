import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R115: Refrigerant = {
  name: 'R115',
  designation: 'R-115',
  family: 'CFC',
  cas: '76-15-3',
  components: null,
  gwp: { legal: 7370, ar5: 7670, ar6: 9600, eu517: null },
  odp: 0.6,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.76,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Ancien composant du R502\u202f; non employé pur.',
    en: 'Former component of R502; not used alone.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PRP informatif de l'annexe I\u202f: 9600. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. Informative GWP in Annex I: 9600. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#8E7CC3',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
