import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R512A: Refrigerant = {
  name: 'R512A',
  designation: 'R-512A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R134a', massFraction: 0.05 },
    { name: 'R152a', massFraction: 0.95 },
  ],
  gwp: { legal: 189, ar5: 196, ar6: 232, eu517: 189 },
  odp: 0,
  safetyClass: 'A2',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Azéotrope inflammable à base de R152a pour petits appareils et secteur industriel\u202f; emploi marginal.',
    en: 'Flammable R152a-based azeotrope for small appliances and industrial use; marginal use.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 189\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 189; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D34562',
  links: [LINKS.eu573, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34],
};
