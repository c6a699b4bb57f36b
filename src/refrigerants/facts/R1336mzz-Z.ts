import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1336mzzZ: Refrigerant = {
  name: 'R1336mzz(Z)',
  designation: 'R-1336mzz(Z)',
  family: 'HFO',
  cas: '692-49-9',
  components: null,
  gwp: { legal: 2.08, ar5: 2, ar6: 2.08, eu517: 9 },
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
    fr: 'Pompes à chaleur haute température, cycles organiques de Rankine, mousses et composant du R514A.',
    en: 'High-temperature heat pumps, organic Rankine cycles, foams and component of R514A.',
  },
  replaces: ['R245fa'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 2,08\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 2.08; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D34D45',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
