import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R718: Refrigerant = {
  name: 'R718',
  designation: 'R-718',
  family: 'natural',
  cas: '7732-18-5',
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
    fr: "Absorption eau-bromure de lithium, compression de vapeur d'eau et fluide caloporteur.",
    en: 'Water-lithium bromide absorption, water vapour compression and heat-transfer fluid.',
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
  colour: '#2E9BDA',
  links: [LINKS.ashraeDesignations],
  sources: [SOURCES.ashrae34],
};
