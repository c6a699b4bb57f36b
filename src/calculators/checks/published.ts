/** What standards and handbooks print for a case that a calculator can be given. */
import type { Case } from '../define.ts';
import type { CalculatorId } from '../index.ts';

const IEC = { fr: 'CEI 60534-2-1 (2011), annexe E', en: 'IEC 60534-2-1 (2011), annex E' } as const;
/** Water at 363 K, from 6.8 to 2.2 bar. */
const HOT_WATER = { medium: 'liquid', q: 360, dp: 4.6, rho: 965.4, p1: 6.8, p_vap: 0.701, p_crit: 221.2 } as const;

const SATURATED_AIR = {
  fr: 'ASHRAE Handbook, Fundamentals (2017), chapitre 1, table 2 (air réel)',
  en: 'ASHRAE Handbook, Fundamentals (2017), chapter 1, table 2 (real air)',
} as const;
/** °C, g/kg, kJ/kg: the table has real air, which differs from the ideal mixture by up to 1 %. */
const saturatedAir = (t: number, w: number, h: number): Case => ({
  title: {
    fr: `Air saturé à ${String(t).replace('-', '−')}\u202f°C`,
    en: `Saturated air at ${String(t).replace('-', '−')}\u202f°C`,
  },
  inputs: { mode: 'state', altitude: 0, t_db: t, rh: 100 },
  expected: { w, h },
  tolerance: 0.01,
  source: SATURATED_AIR,
});

export const PUBLISHED_CASES: Readonly<Partial<Record<CalculatorId, readonly Case[]>>> = {
  'air-data': [
    saturatedAir(-20, 0.6373, -18.542),
    saturatedAir(5, 5.425, 18.639),
    saturatedAir(25, 20.173, 76.504),
    saturatedAir(50, 86.863, 275.353),
  ],
  'calcul-kv': [
    {
      title: { fr: 'Eau à 90\u202f°C, vanne à soupape', en: 'Water at 90\u202f°C, globe valve' },
      inputs: { ...HOT_WATER, fl: 0.9 },
      expected: { choked: false, kv: 165 },
      // Printed without decimals.
      tolerance: 0.5 / 165,
      source: IEC,
    },
    {
      title: { fr: 'Eau à 90\u202f°C, vanne à segment', en: 'Water at 90\u202f°C, segmented ball' },
      inputs: { ...HOT_WATER, fl: 0.6 },
      expected: { choked: true, kv: 238 },
      tolerance: 0.5 / 238,
      source: IEC,
    },
  ],
  capillaire: [
    {
      // Two correlations, each of some 10 %. 52.422 °C: bubble point at 14 bar.
      title: {
        fr: 'R134a, 14\u202fbar, 15\u202fK, 1,1\u202fmm, 3\u202fm',
        en: 'R134a, 14\u202fbar, 15\u202fK, 1.1\u202fmm, 3\u202fm',
      },
      inputs: { solve: 'flow', fluid: 'R134a', t_cond: 52.422, t_sc: 15, d: 1.1, l: 3 },
      expected: { m_dot: 15.12 },
      tolerance: 0.1,
      source: {
        fr: 'Autre corrélation\u00a0: ASHRAE Handbook, Refrigeration (2014), chapitre 11, exemple de l’aide d’EES',
        en: 'Another correlation: ASHRAE Handbook, Refrigeration (2014), chapter 11, example of the EES help',
      },
    },
  ],
  'dimensionnement-gaine': [
    {
      title: { fr: 'Gaine de 300 × 250\u202fmm', en: '300 × 250\u202fmm duct' },
      inputs: { method: 'check-rect', flow: 1000, a: 300, b: 250, roughness: 0.09, rho: 1.204, mu: 18.13 },
      expected: { d_eq: 299 },
      tolerance: 0.5 / 299,
      source: {
        fr: 'ASHRAE Handbook, Fundamentals (2017), chapitre 21, diamètres équivalents',
        en: 'ASHRAE Handbook, Fundamentals (2017), chapter 21, circular equivalents',
      },
    },
  ],
};
