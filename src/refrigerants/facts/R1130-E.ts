import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1130E: Refrigerant = {
  name: 'R1130(E)',
  designation: 'R-1130(E)',
  family: 'other',
  cas: '156-60-5',
  components: null,
  gwp: { legal: 0, ar5: null, ar6: null, eu517: null },
  odp: 0.00024,
  safetyClass: 'B2',
  pedGroup: null,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Composant du mélange azéotrope R514A\u202f; non employé pur.',
    en: 'Component of the azeotrope R514A; not used alone.',
  },
  replaces: [],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: "Composant non fluoré, absent du règlement (UE) 2024/590\u202f; valeur 0 par défaut dans le calcul du PRP d'un mélange (annexe VI du règlement (UE) 2024/573).",
      en: 'Non-fluorinated component, absent from Regulation (EU) 2024/590; default value 0 in the mixture GWP calculation (Annex VI of Regulation (EU) 2024/573).',
    },
  },
  colour: '#61D345',
  links: [LINKS.ashraeDesignations, LINKS.epaSnapChillers],
  sources: [SOURCES.ashrae34, SOURCES.epaSnap],
};
