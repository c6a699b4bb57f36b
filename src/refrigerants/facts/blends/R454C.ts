import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R454C: Refrigerant = {
  name: 'R454C',
  designation: 'R-454C',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.215 },
    { name: 'R1234yf', massFraction: 0.785 },
  ],
  gwp: { legal: 146, ar5: 146, ar6: 166, eu517: 148 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 1,
  lflVolumePercent: { lower: 7.9, upper: null },
  lfl: 0.293,
  practicalLimit: 0.059,
  rcl: null,
  autoignition: 444,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Froid commercial, groupes de condensation et pompes à chaleur sous le seuil de PRP 150.',
    en: 'Commercial refrigeration, condensing units and heat pumps below the GWP 150 threshold.',
  },
  replaces: ['R404A', 'R22', 'R407C'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 146\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234yf visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 146; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234yf covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#7F9DD2',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
