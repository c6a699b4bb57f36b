import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R13I1: Refrigerant = {
  name: 'R13I1',
  designation: 'R-13I1',
  family: 'other',
  cas: '2314-97-8',
  components: null,
  gwp: { legal: null, ar5: null, ar6: null, eu517: null },
  odp: 0.01,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: 'Composant ininflammable du R466A\u202f; non employé pur.',
    en: 'Flame-suppressing component of R466A; not used alone.',
  },
  replaces: [],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: "Non cité dans les annexes I et II du règlement (UE) 2024/573\u202f; composant iodé à faible potentiel d'appauvrissement de l'ozone\u202f: vérifier le cadre applicable avant emploi.",
      en: 'Not listed in Annexes I and II of Regulation (EU) 2024/573; iodine-bearing component with a small ozone depletion potential: check the applicable rules before use.',
    },
  },
  colour: '#6FA630',
  links: [LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.ashrae34, SOURCES.bitzer],
};
