import type { Case } from '../define.ts';

export const cases = [
  {
    title: { fr: '27\u202fL de R410A, densité tapée', en: '27\u202fL of R410A, density typed' },
    inputs: { water_volume: 27, t_max: 50, rho_liq: 900, tare: 14, scale: 20 },
    // 27 L × 0.8 × 0.9 kg/L.
    expected: { m_max: 19.44, gross_max: 33.44, held: 6, left: 13.44, verdict: 'room', governing: 'fill' },
    tolerance: 1e-9,
    source: { fr: 'Règle de 80\u202f%, calcul à la main', en: 'Rule of 80\u202f%, by hand' },
  },
  {
    title: {
      fr: 'R22 à 25\u202f°C dans 453,6\u202fL (1 000 lb d’eau)',
      en: 'R22 at 25\u202f°C in 453.6\u202fL (1,000 lb of water)',
    },
    inputs: { fluid: 'R22', water_volume: 453.592, t_max: 25, tare: 172 },
    // Printed: 957.60 lb at a specific gravity of 1.197.
    expected: { m_max: 434.36, governing: 'fill' },
    tolerance: 0.007,
    source: {
      fr: 'ACHR News, «\u00a0On the Level: Filling Cylinders\u00a0»\u00a0: 957,60 lb',
      en: 'ACHR News, “On the Level: Filling Cylinders”: 957.60 lb',
    },
  },
  {
    title: { fr: 'CO₂\u00a0: seul le taux publié compte', en: 'CO₂: only the published ratio counts' },
    inputs: { fluid: 'R744', water_volume: 10, t_max: 50, filling_ratio: 0.66, tare: 12, scale: 19 },
    expected: { m_max: 6.6, gross_max: 18.6, held: 7, left: 0, verdict: 'over', governing: 'ratio' },
    tolerance: 1e-9,
    source: { fr: 'Taux tapé, calcul à la main', en: 'Ratio typed, by hand' },
  },
] as const satisfies readonly Case[];
