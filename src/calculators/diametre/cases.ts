import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Eau glacée', en: 'Chilled water' },
    inputs: {
      solve: 'diameter',
      flow: 12,
      speed: 1.5,
      rho: 998.2,
      mu: 1002,
      series: 'steel-10255',
    },
    expected: {
      d_in: 53.1923,
      area: 2222.22,
      mass_flow: 11978.4,
      reynolds: 79485.9,
      next_label: 'DN65',
      next_d_in: 68.9,
      next_speed: 0.894027,
      prev_label: 'DN50',
      prev_d_in: 53.1,
      prev_speed: 1.50522,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Débit', en: 'Flow' },
    inputs: { solve: 'flow', d_in: 53.1, speed: 1.2 },
    expected: { flow: 9.56671, area: 2214.52 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Vitesse', en: 'Velocity' },
    inputs: { solve: 'speed', d_in: 20, flow: 1.5 },
    expected: { speed: 1.32629, area: 314.159 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
