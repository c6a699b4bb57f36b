import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Pression de saturation du R134a', en: 'R134a saturation pressure' },
    inputs: { mode: 'linear', x1: 0, y1: 2.928, x2: 5, y2: 3.4966, x: 3 },
    expected: { y: 3.26916, slope: 0.11372, extrapolated: false },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: {
      fr: 'Puissance d’un compresseur (évaporation, condensation)',
      en: 'Compressor capacity (evaporating, condensing)',
    },
    inputs: {
      mode: 'bilinear',
      x1: -10,
      x2: -5,
      y1: 35,
      y2: 45,
      z11: 8.2,
      z21: 10.1,
      z12: 7.1,
      z22: 8.8,
      x: -7,
      y: 40,
    },
    expected: { z_y1: 9.34, z_y2: 8.12, z: 8.73, extrapolated: false },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Tableau collé', en: 'Pasted table' },
    inputs: {
      mode: 'table',
      table: [
        [-20, 1.3273],
        [-10, 2.006],
        [0, 2.928],
        [10, 4.1461],
      ],
      x: -4,
    },
    expected: { y: 2.5592, x_low: -10, x_high: 0, extrapolated: false },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Extrapolation signalée', en: 'Extrapolation flagged' },
    inputs: { mode: 'linear', x1: 0, y1: 0, x2: 10, y2: 100, x: 12 },
    expected: { y: 120, slope: 10, extrapolated: true },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
