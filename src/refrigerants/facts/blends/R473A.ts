import { LINKS, SOURCES } from '../../references.ts';
import type { Refrigerant } from '../../types.ts';

export const R473A: Refrigerant = {
  name: 'R473A',
  designation: 'R-473A',
  family: 'HFC/HFO',
  cas: null,
  components: [
    { name: 'R1132a', massFraction: 0.2 },
    { name: 'R23', massFraction: 0.1 },
    { name: 'R744', massFraction: 0.6 },
    { name: 'R125', massFraction: 0.1 },
  ],
  gwp: { legal: 1831, ar5: 1558, ar6: 1835, eu517: 1831 },
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
    fr: "Enceintes d'essais et congélateurs à très basse température en remplacement du R23 et du R508B.",
    en: 'Test chambers and ultra-low temperature freezers replacing R23 and R508B.',
  },
  replaces: ['R23', 'R508B'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 1831\u202f; emploi à très basse température\u202f; les applications refroidissant des produits sous −50\u202f°C sont exemptées des interdictions d'entretien (art. 13) et de l'annexe IV, pt 5 a) et b)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) et dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: mélange contenant R125 visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1831; very low temperature use; applications cooling products below −50\u202f°C are exempt from the servicing bans (Art. 13) and from Annex IV, pt 5(a) and (b); leak checks from 5\u202ft CO2e (Annex I) and from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); HFC quota (Arts 16-17). PFAS: blend containing R125 covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#3043A6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.unepBlends, LINKS.boe473A, LINKS.ees473A],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.boe473A],
};
