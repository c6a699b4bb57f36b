import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../tests/unit/support/processor-time.ts';
import { createEngine } from '../engine/index.ts';
import { SIMULATOR_FLUIDS } from '../refrigerants/index.ts';
import { numbersOf } from './checks/numbers.ts';
import { FIELDS } from './fields.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { SimulationResult } from './types.ts';
import { PROBLEM_CODES } from './types.ts';

const engine = await createEngine();
/** Longest one answer may take, ms; a hang would be far beyond. */
const LONGEST_ANSWER = 250;
const COMMON_FLUIDS = ['R134a', 'R32', 'R1234yf', 'R1234ze(E)', 'R290', 'R600a', 'R717', 'R22', 'R152a', 'R1270'];

const resultOf = (body: BodyValues): SimulationResult | undefined => {
  const outcome = run(body, engine);
  return outcome.ok ? outcome.result : undefined;
};

/** Sensible inputs, as a technician types them. */
const operatingPoint = fc.record({
  fluid: fc.constantFrom(...COMMON_FLUIDS),
  choice_1: fc.constantFrom(0, 1, 2, 3, 4),
  choice_1_value: fc.double({ min: 0.1, max: 500, noNaN: true }),
  rend_v: fc.double({ min: 0.3, max: 1, noNaN: true }),
  rend_is: fc.double({ min: 0.5, max: 1, noNaN: true }),
  pt_evp: fc.double({ min: -40, max: 15, noNaN: true }),
  pt_cdr: fc.double({ min: 25, max: 70, noNaN: true }),
  t_sr: fc.double({ min: 0, max: 5, noNaN: true }),
  t_srt: fc.double({ min: 0, max: 5, noNaN: true }),
  t_sf: fc.double({ min: 0, max: 20, noNaN: true }),
  t_sft: fc.double({ min: 0, max: 20, noNaN: true }),
});

describe('any sensible operating point', () => {
  it('has an answer that obeys the definitions and the first law', () => {
    fc.assert(
      fc.property(operatingPoint, (body) => {
        const result = resultOf(body);
        expect(result).toBeDefined();
        if (result === undefined) return;
        const { performance: p, points } = result;
        const [a, c, d, e, f, g] = (
          [
            'a_aspiration',
            'c_refoulement_reel',
            'd_sortie_condenseur',
            'e_entree_detendeur',
            'f_sortie_detendeur',
            'g_sortie_evaporateur',
          ] as const
        ).map((key) => points[key].H) as [number, number, number, number, number, number];
        expect(p.eer / ((g - f) / (c - a))).toBeCloseTo(1, 9);
        expect(p.power_cold / (p.eer * p.power_compressor)).toBeCloseTo(1, 9);
        const into = p.power_cold + p.power_compressor + p.mass_flow_s * (a - g);
        const out = p.power_heat + p.mass_flow_s * (d - e);
        expect(Math.abs(into / out - 1)).toBeLessThan(1e-9);
        expect(p.eer).toBeLessThan(p.eer_carnot);
        expect(numbersOf(result).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('loses efficiency as condensation rises', () => {
    fc.assert(
      fc.property(operatingPoint, fc.double({ min: 0.5, max: 15, noNaN: true }), (body, rise) => {
        const lower = resultOf({ ...body, rend_is: 1 });
        const higher = resultOf({ ...body, rend_is: 1, pt_cdr: body.pt_cdr + rise });
        if (lower === undefined || higher === undefined) return;
        expect(higher.performance.eer).toBeLessThan(lower.performance.eer);
      }),
      { numRuns: 200 },
    );
  });

  it('doubles every flow and power with the cooling power', () => {
    fc.assert(
      fc.property(operatingPoint, (body) => {
        const once = resultOf({ ...body, choice_1: 1 });
        const twice = resultOf({ ...body, choice_1: 1, choice_1_value: 2 * body.choice_1_value });
        if (once === undefined || twice === undefined) return;
        for (const key of ['mass_flow_s', 'mass_flow_h', 'step_volume_h', 'power_heat', 'power_compressor'] as const) {
          expect(twice.performance[key] / once.performance[key]).toBeCloseTo(2, 7);
        }
        expect(twice.performance.eer / once.performance.eer).toBeCloseTo(1, 7);
      }),
      { numRuns: 100 },
    );
  });
});

const anyNumber = fc.oneof(
  fc.double(),
  fc.double({ min: -300, max: 500, noNaN: true }),
  fc.constantFrom(0, -0, 1, 2, 1e-300, 1e300, Number.MAX_VALUE, -1e9, Number.NaN, Number.POSITIVE_INFINITY),
);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: anyNumber },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const anyFluid = fc.constantFrom(...SIMULATOR_FLUIDS.map(({ name }) => name));
const anyBody = fc
  .tuple(anyFluid, fc.constantFrom('0', '1'), fc.constantFrom(1, 2), fc.constantFrom(1, 2))
  .chain(([fluid, mode_trans, mode_cdr, mode_evp]) =>
    fc
      .dictionary(fc.constantFrom(...FIELDS.map(({ body }) => body)), anyValue, { maxKeys: 4 })
      .map((odd) => ({ fluid, mode_trans, mode_cdr, mode_evp, ...odd })),
  );

/** Points spread over what each fluid can do, in both cycles, right up to its limits. */
const anyPointOfAnyFluid = fc.record({
  fluid: anyFluid,
  mode_trans: fc.constantFrom('0', '1'),
  evaporation: fc.double({ min: 0, max: 1, noNaN: true }),
  condensation: fc.double({ min: 0, max: 1, noNaN: true }),
  rend_is: fc.double({ min: 0.05, max: 1, noNaN: true }),
  t_sf: fc.double({ min: 0, max: 60, noNaN: true }),
  t_sr: fc.double({ min: 0, max: 40, noNaN: true }),
});

function checkAnswer(body: unknown): void {
  const started = processorTime();
  const outcome = run(body, engine);
  expect(processorTime() - started).toBeLessThan(LONGEST_ANSWER);
  if (outcome.ok) expect(numbersOf(outcome.result).every(Number.isFinite)).toBe(true);
  else expect(PROBLEM_CODES).toContain(outcome.problem.code);
}

describe('any input at all', () => {
  it('gets a finite answer or a coded problem, soon', () => {
    fc.assert(fc.property(anyBody, checkAnswer), { numRuns: 2000 });
    fc.assert(fc.property(fc.jsonValue(), checkAnswer), { numRuns: 300 });
  });

  it('anywhere in the range of any fluid, too', () => {
    fc.assert(
      fc.property(anyPointOfAnyFluid, ({ evaporation, condensation, ...body }) => {
        const { critical, limits } = engine.fluid(body.fluid);
        const span = critical.T - limits.Tmin;
        checkAnswer({
          ...body,
          pt_evp: limits.Tmin + evaporation * span - 273.15,
          pt_cdr: limits.Tmin + condensation * span - 273.15,
          p_gc: (critical.P / 1e5) * (1 + 3 * condensation),
          t_out_gc: limits.Tmin + (evaporation + condensation) * span - 273.15,
        });
      }),
      { numRuns: 1500 },
    );
  });
});
