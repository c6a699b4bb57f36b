import type { Case } from '../define.ts';

const SOURCE = { fr: 'Souders et Brown (1934), calcul indépendant', en: 'Souders and Brown (1934), computed independently' } as const;

export const cases = [
  {
    title: { fr: 'NH3 à −10\u202f°C', en: 'NH3 at −10\u202f°C' },
    inputs: {
      orientation: 'vertical', method: 'K', m_dot: 350, rho_vap: 2.3907, rho_liq: 652.01, k_factor: 0.05,
      m_liq: 40, h_sep_min: 600,
    },
    expected: {
      q_v: 146.401, v_max: 0.824208, v_liq: 61.3488, d_min: 250.644, d_std: 300, v_actual: 0.575318,
      h_liq: 867.907, h_sep: 600, h_total: 1467.91, v_total: 103.76, verdict: 'conforme',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Bouteille anti-coup de liquide R134a', en: 'R134a suction accumulator' },
    inputs: {
      orientation: 'vertical', method: 'velocity', m_dot: 600, rho_vap: 9.5706, rho_liq: 1327.1, v_adm: 0.4,
      m_liq: 12, h_sep_min: 400,
    },
    expected: {
      q_v: 62.692, v_max: 0.4, v_liq: 9.04227, d_min: 235.44, d_std: 250, v_actual: 0.354764, h_liq: 184.208,
      h_sep: 400, h_total: 584.208, v_total: 28.6772, verdict: 'conforme',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Séparateur NH3 couché', en: 'NH3 lying separator' },
    inputs: {
      orientation: 'horizontal', method: 'K', m_dot: 900, rho_vap: 2.3907, rho_liq: 652.01, k_factor: 0.05,
      m_liq: 150, diameter: 800, level: 35, l_eff: 2500,
    },
    expected: {
      q_v: 376.459, v_max: 0.824208, v_liq: 230.058, a_gas: 0.345867, h_gas: 520, v_actual: 0.302347,
      v_allow: 1, v_liq_available: 391.969, verdict: 'conforme',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
