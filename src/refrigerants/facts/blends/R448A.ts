import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R448A: Refrigerant = {
  name: 'R448A',
  designation: 'R-448A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.26 },
    { name: 'R125', massFraction: 0.26 },
    { name: 'R1234yf', massFraction: 0.2 },
    { name: 'R134a', massFraction: 0.21 },
    { name: 'R1234ze(E)', massFraction: 0.07 },
  ],
  gwp: { legal: 1386, ar5: 1273, ar6: 1494, eu517: 1387 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.388,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Froid commercial positif et négatif, centrales neuves et conversions du R404A.',
    en: 'Commercial medium- and low-temperature refrigeration, new racks and R404A retrofits.',
  },
  replaces: ['R404A', 'R507A', 'R22'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 1386\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R1234yf, R134a, R1234ze(E) visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1386; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R1234yf, R134a, R1234ze(E) covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#3034A6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
