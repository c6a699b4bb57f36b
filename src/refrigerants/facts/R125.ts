import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R125: Refrigerant = {
  name: 'R125',
  designation: 'R-125',
  family: 'HFC',
  cas: '354-33-6',
  components: null,
  gwp: { legal: 3500, ar5: 3170, ar6: 3740, eu517: 3500 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.39,
  rcl: 0.37,
  autoignition: 733,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Composant ininflammable de nombreux mélanges HFC et agent extincteur\u202f; rarement employé pur.',
    en: 'Non-flammable component of many HFC blends and fire-extinguishing agent; seldom used alone.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2025,
    about: {
      fr: "PRP légal 3500\u202f; fluide vierge interdit pour l'entretien du froid depuis 2025 et de la climatisation/PAC depuis 2026 (art. 13, § 3 et 4)\u202f; recyclé ou régénéré toléré jusqu'en 2030 (froid) et 2032 (climatisation/PAC)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 3500; virgin gas banned for servicing refrigeration since 2025 and A/C and heat pumps since 2026 (Art. 13(3)-(4)); recycled or reclaimed allowed until 2030 (refrigeration) and 2032 (A/C, heat pumps); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#B9975B',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.imc],
};
