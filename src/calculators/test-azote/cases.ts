import type { Case } from '../define.ts';

const SOURCE = {
  fr: 'Gaz parfait et équation du viriel ajustée à Span et al. (2000), calcul indépendant',
  en: 'Ideal gas and virial equation fitted to Span et al. (2000), computed independently',
} as const;

export const cases = [
  {
    title: { fr: 'Pression attendue seule', en: 'Expected pressure only' },
    inputs: { p_init: 30, t_init: 28, t_final: 12 },
    expected: { p_expected: 28.3523, dp_thermal: -1.64772, p_expected_real: 28.2357 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Étanche', en: 'Tight' },
    inputs: {
      p_init: 28,
      t_init: 22,
      t_final: 15,
      p_final: 27.25,
      p_atm: 1.01325,
      tol_p: 0.1,
      tol_t: 0.5,
    },
    expected: {
      p_expected: 27.3119,
      dp_thermal: -0.6881,
      p_expected_real: 27.2642,
      dp_residual: -0.0618999,
      uncertainty: 0.16285,
      verdict: 'étanche',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Fuite', en: 'Leak' },
    inputs: {
      p_init: 40,
      t_init: 20,
      t_final: 20,
      p_final: 39.2,
      p_atm: 1.01325,
      tol_p: 0.1,
      tol_t: 0.5,
      volume: 85,
      duration: 24,
    },
    expected: {
      p_expected: 40,
      dp_thermal: 0,
      p_expected_real: 40,
      dp_residual: -0.8,
      uncertainty: 0.172588,
      verdict: 'fuite',
      leak_rate: 0.787037,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: {
      fr: 'Modèle réel\u00a0: étanche là où la formule idéale montrerait −0,2\u202fbar',
      en: 'Real-gas model: tight where the ideal formula would show −0.2\u202fbar',
    },
    inputs: {
      p_init: 40,
      t_init: 28,
      t_final: 12,
      p_final: 37.6,
      p_atm: 1.01325,
      tol_p: 0.1,
      tol_t: 0.5,
      gas_model: 'real',
    },
    expected: {
      p_expected: 37.821,
      dp_thermal: -2.17902,
      p_expected_real: 37.618,
      dp_residual: -0.0180377,
      uncertainty: 0.166612,
      verdict: 'étanche',
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
