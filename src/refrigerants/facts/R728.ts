import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R728: Refrigerant = {
  name: 'R728',
  designation: 'R-728',
  family: 'natural',
  cas: '7727-37-9',
  components: null,
  gwp: { legal: 0, ar5: 0, ar6: 0, eu517: null },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: "Froid cryogénique, mise en pression et balayage des circuits, essais de résistance et d'étanchéité.",
    en: 'Cryogenic cooling, pressurising and purging of circuits, strength and tightness tests.',
  },
  replaces: [],
  regulation: {
    isAffected: false,
    limitYear: null,
    about: {
      fr: "Hors règlement F-gaz et hors substances appauvrissant l'ozone\u202f; règles de sécurité EN 378 et DESP applicables.",
      en: 'Outside the F-gas and ozone regulations; EN 378 safety rules and the PED apply.',
    },
  },
  colour: '#1F1F1F',
  links: [LINKS.ashraeDesignations],
  sources: [SOURCES.ashrae34],
};
