import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../tests/unit/support/processor-time.ts';
import { createEngine } from '../engine/index.ts';
import { MIX_COMPONENTS, referenceString } from '../refrigerants/index.ts';
import { numbersOf } from './checks/numbers.ts';
import { run } from './run.ts';
import { PROBLEM_CODES } from './types.ts';

const engine = await createEngine();
/** Longest one answer may take, ms: a mix never seen before has its phase boundary traced first. */
const LONGEST_ANSWER = 500;
/** How many of 200 mixes of common refrigerants may have no answer: azeotropes near critical are hard. */
const MOST_WITHOUT_ANSWER = 2;
/** Components technicians mix, whose critical temperatures lie within a factor 1.4. */
const COMMON = [
  'R32',
  'R125',
  'R134a',
  'R143a',
  'R152a',
  'R1234yf',
  'R1234ze(E)',
  'R290',
  'R600a',
  'R1270',
  'R22',
  'R227ea',
];

const twoOf = (names: readonly string[]): fc.Arbitrary<readonly [string, string]> =>
  fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 })
    .map(([one = '', other = '']) => [one, other] as const);

const mixOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(twoOf(names), fc.integer({ min: 1, max: 99 }))
    .map(([fluids, percent]) =>
      referenceString({ label: 'x', fluids, fluids_ref: fluids, quantities: [percent, 100 - percent] }),
    );

describe('any mix of two common refrigerants', () => {
  it('runs a cycle that obeys the definitions and the first law', () => {
    const unanswered: string[] = [];
    fc.assert(
      fc.property(
        mixOf(COMMON),
        fc.double({ min: -30, max: 10, noNaN: true }),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        (fluid, pt_evp, rend_is) => {
          const outcome = run({ fluid, pt_evp, rend_is, pt_cdr: 45 }, engine);
          if (!outcome.ok) {
            unanswered.push(`${fluid}: ${outcome.problem.code}`);
            return;
          }
          const { performance: p, points, extra } = outcome.result;
          const [a, d, e, g] = (
            ['a_aspiration', 'd_sortie_condenseur', 'e_entree_detendeur', 'g_sortie_evaporateur'] as const
          ).map((key) => points[key].H) as [number, number, number, number];
          const into = p.power_cold + p.power_compressor + p.mass_flow_s * (a - g);
          const out = p.power_heat + p.mass_flow_s * (d - e);
          expect(Math.abs(into / out - 1)).toBeLessThan(1e-9);
          // Against the mean temperatures of the two exchanges, which the glide widens.
          expect(p.eer).toBeLessThan(p.eer_carnot * (1 + (extra.glide_evp + (extra.glide_cdr ?? 0)) / 20));
          expect(extra.glide_evp).toBeGreaterThanOrEqual(-1e-6);
          expect(points.b_refoulement_is.S).toBeCloseTo(points.a_aspiration.S, 6);
          expect(points.f_sortie_detendeur.H).toBeCloseTo(points.e_entree_detendeur.H, 6);
          expect(numbersOf(outcome.result).every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
    expect(unanswered.length, unanswered.join(', ')).toBeLessThanOrEqual(MOST_WITHOUT_ANSWER);
  });

  it('is the same in whatever order it is written', () => {
    fc.assert(
      fc.property(twoOf(COMMON), fc.integer({ min: 5, max: 95 }), ([one, other], percent) => {
        const [first, second] = [
          `${one}[${percent}]&${other}[${100 - percent}]`,
          `${other}[${100 - percent}]&${one}[${percent}]`,
        ].map((fluid) => run({ fluid }, engine));
        if (first?.ok !== true || second?.ok !== true) return;
        expect(Math.abs(first.result.performance.eer / second.result.performance.eer - 1)).toBeLessThan(1e-6);
      }),
      { numRuns: 50 },
    );
  });

  it('comes near a pure fluid as the other one leaves', () => {
    const eerOf = (fluid: string): number => {
      const outcome = run({ fluid }, engine);
      return outcome.ok ? outcome.result.performance.eer : Number.NaN;
    };
    for (const [one, other] of [
      ['R134a', 'R1234yf'],
      ['R290', 'R600a'],
      ['R32', 'R125'],
    ]) {
      expect(Math.abs(eerOf(`${one}[0.99999]&${other}[0.00001]`) / eerOf(one ?? '') - 1)).toBeLessThan(1e-4);
    }
  });
});

describe('any mix of any two fluids', () => {
  it('gets a finite answer or a coded problem, soon', () => {
    fc.assert(
      fc.property(
        mixOf(MIX_COMPONENTS),
        fc.double({ min: -80, max: 30, noNaN: true }),
        fc.constantFrom('dew', 'mid'),
        (fluid, pt_evp, sat_ref) => {
          const started = processorTime();
          const outcome = run({ fluid, pt_evp, pt_cdr: pt_evp + 40, sat_ref }, engine);
          expect(processorTime() - started, fluid).toBeLessThan(LONGEST_ANSWER);
          if (outcome.ok) expect(numbersOf(outcome.result).every(Number.isFinite), fluid).toBe(true);
          else expect(PROBLEM_CODES).toContain(outcome.problem.code);
        },
      ),
      { numRuns: 300 },
    );
  });
});
