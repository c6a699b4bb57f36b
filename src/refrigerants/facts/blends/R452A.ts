import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R452A: Refrigerant = {
  name: 'R452A',
  designation: 'R-452A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.11 },
    { name: 'R125', massFraction: 0.59 },
    { name: 'R1234yf', massFraction: 0.3 },
  ],
  gwp: { legal: 2139, ar5: 1945, ar6: 2292, eu517: 2140 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.423,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Transport frigorifique et froid négatif à faible température de refoulement, remplacement du R404A.',
    en: 'Transport refrigeration and low-temperature units with low discharge temperature, replacing R404A.',
  },
  replaces: ['R404A'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 2139\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R1234yf visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 2139; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R1234yf covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#309BA6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
