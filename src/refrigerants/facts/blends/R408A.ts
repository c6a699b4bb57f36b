import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R408A: Refrigerant = {
  name: 'R408A',
  designation: 'R-408A',
  family: 'HCFC',
  cas: null,
  components: [
    { name: 'R125', massFraction: 0.07 },
    { name: 'R143a', massFraction: 0.46 },
    { name: 'R22', massFraction: 0.47 },
  ],
  gwp: { legal: 3152, ar5: 3257, ar6: 3856, eu517: null },
  odp: 0.026,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['AB'],
  uses: {
    fr: "Mélange de transition pour la conversion d'installations au R502.",
    en: 'Transition blend for retrofitting R502 systems.',
  },
  replaces: ['R502'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PFAS\u202f: mélange contenant R125, R143a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). PFAS: blend containing R125, R143a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A51890',
  links: [LINKS.eu573, LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
