import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations ASHRAE citées, calcul indépendant', en: 'Cited ASHRAE equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'État de confort', en: 'Comfort reference point' },
    inputs: { mode: 'state', altitude: 0, t_db: 25, rh: 50 },
    expected: {
      t_db: 25, rh: 50, t_wb: 17.8893, t_dp: 13.864, w: 9.88104, h: 50.322, v: 0.858043, rho: 1.17696,
      p_w: 1584.61, p_ws: 3169.22, p_atm: 101.325,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Psychromètre', en: 'Sling psychrometer' },
    inputs: { mode: 'state', altitude: 0, t_db: 30, t_wb: 20 },
    expected: {
      t_db: 30, rh: 39.6808, t_wb: 20, t_dp: 14.8115, w: 10.5167, h: 57.0692, v: 0.87331, rho: 1.15711,
      p_w: 1684.86, p_ws: 4246.03, p_atm: 101.325,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Altitude et bulbe givré', en: 'Altitude and ice bulb' },
    inputs: { mode: 'state', altitude: 1500, t_db: -10, rh: 80 },
    expected: {
      t_db: -10, rh: 80, t_wb: -10.7367, t_dp: -12.4896, w: 1.53313, h: -6.25416, v: 0.895517, rho: 1.11839,
      p_w: 207.922, p_ws: 259.903, p_atm: 84.5559,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Sans température sèche', en: 'No dry bulb given' },
    inputs: { mode: 'state', altitude: 0, t_wb: 18, w: 9 },
    expected: {
      t_db: 27.46, rh: 39.4381, t_wb: 18, t_dp: 12.456, w: 9, h: 50.5935, v: 0.863917, rho: 1.16794,
      p_w: 1445.33, p_ws: 3664.81, p_atm: 101.325,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Mélange sans brouillard', en: 'Mixing without fog' },
    inputs: {
      mode: 'mixing', altitude: 0, t1: -5, rh1: 80, q1: 1000, t2: 22, rh2: 45, q2: 3000,
    },
    expected: {
      m1: 0.364511, m2: 0.984954, t_mix: 14.7596, w_mix: 5.92993, h_mix: 29.8417, rh_mix: 56.9883,
      q_mix: 4000.09, fog: false, w_fog: 0,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Mélange avec brouillard', en: 'Mixing with fog' },
    inputs: {
      mode: 'mixing', altitude: 0, t1: -10, rh1: 90, q1: 3000, t2: 28, rh2: 80, q2: 3000,
    },
    expected: {
      m1: 1.11528, m2: 0.947634, t_mix: 11.0709, w_mix: 9.57225, h_mix: 31.8844, rh_mix: 100, q_mix: 6058.4,
      fog: true, w_fog: 1.36966,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Batterie froide', en: 'Cooling coil' },
    inputs: {
      mode: 'process', altitude: 0, t_in: 27, rh_in: 50, q_v: 5000, t_out: 14, rh_out: 90,
    },
    expected: {
      m_da: 1.60468, w_in: 11.1445, w_out: 8.95875, h_in: 55.594, h_out: 36.7231, power_total: -30.0761,
      power_sensible: -21.3336, power_latent: -8.74253, shr: 0.70932, condensate: 12.6265, t_adp: 11.7382,
      bypass_factor: 0.148201,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
