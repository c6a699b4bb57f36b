import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R14: Refrigerant = {
  name: 'R14',
  designation: 'R-14',
  family: 'PFC',
  cas: '75-73-0',
  components: null,
  gwp: { legal: 7380, ar5: 6630, ar6: 7380, eu517: 7390 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: 0.4,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: 'Étage à très basse température des cascades et des systèmes à mélanges (environ −100\u202f°C et en dessous).',
    en: 'Very low temperature stage of cascades and mixed-gas systems (about −100\u202f°C and below).',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 7380\u202f; interdit en entretien et en équipement neuf au-dessus du seuil de 2\u202f500, sauf applications refroidissant des produits sous −50\u202f°C (art. 13, § 3\u202f; annexe IV, pt 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 7380; above the 2500 threshold for servicing and new equipment, except applications cooling products below −50\u202f°C (Art. 13(3); Annex IV, pt 5); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#EAAA00',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.imc],
};
