import type { Refrigerant } from '../types.ts';

export const R729: Refrigerant = {
  name: 'R729',
  designation: 'R-729',
  family: 'natural',
  cas: '132259-10-0',
  components: null,
  gwp: { legal: 0, ar5: 0, ar6: 0, eu517: null },
  odp: 0,
  safetyClass: null,
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: "Cycles à air (Brayton) pour l'aéronautique et la congélation à très basse température.",
    en: 'Air (Brayton) cycles for aircraft and very low temperature freezing.',
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
  colour: '#DCE9F2',
  links: [],
  sources: [],
};
