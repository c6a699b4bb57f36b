import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R508B: Refrigerant = {
  name: 'R508B',
  designation: 'R-508B',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R23', massFraction: 0.46 },
    { name: 'R116', massFraction: 0.54 },
  ],
  gwp: { legal: 13504, ar5: 11698, ar6: 13412, eu517: 13396 },
  odp: 0,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Étage basse température des cascades, enceintes d'essais et congélateurs médicaux.",
    en: 'Low stage of cascades, test chambers and medical freezers.',
  },
  replaces: ['R13', 'R503'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 13\u202f504\u202f; interdit en entretien et en équipement neuf au-dessus du seuil de 2\u202f500, sauf applications refroidissant des produits sous −50\u202f°C (art. 13, § 3\u202f; annexe IV, pt 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R116 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 13504; above the 2500 threshold for servicing and new equipment, except applications cooling products below −50\u202f°C (Art. 13(3); Annex IV, pt 5); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R116 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#1B365D',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
