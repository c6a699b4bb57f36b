import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Par la vitesse, hauteur imposée', en: 'By velocity, imposed height' },
    inputs: {
      method: 'velocity', flow: 2000, v: 5, roughness: 0.09, rho: 1.204, mu: 18.13, b: 250, length: 20,
      zeta: 3,
    },
    expected: {
      d_eq: 376.126, d_std: 400, v_std: 4.42097, dp_lin_std: 0.548139, re_std: 117437, f_std: 0.0186345,
      d_lower: 355, v_lower: 5.61282, dp_lin_lower: 0.985393, a: 486.608, v_rect: 4.56676, aspect: 1.94643,
      dp_total: 46.261,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Par la perte de charge', en: 'By friction rate' },
    inputs: {
      method: 'friction', flow: 2000, dp_lin: 0.8, roughness: 0.09, rho: 1.204, mu: 18.13, b: 200,
    },
    expected: {
      d_eq: 370.358, d_std: 400, v_std: 4.42097, dp_lin_std: 0.548139, re_std: 117437, f_std: 0.0186345,
      d_lower: 355, v_lower: 5.61282, dp_lin_lower: 0.985393, a: 619.16, v_rect: 4.48637, aspect: 3.0958,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Contrôle rectangulaire', en: 'Rectangular check' },
    inputs: {
      method: 'check-rect', flow: 3600, a: 500, b: 300, roughness: 0.09, rho: 1.204, mu: 18.13, length: 15,
      zeta: 2.5,
    },
    expected: {
      d_h: 375, d_eq: 419.979, v_real: 6.66667, aspect: 1.66667, re: 201331, f: 0.0171755, dp_lin: 1.28288,
      dp_total: 86.1322,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Contrôle oblong', en: 'Flat-oval check' },
    inputs: {
      method: 'check-oval', flow: 1800, a: 500, b: 200, roughness: 0.09, rho: 1.204, mu: 18.13,
    },
    expected: { d_eq: 330.098, v_real: 5.46951, re: 128076, f: 0.0186321, dp_lin: 1.15986 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
