import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R152a: Refrigerant = {
  name: 'R152a',
  designation: 'R-152a',
  family: 'HFC',
  cas: '75-37-6',
  components: null,
  gwp: { legal: 124, ar5: 138, ar6: 164, eu517: 124 },
  odp: 0,
  safetyClass: 'A2',
  pedGroup: 1,
  lflVolumePercent: { lower: 4.8, upper: 17.1 },
  lfl: 0.13,
  practicalLimit: 0.027,
  rcl: null,
  autoignition: 455,
  oils: ['POE', 'PVE'],
  uses: {
    fr: 'Aérosols, petits groupes ou circuits secondaires et composant de mélanges à PRP réduit.',
    en: 'Aerosols, small units or secondary-loop systems and component of reduced-GWP blends.',
  },
  replaces: ['R134a'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 124\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17).",
      en: 'Legal GWP 124; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17).',
    },
  },
  colour: '#A68530',
  links: [LINKS.eu573, LINKS.bitzerReport, LINKS.ashraeDesignations],
  sources: [
    SOURCES.eu573,
    SOURCES.ipcc,
    SOURCES.eu517,
    SOURCES.ashrae34,
    SOURCES.bitzer,
    SOURCES.en378,
    SOURCES.matheson,
  ],
};
