import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1132a: Refrigerant = {
  name: 'R1132a',
  designation: 'R-1132a',
  family: 'HFO',
  cas: '75-38-7',
  components: null,
  gwp: { legal: 0.052, ar5: null, ar6: 0.052, eu517: null },
  odp: 0,
  safetyClass: 'A2',
  pedGroup: 1,
  lflVolumePercent: { lower: 5.5, upper: 21.3 },
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Composant à bas point d'ébullition de mélanges pour la basse et la très basse température, R468A et R473A notamment.",
    en: 'Low-boiling component of blends for low and ultra-low temperature, R468A and R473A in particular.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 0,052\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC.",
      en: 'Legal GWP 0.052; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota.',
    },
  },
  colour: '#D29F7F',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.matheson],
};
