import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R469A: Refrigerant = {
  name: 'R469A',
  designation: 'R-469A',
  family: 'HFC',
  cas: null,
  components: [
    { name: 'R744', massFraction: 0.35 },
    { name: 'R32', massFraction: 0.325 },
    { name: 'R125', massFraction: 0.325 },
  ],
  gwp: { legal: 1357, ar5: 1251, ar6: 1466, eu517: 1357 },
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
    fr: "Enceintes d'essais et congélateurs de l'ordre de −70\u202f°C en remplacement du R23.",
    en: 'Test chambers and freezers around −70\u202f°C replacing R23.',
  },
  replaces: ['R23'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 1357\u202f; emploi à très basse température\u202f; les applications refroidissant des produits sous −50\u202f°C sont exemptées des interdictions d'entretien (art. 13) et de l'annexe IV, pt 5 a) et b)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1357; very low temperature use; applications cooling products below −50\u202f°C are exempt from the servicing bans (Art. 13) and from Annex IV, pt 5(a) and (b); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#45A9D3',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends, LINKS.handwiki469A],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
