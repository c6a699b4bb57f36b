import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R402A: Refrigerant = {
  name: 'R402A',
  designation: 'R-402A',
  family: 'HCFC',
  cas: null,
  components: [
    { name: 'R125', massFraction: 0.6 },
    { name: 'R290', massFraction: 0.02 },
    { name: 'R22', massFraction: 0.38 },
  ],
  gwp: { legal: 2788, ar5: 2571, ar6: 2989, eu517: null },
  odp: 0.021,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['AB'],
  uses: {
    fr: "Mélange de transition pour la conversion d'installations de froid négatif au R502.",
    en: 'Transition blend for retrofitting low-temperature R502 systems.',
  },
  replaces: ['R502'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PFAS\u202f: mélange contenant R125 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). PFAS: blend containing R125 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D5C87F',
  links: [LINKS.eu573, LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer],
};
