import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R365mfc: Refrigerant = {
  name: 'R365mfc',
  designation: 'R-365mfc',
  family: 'HFC',
  cas: '406-58-6',
  components: null,
  gwp: { legal: 794, ar5: 804, ar6: 914, eu517: 794 },
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
    fr: 'Agent gonflant, solvant et fluide de cycles organiques de Rankine ou de pompes à chaleur haute température.',
    en: 'Blowing agent, solvent and fluid for organic Rankine cycles or high-temperature heat pumps.',
  },
  replaces: ['R141b'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 794\u202f; neuf interdit\u202f: monosplits < 3\u202fkg (2025), groupes d'eau glacée > 12\u202fkW (2027), splits > 12\u202fkW (2029), froid hors groupes d'eau glacée (2030, seuil 150) (annexe IV)\u202f; entretien du froid fixe avec fluide vierge interdit dès 2032 (art. 13, § 5)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17). PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 794; new equipment banned: single splits < 3\u202fkg (2025), chillers > 12\u202fkW (2027), splits > 12\u202fkW (2029), refrigeration other than chillers (2030, threshold 150) (Annex IV); servicing stationary refrigeration with virgin gas banned from 2032 (Art. 13(5)); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17). PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#A230A6',
  links: [LINKS.eu573],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517],
};
