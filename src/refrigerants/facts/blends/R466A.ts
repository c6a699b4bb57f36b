import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R466A: Refrigerant = {
  name: 'R466A',
  designation: 'R-466A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.49 },
    { name: 'R125', massFraction: 0.115 },
    { name: 'R13I1', massFraction: 0.395 },
  ],
  gwp: { legal: 733, ar5: 696, ar6: 808, eu517: 733 },
  odp: 0.004,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Mélange ininflammable à base d'iodofluorocarbure proposé en remplacement du R410A\u202f; diffusion limitée.",
    en: 'Non-flammable iodofluorocarbon blend proposed to replace R410A; limited distribution.',
  },
  replaces: ['R410A'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 733\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 733; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A63060',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
