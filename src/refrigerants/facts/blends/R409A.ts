import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R409A: Refrigerant = {
  name: 'R409A',
  designation: 'R-409A',
  family: 'HCFC',
  cas: null,
  components: [
    { name: 'R22', massFraction: 0.6 },
    { name: 'R124', massFraction: 0.25 },
    { name: 'R142b', massFraction: 0.15 },
  ],
  gwp: { legal: 1585, ar5: 1485, ar6: 1670, eu517: null },
  odp: 0.048,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Mélange de transition pour la conversion d'installations au R12.",
    en: 'Transition blend for retrofitting R12 systems.',
  },
  replaces: ['R12'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PFAS\u202f: mélange contenant R124 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). PFAS: blend containing R124 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A88A5B',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
