/** What walls are usually made of and what the sun adds to them. */
import type { Presets } from '../define.ts';
import { presets } from '../fields.ts';

/**
 * U of sandwich panels by thickness, mm, W/(m² K): 1/(1/8 + e/0.024 + 1/8), PUR or PIR of 0.024 W/(m K) with
 * ageing (to be checked), both faces in still air.
 */
const PANELS = [
  [60, 0.364],
  [80, 0.279],
  [100, 0.226],
  [120, 0.19],
  [140, 0.164],
  [150, 0.154],
  [160, 0.145],
  [180, 0.129],
  [200, 0.117],
] as const;

export const PANEL_PRESETS: Presets = {
  label: { fr: 'Panneau sandwich PUR ou PIR', en: 'PUR or PIR sandwich panel' },
  badges: ['practice', 'toVerify'],
  entries: PANELS.map(([thickness, u]) => ({
    id: String(thickness),
    label: { fr: `${thickness}\u202fmm`, en: `${thickness}\u202fmm` },
    values: { u },
  })),
};

/** The upper value of each usual range, so that the load is not underestimated. */
export const SOLAR_PRESETS = presets(
  'Exposition',
  'Exposure',
  ['practice'],
  [
    ['shade', 'À l’ombre ou à l’intérieur', 'In the shade or indoors', { solar: 0 }],
    ['east-west', 'Est ou ouest (5 à 8\u202fK)', 'East or west (5 to 8\u202fK)', { solar: 8 }],
    ['south', 'Sud (4 à 8\u202fK)', 'South (4 to 8\u202fK)', { solar: 8 }],
    ['light-roof', 'Toiture plate claire (10 à 15\u202fK)', 'Light flat roof (10 to 15\u202fK)', { solar: 15 }],
    ['dark-roof', 'Toiture plate sombre (15 à 20\u202fK)', 'Dark flat roof (15 to 20\u202fK)', { solar: 20 }],
  ],
);
