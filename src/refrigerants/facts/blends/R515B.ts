import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R515B: Refrigerant = {
  name: 'R515B',
  designation: 'R-515B',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R1234ze(E)', massFraction: 0.911 },
    { name: 'R227ea', massFraction: 0.089 },
  ],
  gwp: { legal: 288, ar5: 299, ar6: 322, eu517: 293 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.306,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Groupes d'eau glacée et pompes à chaleur, ininflammable, en remplacement du R134a.",
    en: 'Chillers and heat pumps, non-flammable, replacing R134a.',
  },
  replaces: ['R134a', 'R227ea', 'R124'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 288\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234ze(E), R227ea visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 288; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234ze(E), R227ea covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A65830',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends, LINKS.honeywell515B],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
