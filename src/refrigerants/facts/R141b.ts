import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R141b: Refrigerant = {
  name: 'R141b',
  designation: 'R-141b',
  family: 'HCFC',
  cas: '1717-00-6',
  components: null,
  gwp: { legal: 725, ar5: 782, ar6: 860, eu517: null },
  odp: 0.11,
  safetyClass: null,
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Ancien agent gonflant et solvant de rinçage des circuits\u202f; fluide basse pression peu employé.',
    en: 'Former foam blowing agent and circuit flushing solvent; low-pressure fluid seldom used in systems.',
  },
  replaces: ['R11'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PRP informatif de l'annexe I\u202f: 860.",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). Informative GWP in Annex I: 860.',
    },
  },
  colour: '#60A630',
  links: [LINKS.eu590, LINKS.bitzerReport],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.bitzer],
};
