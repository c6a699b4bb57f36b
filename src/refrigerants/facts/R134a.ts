import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R134a: Refrigerant = {
  name: 'R134a',
  designation: 'R-134a',
  family: 'HFC',
  cas: '811-97-2',
  components: null,
  gwp: { legal: 1430, ar5: 1300, ar6: 1530, eu517: 1430 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.25,
  rcl: 0.21,
  autoignition: 743,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Froid positif, groupes d'eau glacée, pompes à chaleur et ancienne climatisation automobile.",
    en: 'Medium-temperature refrigeration, chillers, heat pumps and former car air conditioning.',
  },
  replaces: ['R12'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 1430\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1430; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#99D6EA',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.arkemaForane134a],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.imc],
};
