import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1132E: Refrigerant = {
  name: 'R1132(E)',
  designation: 'R-1132(E)',
  family: 'HFO',
  cas: '1630-78-0',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: null },
  odp: 0,
  safetyClass: 'B2',
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: 'Composant à faible PRP des mélanges R474A et apparentés pour la climatisation et les pompes à chaleur.',
    en: 'Low-GWP component of R474A and related blends for air conditioning and heat pumps.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal très faible (valeur à confirmer)\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC.",
      en: 'Legal GWP very low (value to be confirmed); below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota.',
    },
  },
  colour: '#3B30A6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ashrae34, SOURCES.bitzer],
};
