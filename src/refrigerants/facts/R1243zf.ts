import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1243zf: Refrigerant = {
  name: 'R1243zf',
  designation: 'R-1243zf',
  family: 'HFO',
  cas: '677-21-4',
  components: null,
  gwp: { legal: 0.261, ar5: null, ar6: 0.261, eu517: null },
  odp: 0,
  safetyClass: null,
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Composant inflammable étudié pour des mélanges à bas PRP\u202f; emploi marginal.',
    en: 'Flammable component studied for low-GWP blends; marginal use.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 0,261\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 0.261; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#30A659',
  links: [LINKS.eu573],
  sources: [SOURCES.eu573, SOURCES.ipcc],
};
