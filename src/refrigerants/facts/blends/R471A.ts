import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R471A: Refrigerant = {
  name: 'R471A',
  designation: 'R-471A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R1234ze(E)', massFraction: 0.787 },
    { name: 'R227ea', massFraction: 0.043 },
    { name: 'R1336mzz(E)', massFraction: 0.17 },
  ],
  gwp: { legal: 143, ar5: null, ar6: 159, eu517: null },
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
    fr: "Froid positif, groupes d'eau glacée et pompes à chaleur avec un mélange ininflammable sous PRP 150.",
    en: 'Medium-temperature refrigeration, chillers and heat pumps with a non-flammable blend below GWP 150.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 143\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234ze(E), R227ea, R1336mzz(E) visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 143; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234ze(E), R227ea, R1336mzz(E) covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#45D381',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
