import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R424A: Refrigerant = {
  name: 'R424A',
  designation: 'R-424A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R125', massFraction: 0.505 },
    { name: 'R134a', massFraction: 0.47 },
    { name: 'R600a', massFraction: 0.009 },
    { name: 'R600', massFraction: 0.01 },
    { name: 'R601a', massFraction: 0.006 },
  ],
  gwp: { legal: 2440, ar5: 2212, ar6: 2608, eu517: 2440 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.1,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: "Conversion d'installations de climatisation au R22 avec l'huile d'origine.",
    en: 'Retrofit of R22 air-conditioning systems with the original oil.',
  },
  replaces: ['R22'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 2440\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 2440; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A63051',
  links: [LINKS.eu573, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.rsif],
};
