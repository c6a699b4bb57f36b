import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R22: Refrigerant = {
  name: 'R22',
  designation: 'R-22',
  family: 'HCFC',
  cas: '75-45-6',
  components: null,
  gwp: { legal: 1810, ar5: 1760, ar6: 1960, eu517: null },
  odp: 0.055,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: 0.3,
  rcl: 0.21,
  autoignition: 635,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Ancien fluide de climatisation, de pompe à chaleur et de froid commercial ou industriel, du positif au négatif.',
    en: 'Former refrigerant for air conditioning, heat pumps and commercial or industrial refrigeration, medium to low temperature.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PRP informatif de l'annexe I\u202f: 1960.",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). Informative GWP in Annex I: 1960.',
    },
  },
  colour: '#8FD6A4',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.rsif, SOURCES.imc],
};
