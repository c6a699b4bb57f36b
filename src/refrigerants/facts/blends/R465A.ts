import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R465A: Refrigerant = {
  name: 'R465A',
  designation: 'R-465A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R32', massFraction: 0.21 },
    { name: 'R290', massFraction: 0.079 },
    { name: 'R1234yf', massFraction: 0.711 },
  ],
  gwp: { legal: 142, ar5: 143, ar6: 162, eu517: 145 },
  odp: 0,
  safetyClass: 'A2',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Froid commercial à basse température sous le seuil de PRP 150\u202f; peu diffusé.',
    en: 'Low-temperature commercial refrigeration below the GWP 150 threshold; little distributed.',
  },
  replaces: ['R404A'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 142\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R1234yf visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 142; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R1234yf covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#89D27F',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
