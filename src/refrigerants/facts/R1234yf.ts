import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R1234yf: Refrigerant = {
  name: 'R1234yf',
  designation: 'R-1234yf',
  family: 'HFO',
  cas: '754-12-1',
  components: null,
  gwp: { legal: 0.501, ar5: 1, ar6: 0.501, eu517: 4 },
  odp: 0,
  safetyClass: 'A2L',
  pedGroup: 1,
  lflVolumePercent: { lower: 6.2, upper: 12.3 },
  lfl: 0.289,
  practicalLimit: 0.058,
  rcl: null,
  autoignition: 405,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Climatisation automobile, froid positif et composant de la plupart des mélanges à PRP réduit.',
    en: 'Car air conditioning, medium-temperature refrigeration and component of most reduced-GWP blends.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 0,501\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 1\u202fkg de HFO (annexe II, section 1) (art. 5)\u202f; hors quota HFC. PFAS\u202f: fluide visé par le projet de restriction REACH des PFAS (statut à vérifier).",
      en: 'Legal GWP 0.501; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 1\u202fkg of HFO (Annex II, section 1) (Art. 5); outside the HFC quota. PFAS: substance covered by the proposed REACH restriction on PFAS (check current status).',
    },
  },
  colour: '#F4EDE4',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations, LINKS.icsc1776],
  sources: [
    SOURCES.eu573,
    SOURCES.ipcc,
    SOURCES.eu517,
    SOURCES.ashrae34,
    SOURCES.bitzer,
    SOURCES.en378,
    SOURCES.matheson,
    SOURCES.icsc1776,
  ],
};
