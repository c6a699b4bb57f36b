import { LINKS, SOURCES } from '../references.ts';
import type { Refrigerant } from '../types.ts';

export const R161: Refrigerant = {
  name: 'R161',
  designation: 'R-161',
  family: 'HFC',
  cas: '353-36-6',
  components: null,
  gwp: { legal: 12, ar5: 4, ar6: 4.84, eu517: 12 },
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
    fr: 'Fluide inflammable étudié pour la climatisation et le froid\u202f; emploi industriel marginal.',
    en: 'Flammable fluid studied for air conditioning and refrigeration; marginal industrial use.',
  },
  replaces: ['R22'],
  regulation: {
    isAffected: true,
    limitYear: 2032,
    about: {
      fr: "PRP légal 12\u202f; sous le seuil de 150\u202f; tous gaz fluorés exclus des réfrigérateurs domestiques neufs (2026), des groupes d'eau glacée et monoblocs ≤ 12\u202fkW (2032) et des splits ≤ 12\u202fkW (2035), sauf exigences de sécurité (annexe IV)\u202f; contrôle d'étanchéité dès 5\u202ft éq. CO2 (annexe I) (art. 5)\u202f; quota HFC (art. 16-17).",
      en: 'Legal GWP 12; below the 150 threshold; all F-gases excluded from new domestic refrigerators (2026), chillers and self-contained units ≤ 12\u202fkW (2032) and splits ≤ 12\u202fkW (2035), safety requirements excepted (Annex IV); leak checks from 5\u202ft CO2e (Annex I) (Art. 5); HFC quota (Arts 16-17).',
    },
  },
  colour: '#8245D3',
  links: [LINKS.eu573],
  sources: [SOURCES.eu573, SOURCES.ipcc, SOURCES.eu517],
};
