import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R413A: Refrigerant = {
  name: 'R413A',
  designation: 'R-413A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R218', massFraction: 0.09 },
    { name: 'R134a', massFraction: 0.88 },
    { name: 'R600a', massFraction: 0.03 },
  ],
  gwp: { legal: 2095, ar5: 1945, ar6: 2183, eu517: 2053 },
  odp: 0,
  safetyClass: 'A2',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['AB', 'POE'],
  uses: {
    fr: "Conversion d'installations au R12 en conservant l'huile minérale, climatisation automobile ancienne comprise.",
    en: 'Retrofit of R12 systems keeping mineral oil, including older car air conditioning.',
  },
  replaces: ['R12'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 2095\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R218, R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 2095; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R218, R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#7FD2C8',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
