import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R470A: Refrigerant = {
  name: 'R470A',
  designation: 'R-470A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R744', massFraction: 0.1 },
    { name: 'R32', massFraction: 0.17 },
    { name: 'R125', massFraction: 0.19 },
    { name: 'R134a', massFraction: 0.07 },
    { name: 'R1234ze(E)', massFraction: 0.44 },
    { name: 'R227ea', massFraction: 0.03 },
  ],
  gwp: { legal: 977, ar5: 909, ar6: 1057, eu517: 980 },
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
    fr: 'Remplacement du R410A dans les installations existantes de climatisation.',
    en: 'Replacement of R410A in existing air-conditioning systems.',
  },
  replaces: ['R410A'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 977\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R134a, R1234ze(E), R227ea visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 977; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R134a, R1234ze(E), R227ea covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D1D27F',
  links: [LINKS.eu573, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34],
};
