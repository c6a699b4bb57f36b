import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R454A: Refrigerant = {
  name: 'R454A',
  designation: 'R-454A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.35 },
    { name: 'R1234yf', massFraction: 0.65 },
  ],
  gwp: { legal: 237, ar5: 238, ar6: 270, eu517: 239 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 1,
  lflVolumePercent: { lower: 8.5, upper: null },
  lfl: 0.278,
  practicalLimit: 0.056,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Froid commercial positif et négatif, petites pompes à chaleur et transport.',
    en: 'Commercial medium- and low-temperature refrigeration, small heat pumps and transport.',
  },
  replaces: ['R404A'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 237\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234yf visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 237; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234yf covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#30A64A',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
