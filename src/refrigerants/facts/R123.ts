import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R123: Refrigerant = {
  name: 'R123',
  designation: 'R-123',
  family: 'HCFC',
  cas: '306-83-2',
  components: null,
  gwp: { legal: 77, ar5: 79, ar6: 90.4, eu517: null },
  odp: 0.02,
  safetyClass: 'B1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.057,
  autoignition: null,
  oils: ['MO', 'AB'],
  uses: {
    fr: "Ancien fluide basse pression des groupes d'eau glacée centrifuges.",
    en: 'Former low-pressure refrigerant of centrifugal chillers.',
  },
  replaces: ['R11'],
  regulation: {
    isAffected: true,
    limitYear: 2015,
    about: {
      fr: "Substance appauvrissant l'ozone (HCFC)\u202f: utilisation interdite (règl. (UE) 2024/590, art. 4 et 5)\u202f; recharge interdite depuis le 1er janvier 2015, même avec du fluide recyclé ou régénéré\u202f; contrôle d'étanchéité dès 3\u202fkg (art. 21). PRP informatif de l'annexe I\u202f: 90,4. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Ozone-depleting substance (HCFC): use prohibited (Reg. (EU) 2024/590, Arts 4 and 5); no recharging since 1 January 2015, recycled and reclaimed gas included; leak checks from 3\u202fkg (Art. 21). Informative GWP in Annex I: 90.4. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A9B8C6',
  links: [LINKS.eu590, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu590, SOURCES.ipcc, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
