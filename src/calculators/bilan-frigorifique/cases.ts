import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'Chambre à pommes +2\u202f°C', en: 'Apple room at +2\u202f°C' },
    inputs: {
      t_in: 2, rh_in: 85, volume: 75, floor_area: 25,
      walls: [
        { area: 80, u: 0.25, t_ext: 25, solar: 0 },
        { area: 25, u: 0.25, t_ext: 32, solar: 10 },
        { area: 25, u: 0.35, t_ext: 15, solar: 0 },
      ],
      t_air: 25, rh_air: 60, traffic: 1,
      goods: [
        { mass: 1500, t_intro: 12, t_freeze: -1.1, cp1: 3.81, cp2: 1.98, latent: 280, t_final: 2, hours: 24 },
      ],
      stored: [
        { mass: 8000, w_per_t: 15 },
      ],
      n_people: 2, h_people: 2, light_w_m2: 8, h_light: 4, p_machines: 0, h_machines: 0, p_fans: 300,
      h_fans: 20, p_defrost: 2000, n_defrost: 2, min_defrost: 20, f_defrost: 0.5, safety: 10, h_run: 18,
    },
    expected: {
      q_trans: 823.75, n_air: 8.0829, q_air: 395.155, q_goods: 661.458, q_resp: 120, q_people: 43,
      q_light: 33.3333, q_machines: 0, q_fans: 250, q_defrost: 27.7778, q_avg: 2354.47, e_day: 56.5074,
      power: 3.45323, w_per_m3: 46.0431,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Stockage surgelé −20\u202f°C', en: 'Frozen store at −20\u202f°C' },
    inputs: {
      t_in: -20, rh_in: 90, volume: 200, floor_area: 50,
      walls: [
        { area: 120, u: 0.18, t_ext: 20, solar: 0 },
        { area: 50, u: 0.18, t_ext: 30, solar: 12 },
        { area: 50, u: 0.18, t_ext: 5, solar: 0 },
      ],
      t_air: 10, rh_air: 70, traffic: 1,
      goods: [
        { mass: 2000, t_intro: -12, t_freeze: -2.2, cp1: 3.5, cp2: 1.9, latent: 240, t_final: -20, hours: 24 },
      ],
      n_people: 1, h_people: 2, light_w_m2: 8, h_light: 3, p_machines: 1500, h_machines: 2, p_fans: 900,
      h_fans: 20, p_defrost: 9000, n_defrost: 3, min_defrost: 25, f_defrost: 0.5, safety: 10, h_run: 18,
    },
    expected: {
      q_trans: 1647, n_air: 3.53553, q_air: 480.933, q_goods: 351.852, q_resp: 0, q_people: 32.5, q_light: 50,
      q_machines: 125, q_fans: 750, q_defrost: 234.375, q_avg: 3671.66, e_day: 88.1198, power: 5.3851,
      w_per_m3: 26.9255,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Cellule de congélation', en: 'Freezing room' },
    inputs: {
      t_in: -25, rh_in: 90, volume: 60, floor_area: 20,
      walls: [
        { area: 70, u: 0.15, t_ext: 22, solar: 0 },
        { area: 20, u: 0.15, t_ext: 28, solar: 10 },
        { area: 20, u: 0.15, t_ext: 10, solar: 0 },
      ],
      t_air: 12, rh_air: 70, n_air: 4,
      goods: [
        { mass: 800, t_intro: 5, t_freeze: -1.7, cp1: 3.2, cp2: 1.8, latent: 220, t_final: -18, hours: 10 },
      ],
      p_fans: 1500, h_fans: 22, p_defrost: 6000, n_defrost: 4, min_defrost: 20, f_defrost: 0.5, safety: 15,
      h_run: 20,
    },
    expected: {
      q_trans: 787.5, n_air: 4, q_air: 204.249, q_goods: 6017.33, q_resp: 0, q_people: 0, q_light: 0,
      q_machines: 0, q_fans: 1375, q_defrost: 166.667, q_avg: 8550.75, e_day: 205.218, power: 11.8,
      w_per_m3: 196.667,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
