import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1234zeE: Refrigerant = {
  name: 'R1234ze(E)',
  designation: 'R-1234ze(E)',
  family: 'HFO',
  cas: '29118-24-9',
  components: null,
  gwp: { legal: 1.37, ar5: 1, ar6: 1.37, eu517: 7 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 2,
  lflVolumePercent: { lower: 6.5, upper: null },
  lfl: 0.303,
  practicalLimit: 0.061,
  rcl: null,
  autoignition: 368,
  oils: ['POE', 'PVE'],
  uses: {
    fr: "Groupes d'eau glacée, pompes à chaleur de moyenne et grande puissance et composant de mélanges.",
    en: 'Chillers, medium and large heat pumps and component of blends.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 1,37\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 1.37; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#D3C945',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517, SOURCES.ashrae34, SOURCES.bitzer, SOURCES.en378],
};
