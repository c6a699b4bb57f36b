import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R116: Refrigerant = {
  name: 'R116',
  designation: 'R-116',
  family: 'PFC',
  cas: '76-16-4',
  components: null,
  gwp: { legal: 12400, ar5: 11100, ar6: 12400, eu517: 12200 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.55,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: 'Composant des mélanges R508A et R508B pour la très basse température.',
    en: 'Component of the very low temperature blends R508A and R508B.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 12\u202f400\u202f; interdit en entretien et en équipement neuf au-dessus du seuil de 2\u202f500, sauf applications refroidissant des produits sous −50\u202f°C (art. 13, § 3\u202f; annexe IV, pt 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 12400; above the 2500 threshold for servicing and new equipment, except applications cooling products below −50\u202f°C (Art. 13(3); Annex IV, pt 5); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#707372',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
