import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R142b: Refrigerant = {
  name: 'R142b',
  designation: 'R-142b',
  family: 'HCFC',
  cas: '75-68-3',
  components: null,
  gwp: { legal: 2310, ar5: 1980, ar6: 2300, eu517: null },
  odp: 0.065,
  safetyClass: 'A2',
  pedGroup: 1,
  lflVolumePercent: { lower: 9.0, upper: 14.8 },
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Composant des mélanges de transition R406A et R409A, ancien fluide haute température.',
    en: 'Component of the transition blends R406A and R409A, former high-temperature fluid.',
  },
  replaces: ['R12', 'R114'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PRP informatif de l'annexe I\u202f: 2300.",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). Informative GWP in Annex I: 2300.',
    },
  },
  colour: '#D345A8',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.matheson],
};
