import type { Case } from '../define.ts';

const SOURCE = {
  fr: 'Leybold, équations citées, calcul indépendant',
  en: 'Leybold, cited equations, computed independently',
} as const;

export const cases = [
  {
    title: { fr: 'Sans flexible', en: 'Without hose' },
    inputs: { volume: 100, p0: 1013.25, p1: 1, s_pump: 5, p_ult: 0.02, f_degas: 1 },
    expected: { t_ideal: 8.32932, t_boil: -20.3339 },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Flexible de 5\u202fmm × 1,5\u202fm', en: 'Hose of 5\u202fmm × 1.5\u202fm' },
    inputs: {
      volume: 100,
      p0: 1013.25,
      p1: 1,
      s_pump: 5,
      p_ult: 0.02,
      f_degas: 1,
      line_d: 5,
      line_l: 1.5,
      t_amb: 20,
    },
    expected: {
      t_ideal: 8.32932,
      t_boil: -20.3339,
      t_line: 56.8512,
      s_eff: 0.129934,
      conductance: 0.0370556,
      p_sat_amb: 23.388,
      drying: true,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'Choix de la pompe', en: 'Pump selection' },
    inputs: {
      mode: 'select',
      volume: 250,
      p0: 1013.25,
      p1: 0.67,
      p_ult: 0.02,
      time_target: 60,
      f_degas: 2,
    },
    expected: { s_required: 3.67584 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
