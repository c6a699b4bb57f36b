import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R23: Refrigerant = {
  name: 'R23',
  designation: 'R-23',
  family: 'HFC',
  cas: '75-46-7',
  components: null,
  gwp: { legal: 14800, ar5: 12400, ar6: 14600, eu517: 14800 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.12,
  autoignition: null,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Étage basse température des cascades, enceintes d'essais et congélateurs médicaux de −60 à −100\u202f°C.",
    en: 'Low stage of cascades, test chambers and medical freezers from −60 to −100\u202f°C.',
  },
  replaces: ['R13', 'R503'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 14\u202f800\u202f; interdit en entretien et en équipement neuf au-dessus du seuil de 2\u202f500, sauf applications refroidissant des produits sous −50\u202f°C (art. 13, § 3\u202f; annexe IV, pt 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17).",
      en: 'Legal GWP 14800; above the 2500 threshold for servicing and new equipment, except applications cooling products below −50\u202f°C (Art. 13(3); Annex IV, pt 5); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17).',
    },
  },
  colour: '#C4C8CF',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
