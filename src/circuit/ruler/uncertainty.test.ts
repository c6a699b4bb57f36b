import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { readingUncertainty } from './uncertainty.ts';

const engine = await createEngine();

/** Worked by hand from JCGM 100:2008 with published saturation slopes; classes 0.5, 1 and 1.6 %, K to one decimal. */
const TABLE = [
  ['R134a', 'superheat', 2, 15, [1.0, 1.7, 2.5]],
  ['R134a', 'subcooling', 45, 35, [0.9, 1.5, 2.2]],
  ['R410A', 'superheat', 5, 25, [0.8, 1.2, 1.7]],
  ['R410A', 'subcooling', 45, 60, [0.8, 1.2, 1.8]],
  ['R404A', 'superheat', -30, 15, [1.2, 2.2, 3.4]],
  ['R404A', 'subcooling', 40, 35, [0.7, 1.1, 1.6]],
  ['R744', 'superheat', -30, 60, [0.9, 1.6, 2.4]],
  ['R744', 'subcooling', -8, 60, [0.7, 1.1, 1.5]],
] as const;

describe('readingUncertainty', () => {
  it.each(TABLE)('%s, %s at %d °C', (fluid, reading, t, fs, expected) => {
    const T = t + 273.15;
    const p = engine.fluid(fluid).state({ T, Q: reading === 'superheat' ? 1 : 0 }).P / 1e5;
    for (const [i, acc_p] of [0.5, 1, 1.6].entries()) {
      const outcome = readingUncertainty(fluid, p, reading, { acc_p, fs }, engine);
      if (!outcome.ok) throw new Error(outcome.problem.code);
      const { uncertainty, warnings } = outcome.result;
      expect(warnings.map(({ code }) => code)).toEqual(uncertainty > 2 ? ['W_UNC'] : []);
      // The table has one decimal, and a value of 1.65 falls on either side of it.
      expect(Math.abs(uncertainty - (expected[i] ?? Number.NaN))).toBeLessThan(0.055);
    }
  });

  it('is the probe alone with a perfect gauge, and the other way round', () => {
    const only = (options: Readonly<Record<string, number>>) => {
      const outcome = readingUncertainty('R134a', 3, 'superheat', options, engine);
      if (!outcome.ok) throw new Error(outcome.problem.code);
      return outcome.result;
    };
    expect(only({ acc_p: 0, acc_t: 0.5 }).uncertainty).toBeCloseTo((2 * 0.5) / Math.sqrt(3), 12);
    const gauge = only({ acc_t: 0 });
    expect(gauge.uncertainty).toBeCloseTo(2 * gauge.u_saturation, 12);
  });

  it('refuses what it cannot judge, by key', () => {
    const problemOf = (...[fluid, p, reading, options]: [unknown, unknown, unknown, unknown]) => {
      const outcome = readingUncertainty(fluid, p, reading, options, engine);
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problemOf('R134a', 60, 'superheat', {})).toEqual(['E_RANGE', 'p']);
    expect(problemOf('R134a', 3, 'heat', {})).toEqual(['E_MODE', 'reading']);
    expect(problemOf('R134a', 3, 'superheat', { fs: 0 })).toEqual(['E_RANGE', 'fs']);
    expect(problemOf('R134a', 3, 'superheat', { acc_p: 'fine' })).toEqual(['E_NUMBER', 'acc_p']);
  });
});
