import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R434A: Refrigerant = {
  name: 'R434A',
  designation: 'R-434A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R125', massFraction: 0.632 },
    { name: 'R143a', massFraction: 0.18 },
    { name: 'R134a', massFraction: 0.16 },
    { name: 'R600a', massFraction: 0.028 },
  ],
  gwp: { legal: 3245, ar5: 3075, ar6: 3654, eu517: 3245 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.32,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Conversion d'installations de froid au R22 et au R404A.",
    en: 'Retrofit of R22 and R404A refrigeration systems.',
  },
  replaces: ['R22', 'R404A'],
  regulation: {
    isAffected: true,
    limitYear: 2025,
    about: {
      fr: "PRP légal 3245\u202f; fluide vierge interdit pour l'entretien du froid depuis 2025 et de la climatisation/PAC depuis 2026 (art. 13, § 3 et 4)\u202f; recyclé ou régénéré toléré jusqu'en 2030 (froid) et 2032 (climatisation/PAC)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R143a, R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 3245; virgin gas banned for servicing refrigeration since 2025 and A/C and heat pumps since 2026 (Art. 13(3)-(4)); recycled or reclaimed allowed until 2030 (refrigeration) and 2032 (A/C, heat pumps); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R143a, R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#C7D27F',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.rsif],
};
