import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: 'R134a, −10\u202f°C, 10\u202fkW\u202f: aspiration', en: 'R134a, −10\u202f°C, 10\u202fkW: suction' },
    inputs: {
      line: 'suction', m_dot: 236.6, rho: 9.5706, mu: 10.776, l_eq: 30, v_max: 12, v_min: 4, dt_max: 1,
      dpdt: 0.08041, series: 'cu-metric',
    },
    expected: {
      d_min: 26.993, label_lower: '28x1.5', v_lower: 13.9895, dp_lower: 16.837, dt_lower: 2.09389,
      label_upper: '35x1.5', v_upper: 8.53853, dp_upper: 5.06326, dt_upper: 0.629681, label_selected: '35x1.5',
      v_selected: 8.53853, dp_selected: 5.06326, dt_selected: 0.629681, d_in_selected: 32, re_selected: 242669,
      f_selected: 0.0154805, dp_lin_selected: 168.775, oil_return: true,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R134a, 40/35\u202f°C\u202f: liquide', en: 'R134a, 40/35\u202f°C: liquid' },
    inputs: {
      line: 'liquid', m_dot: 236.6, rho: 1168.5, mu: 172.5, l_eq: 35, v_max: 1, dt_max: 0.5, dpdt: 0.2754,
      series: 'cu-inch',
    },
    expected: {
      d_min: 8.46246, label_lower: '3/8"', v_lower: 1.14457, dp_lower: 70.1483, dt_lower: 2.54714,
      label_upper: '1/2"', v_upper: 0.600549, dp_upper: 14.7971, dt_upper: 0.537293, label_selected: '5/8"',
      v_selected: 0.373871, dp_selected: 4.7428, dt_selected: 0.172215, d_in_selected: 13.84,
      re_selected: 35050.7, f_selected: 0.0229647, dp_lin_selected: 135.509,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R134a, 65\u202f°C\u202f: refoulement', en: 'R134a, 65\u202f°C: discharge' },
    inputs: {
      line: 'discharge', m_dot: 236.6, rho: 43.077, mu: 13.447, l_eq: 15, v_max: 15, v_min: 5, dt_max: 0.5,
      dpdt: 0.2754, series: 'cu-metric',
    },
    expected: {
      d_min: 11.38, label_lower: '12x1', v_lower: 19.4257, dp_lower: 178.557, dt_lower: 6.48356,
      label_upper: '15x1', v_upper: 11.4945, dp_upper: 48.1733, dt_upper: 1.74921, label_selected: '22x1',
      v_selected: 4.85643, dp_selected: 5.76083, dt_selected: 0.20918, d_in_selected: 20, re_selected: 311148,
      f_selected: 0.0151208, dp_lin_selected: 384.055, oil_return: false,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R717, −10\u202f°C, acier\u202f: aspiration', en: 'R717, −10\u202f°C, steel: suction' },
    inputs: {
      line: 'suction', m_dot: 320, rho: 2.3347, mu: 8.9328, l_eq: 40, v_max: 20, dt_max: 1, dpdt: 0.1201,
      series: 'steel-10220',
    },
    expected: {
      d_min: 49.2321, label_lower: 'DN40', v_lower: 26.0959, dp_lower: 15.3469, dt_lower: 1.27785,
      label_upper: 'DN50', v_upper: 16.3205, dp_upper: 4.5942, dt_upper: 0.382531, label_selected: 'DN50',
      v_selected: 16.3205, dp_selected: 4.5942, dt_selected: 0.382531, d_in_selected: 54.5,
      re_selected: 232474, f_selected: 0.0201316, dp_lin_selected: 114.855,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
