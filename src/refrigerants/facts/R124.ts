import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R124: Refrigerant = {
  name: 'R124',
  designation: 'R-124',
  family: 'HCFC',
  cas: '2837-89-0',
  components: null,
  gwp: { legal: 609, ar5: 527, ar6: 597, eu517: null },
  odp: 0.022,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.056,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: 'Composant des mélanges de transition R401A et R409A, ancien fluide de cabines chaudes et de grues.',
    en: 'Component of the transition blends R401A and R409A, former refrigerant for hot ambient crane cabins.',
  },
  replaces: ['R114'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PRP informatif de l'annexe I\u202f: 597. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). Informative GWP in Annex I: 597. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#007B5F',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
