import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R502: Refrigerant = {
  name: 'R502',
  designation: 'R-502',
  family: 'CFC',
  cas: null,
  components: [
    { name: 'R22', massFraction: 0.488 },
    { name: 'R115', massFraction: 0.512 },
  ],
  gwp: { legal: 4657, ar5: 4786, ar6: 5872, eu517: null },
  odp: 0.33,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['AB'],
  uses: {
    fr: 'Ancien azéotrope du froid commercial négatif.',
    en: 'Former azeotrope for low-temperature commercial refrigeration.',
  },
  replaces: ['R22'],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement. PFAS\u202f: mélange contenant R115 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only. PFAS: blend containing R115 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#C9A3DB',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
