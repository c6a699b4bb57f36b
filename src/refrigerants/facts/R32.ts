import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R32: Refrigerant = {
  name: 'R32',
  designation: 'R-32',
  family: 'HFC',
  cas: '75-10-5',
  components: null,
  gwp: { legal: 675, ar5: 677, ar6: 771, eu517: 675 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 1,
  lflVolumePercent: { lower: 14.4, upper: null },
  lfl: 0.307,
  practicalLimit: 0.061,
  rcl: 0.077,
  autoignition: 648,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Climatiseurs, pompes à chaleur et petits groupes d'eau glacée\u202f; composant de base de nombreux mélanges.",
    en: 'Air conditioners, heat pumps and small chillers; base component of many blends.',
  },
  replaces: ['R410A'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 675\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17).",
      en: 'Legal GWP 675; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17).',
    },
  },
  colour: '#4F86C6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378, SOURCES.imc],
};
