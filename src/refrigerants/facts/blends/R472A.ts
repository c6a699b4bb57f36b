import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R472A: Refrigerant = {
  name: 'R472A',
  designation: 'R-472A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R744', massFraction: 0.69 },
    { name: 'R32', massFraction: 0.12 },
    { name: 'R134a', massFraction: 0.19 },
  ],
  gwp: { legal: 353, ar5: 329, ar6: 384, eu517: 353 },
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
    fr: "Enceintes d'essais et congélateurs à très basse température en remplacement du R23.",
    en: 'Test chambers and ultra-low temperature freezers replacing R23.',
  },
  replaces: ['R23'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 353\u202f; emploi à très basse température\u202f; les applications refroidissant des produits sous −50\u202f°C sont exemptées des interdictions d'entretien (art. 13) et de l'annexe IV, pt 5 a) et b)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R134a visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 353; very low temperature use; applications cooling products below −50\u202f°C are exempt from the servicing bans (Art. 13) and from Annex IV, pt 5(a) and (b); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R134a covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D28A7F',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
