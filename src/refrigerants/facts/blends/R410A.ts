import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R410A: Refrigerant = {
  name: 'R410A',
  designation: 'R-410A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.5 },
    { name: 'R125', massFraction: 0.5 },
  ],
  gwp: { legal: 2088, ar5: 1924, ar6: 2256, eu517: 2088 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.44,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Climatiseurs, pompes à chaleur, débit de réfrigérant variable et groupes d'eau glacée.",
    en: 'Air conditioners, heat pumps, variable refrigerant flow systems and chillers.',
  },
  replaces: ['R22'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 2088\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 2088; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D592AA',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends, LINKS.honeywellAz20],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
