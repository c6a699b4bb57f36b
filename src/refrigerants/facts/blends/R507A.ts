import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R507A: Refrigerant = {
  name: 'R507A',
  designation: 'R-507A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R125', massFraction: 0.5 },
    { name: 'R143a', massFraction: 0.5 },
  ],
  gwp: { legal: 3985, ar5: 3985, ar6: 4775, eu517: 3985 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.53,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Froid commercial et industriel négatif, évaporateurs noyés compris.',
    en: 'Commercial and industrial low-temperature refrigeration, flooded evaporators included.',
  },
  replaces: ['R502', 'R22'],
  regulation: {
    isAffected: true,
    limitYear: 2025,
    about: {
      fr: "PRP légal 3985\u202f; fluide vierge interdit pour l'entretien du froid depuis 2025 et de la climatisation/PAC depuis 2026 (art. 13, § 3 et 4)\u202f; recyclé ou régénéré toléré jusqu'en 2030 (froid) et 2032 (climatisation/PAC)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R143a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 3985; virgin gas banned for servicing refrigeration since 2025 and A/C and heat pumps since 2026 (Art. 13(3)-(4)); recycled or reclaimed allowed until 2030 (refrigeration) and 2032 (A/C, heat pumps); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R143a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#00B2A9',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
