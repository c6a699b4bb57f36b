import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const RC318: Refrigerant = {
  name: 'RC318',
  designation: 'R-C318',
  family: 'PFC',
  cas: '115-25-3',
  components: null,
  gwp: { legal: 10200, ar5: 9540, ar6: 10200, eu517: 10300 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Composant de mélanges anciens, gravure électronique\u202f; emploi frigorifique très rare.',
    en: 'Component of older blends, semiconductor etching; very rare as a refrigerant.',
  },
  replaces: ['R114'],
  regulation: {
    isAffected: true,
    limitYear: 2025,
    about: {
      fr: "PRP légal 10\u202f200\u202f; fluide vierge interdit pour l'entretien du froid depuis 2025 et de la climatisation/PAC depuis 2026 (art. 13, § 3 et 4)\u202f; recyclé ou régénéré toléré jusqu'en 2030 (froid) et 2032 (climatisation/PAC)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 10200; virgin gas banned for servicing refrigeration since 2025 and A/C and heat pumps since 2026 (Art. 13(3)-(4)); recycled or reclaimed allowed until 2030 (refrigeration) and 2032 (A/C, heat pumps); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#45D3A6',
  links: [LINKS.eu573, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34],
};
