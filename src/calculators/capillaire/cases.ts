import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'R134a, 45\u202f°C, 5\u202fK\u202f: débit', en: 'R134a, 45\u202f°C, 5\u202fK: flow' },
    inputs: {
      solve: 'flow', d: 1, l: 2, dh: 136.25, p_in: 11.599, t_sc: 5, p_sat_in: 10.166, rho_f: 1125.1,
      rho_g: 57.657, mu_f: 151.39, mu_g: 12.633, sigma: 5.4998, h_fg: 157.58, t_crit: 101.06, p_crit: 40.593,
    },
    expected: { m_dot: 10.6353, q0: 402.518, mass_flux: 3761.48, l_over_d: 2000 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R290, 45/−10\u202f°C, 300\u202fW\u202f: longueur', en: 'R290, 45/−10\u202f°C, 300\u202fW: length' },
    inputs: {
      solve: 'length', d: 0.8, q0: 300, dh: 256.5, p_in: 15.343, t_sc: 5, p_sat_in: 13.694, rho_f: 458.4,
      rho_g: 34.146, mu_f: 78.396, mu_g: 9.1341, sigma: 4.6966, h_fg: 296.33, t_crit: 96.74, p_crit: 42.512,
    },
    expected: { l: 1.6772, m_dot: 4.21053, q0: 300, mass_flux: 2326.83, l_over_d: 2096.5 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R600a, 45/−25\u202f°C, 120\u202fW\u202f: diamètre', en: 'R600a, 45/−25\u202f°C, 120\u202fW: diameter' },
    inputs: {
      solve: 'diameter', l: 2.5, q0: 120, dh: 224.71, p_in: 6.0445, t_sc: 5, p_sat_in: 5.3121, rho_f: 524.37,
      rho_g: 15.529, mu_f: 122.96, mu_g: 8.0616, sigma: 7.8125, h_fg: 305.27, t_crit: 134.66, p_crit: 36.29,
    },
    expected: { d: 0.759222, m_dot: 1.92248, q0: 120, mass_flux: 1179.59, l_over_d: 3292.85 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
