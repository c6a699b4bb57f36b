import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: "Vanne d'eau glacée et autorité", en: 'Chilled-water valve and authority' },
    inputs: {
      medium: 'liquid', solve: 'kv', q: 8, dp: 0.3, rho: 998.2, p1: 4, p_vap: 0.0234, p_crit: 220.64, fl: 0.9,
      dp_circuit: 0.25,
    },
    expected: { dp_choked: 3.22186, choked: false, kv: 14.5928, kvs: 16, authority: 0.545455 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Électrovanne liquide R134a', en: 'R134a liquid-line solenoid' },
    inputs: { medium: 'liquid', solve: 'flow', kv: 6.3, dp: 0.2, rho: 1168.5 },
    expected: { choked: false, q: 2.6064, m_dot: 3045.58 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Air, débit critique', en: 'Air, critical flow' },
    inputs: {
      medium: 'gas-simplified', solve: 'kv', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 3,
    },
    expected: { critical: true, kv: 2.16443, kvs: 2.5 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Air, sous-critique', en: 'Air, sub-critical' },
    inputs: {
      medium: 'gas-simplified', solve: 'kv', q_n: 200, rho_n: 1.293, t1: 20, p1: 7, p2: 5,
    },
    expected: { critical: false, kv: 2.39558, kvs: 2.5 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: "Vapeur d'eau saturée à 6\u202fbar", en: 'Saturated steam at 6\u202fbar' },
    inputs: { medium: 'steam-simplified', solve: 'kv', m_dot: 400, p1: 6, p2: 4, rho2: 2.0729 },
    expected: { critical: false, kv: 6.21289, kvs: 6.3 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: "Vanne d'aspiration R134a", en: 'R134a suction valve' },
    inputs: {
      medium: 'vapour-iec', solve: 'kv', m_dot: 600, p1: 2.006, p2: 1.906, rho1: 9.5706, gamma: 1.12, xt: 0.7,
    },
    expected: {
      rho1: 9.5706, x: 0.0498504, choked: false, expansion_factor: 0.970327, kv: 20.0021, kvs: 25,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Gaz chauds R134a, débit sonique', en: 'R134a hot gas, choked' },
    inputs: {
      medium: 'vapour-iec', solve: 'flow', kv: 2.5, p1: 10.166, p2: 3, rho1: 43.077, gamma: 1.12, xt: 0.7,
    },
    expected: {
      rho1: 43.077, x: 0.704899, choked: true, expansion_factor: 0.666667, m_dot: 824.76,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
