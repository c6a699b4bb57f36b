import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R470B: Refrigerant = {
  name: 'R470B',
  designation: 'R-470B',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R744', massFraction: 0.1 },
    { name: 'R32', massFraction: 0.115 },
    { name: 'R125', massFraction: 0.115 },
    { name: 'R134a', massFraction: 0.03 },
    { name: 'R1234ze(E)', massFraction: 0.57 },
    { name: 'R227ea', massFraction: 0.07 },
  ],
  gwp: { legal: 749, ar5: 717, ar6: 818, eu517: 753 },
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
    fr: 'Remplacement du R404A et du R507A en froid commercial.',
    en: 'Replacement of R404A and R507A in commercial refrigeration.',
  },
  replaces: ['R404A', 'R507A'],
  regulation: {
    isAffected: true,
    limitYear: 2027,
    about: {
      fr: "PRP légal 749\u202f; neuf interdit au-dessus de 150\u202f: froid autonome (2025), groupes d'eau glacée et monoblocs ≤ 12\u202fkW, monoblocs ≤ 50\u202fkW et splits air-eau ≤ 12\u202fkW (2027), splits air-air ≤ 12\u202fkW (2029), froid hors groupes d'eau glacée (2030), splits > 12\u202fkW (2033) (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125, R134a, R1234ze(E), R227ea visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 749; new equipment above 150 banned: self-contained refrigeration (2025), chillers and self-contained units ≤ 12\u202fkW, self-contained ≤ 50\u202fkW and air-to-water splits ≤ 12\u202fkW (2027), air-to-air splits ≤ 12\u202fkW (2029), refrigeration other than chillers (2030), splits > 12\u202fkW (2033) (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125, R134a, R1234ze(E), R227ea covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#8430A6',
  links: [LINKS.eu573, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34],
};
