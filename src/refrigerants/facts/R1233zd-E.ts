import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1233zdE: Refrigerant = {
  name: 'R1233zd(E)',
  designation: 'R-1233zd(E)',
  family: 'HFO',
  cas: '102687-65-0',
  components: null,
  gwp: { legal: 3.88, ar5: 1, ar6: 3.88, eu517: 4.5 },
  odp: 0.00034,
  safetyClass: 'A1',
  pedGroup: 2,
  lflVolumePercent: null,
  lfl: null,
  practicalLimit: null,
  rcl: null,
  autoignition: null,
  oils: ['POE'],
  uses: {
    fr: "Groupes d'eau glacée centrifuges basse pression, cycles organiques de Rankine et pompes à chaleur haute température.",
    en: 'Low-pressure centrifugal chillers, organic Rankine cycles and high-temperature heat pumps.',
  },
  replaces: ['R123', 'R245fa'],
  regulation: {
    isAffected: true,
    limitYear: null,
    about: {
      fr: "PRP légal 3,88\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 3.88; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#308CA6',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer],
};
