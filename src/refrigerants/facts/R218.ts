import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R218: Refrigerant = {
  name: 'R218',
  designation: 'R-218',
  family: 'PFC',
  cas: '76-19-7',
  components: null,
  gwp: { legal: 9290, ar5: 8900, ar6: 9290, eu517: 8830 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: 'Composant du R413A et procédés à très basse température\u202f; emploi très limité.',
    en: 'Component of R413A and very low temperature processes; very limited use.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2025,
    about: {
      fr: "PRP légal 9290\u202f; fluide vierge interdit pour l'entretien du froid depuis 2025 et de la climatisation/PAC depuis 2026 (art. 13, § 3 et 4)\u202f; recyclé ou régénéré toléré jusqu'en 2030 (froid) et 2032 (climatisation/PAC)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 9290; virgin gas banned for servicing refrigeration since 2025 and A/C and heat pumps since 2026 (Art. 13(3)-(4)); recycled or reclaimed allowed until 2030 (refrigeration) and 2032 (A/C, heat pumps); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#7FD28A',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
