import type { Case } from '../define.ts';

const SOURCE = { fr: 'Équations citées, calcul indépendant', en: 'Cited equations, computed independently' } as const;

export const cases = [
  {
    title: { fr: '16 et 1\u202fbar', en: '16 and 1\u202fbar' },
    inputs: { pres_hp: 16, pres_bp: 1, method: 'both' },
    expected: {
      p_equality: 4,
      ratio_equality: 4,
      p_sandhold: 4.35,
      ratio_lp_sandhold: 4.35,
      ratio_hp_sandhold: 3.67816,
      ratio_total: 16,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'NH3 −33/+40\u202f°C', en: 'NH3 −33/+40\u202f°C' },
    inputs: { pres_hp: 15.545, pres_bp: 1.0294, method: 'both' },
    expected: {
      p_equality: 4.00025,
      ratio_equality: 3.886,
      p_sandhold: 4.35025,
      ratio_lp_sandhold: 4.22601,
      ratio_hp_sandhold: 3.57336,
      ratio_total: 15.101,
    },
    tolerance: 0.0001,
    source: SOURCE,
  },
  {
    title: { fr: 'R404A −30/+40\u202f°C', en: 'R404A −30/+40\u202f°C' },
    inputs: { pres_hp: 18.295, pres_bp: 2.0223, method: 'equality' },
    expected: { p_equality: 6.0826, ratio_equality: 3.00776, ratio_total: 9.04663 },
    tolerance: 0.0001,
    source: SOURCE,
  },
] as const satisfies readonly Case[];
