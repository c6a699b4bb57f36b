import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R500: Refrigerant = {
  name: 'R500',
  designation: 'R-500',
  family: 'CFC',
  cas: null,
  components: [
    { name: 'R12', massFraction: 0.738 },
    { name: 'R152a', massFraction: 0.262 },
  ],
  gwp: { legal: 8077, ar5: 7564, ar6: 9268, eu517: null },
  odp: 0.74,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien azéotrope de climatisation, de déshumidification et de groupes d'eau glacée.",
    en: 'Former azeotrope for air conditioning, dehumidification and chillers.',
  },
  replaces: ['R12'],
  regulation: {
    isAffected: true,
    limitYear: 2001,
    about: {
      fr: "Substance appauvrissant l'ozone (CFC)\u202f: mise sur le marché et utilisation interdites (règl. (UE) 2024/590, art. 4 et 5)\u202f; entretien des installations interdit depuis 2001, récupération et destruction seulement.",
      en: 'Ozone-depleting substance (CFC): placing on the market and use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); servicing with it banned since 2001, recovery and destruction only.',
    },
  },
  colour: '#FFD100',
  links: [LINKS.eu573, LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
