import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R41: Refrigerant = {
  name: 'R41',
  designation: 'R-41',
  family: 'HFC',
  cas: '593-53-3',
  components: null,
  gwp: { legal: 92, ar5: 116, ar6: 135, eu517: 92 },
  odp: 0,
  safetyClass: null,
  pedGroup: 1,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: null,
  uses: {
    fr: 'Très basse température en cascade et composant de mélanges étudiés en remplacement du R23\u202f; emploi rare.',
    en: 'Very low temperature cascades and component of blends studied to replace R23; rare in service.',
  },
  replaces: [],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 92\u202f; emploi à très basse température\u202f; les applications refroidissant des produits sous −50\u202f°C sont exemptées des interdictions d'entretien (art. 13) et de l'annexe IV, pt 5 a) et b)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17).",
      en: 'Legal GWP 92; very low temperature use; applications cooling products below −50\u202f°C are exempt from the servicing bans (Art. 13) and from Annex IV, pt 5(a) and (b); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17).',
    },
  },
  colour: '#7F88D2',
  links: [LINKS.eu573],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517],
};
