import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../../simulation/run.ts';
import { Arguments } from '../arguments.ts';
import { dutiesBetween, isentropicEnthalpy, lowSide, objectiveOf, outletEnthalpy } from './cycle.ts';
import { hpOptimumMap } from './map.ts';
import type { HpOptimum } from './optimum.ts';
import { hpOptimum } from './optimum.ts';
import { readRequest } from './read.ts';

const engine = await createEngine();
const fluid = engine.fluid('R744');
/** How many random inputs are held against a fine scan; the long form is OPTIMUM_RUNS=1000. */
const RUNS = Number(process.env['OPTIMUM_RUNS'] ?? 40);

function optimumOf(input: object): HpOptimum {
  const outcome = hpOptimum(input, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

/** Even numbers between 0 and 1, the same at every run. */
function sequence(): () => number {
  let seed = 12345;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

/** The best of a scan by 0.05 bar. */
function bestOfScan(input: object): number {
  const request = readRequest(new Arguments(input), fluid);
  const low = lowSide(fluid, request.te, request);
  let best = -Infinity;
  for (let k = 0; request.p_min + 0.05 * k <= request.p_max; k += 1) {
    const p = request.p_min + 0.05 * k;
    const duties = dutiesBetween(
      low,
      request,
      p,
      isentropicEnthalpy(fluid, low, p),
      outletEnthalpy(fluid, request.t, p),
    );
    best = Math.max(best, objectiveOf(duties, request));
  }
  return best;
}

describe('hpOptimum', () => {
  it(`is not beaten by a scan of 0.05 bar on ${RUNS} random inputs`, { timeout: 600_000 }, () => {
    const random = sequence();
    const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(values.length * random())];
    let compared = 0;
    for (let k = 0; k < RUNS; k += 1) {
      const p_min = 73.8 + 20 * random();
      const input = {
        temp_evp: -50 + 70 * random(),
        t_out_gc: 25 + 35 * random(),
        surch_evp: 20 * random(),
        surch_la: 20 * random(),
        eta_model: pick(['constant', 'linear', 'cubic']),
        rend_is: 0.3 + 0.7 * random(),
        objective: pick(['eer', 'cop']),
        ...(k % 3 === 0 ? { p_min, p_max: p_min + 2 + (157 - p_min) * random() } : {}),
      };
      const outcome = hpOptimum(input, engine);
      if (!outcome.ok) {
        expect(outcome.problem.code).toBe('E_Q0');
        continue;
      }
      compared += 1;
      expect(bestOfScan(input) / outcome.result.optimum.objective - 1).toBeLessThan(1e-4);
    }
    expect(compared).toBeGreaterThan(0.8 * RUNS);
  });

  it('is the cycle of a simulation at that pressure', () => {
    const { optimum } = optimumOf({ temp_evp: -5, t_out_gc: 38, surch_la: 10, power_cold: 25 });
    const outcome = run(
      {
        ...{ fluid: 'R744', mode_trans: '1', pt_evp: -5, t_sf: 5, t_sft: 10, t_srt: 0, rend_is: 0.7 },
        ...{ p_gc: optimum.p_gc, t_out_gc: 38, choice_1: 1, choice_1_value: 25 },
      },
      engine,
    );
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { performance, points, extra } = outcome.result;
    expect(optimum.eer).toBeCloseTo(performance.eer, 9);
    expect(optimum.cop).toBeCloseTo(performance.cop, 9);
    expect(optimum.mass_flow_s).toBeCloseTo(performance.mass_flow_s, 12);
    expect(optimum.power_compressor).toBeCloseTo(performance.power_compressor, 9);
    expect(optimum.t_discharge).toBeCloseTo(points.c_refoulement_reel.T, 9);
    expect(optimum.x_f).toBeCloseTo(extra.x_f, 9);
  });

  /** p bar and EER at an efficiency of 1: CoolProp 8.0.0, one-stage cycle, 5 K of superheat. */
  it.each([
    [-10, 35, 89.2, 2.624],
    [-10, 40, 103.9, 2.163],
    [0, 35, 87.4, 3.534],
    [0, 45, 115.9, 2.32],
    [5, 40, 100.0, 3.26],
  ])('at %d and %d °C it is %d bar', (temp_evp, t_out_gc, p, eer) => {
    const { optimum } = optimumOf({ temp_evp, t_out_gc, rend_is: 1 });
    expect(optimum.p_gc).toBeCloseTo(p, 0);
    expect(optimum.eer).toBeCloseTo(eer, 3);
  });

  it('keeps to its discharge limit, to a thousandth of a kelvin', () => {
    const { limited, warnings } = optimumOf({ t_ref: 90 });
    expect(warnings.map(({ code }) => code)).toEqual(['W_TREF']);
    expect(limited?.t_discharge).toBeLessThanOrEqual(90);
    expect(limited?.t_discharge).toBeGreaterThan(89.999);
    expect(optimumOf({ t_ref: 60, temp_evp: -30 }).limited).toBeNull();
  });

  it('weighs the pressure the machine runs at', () => {
    // At 0 and 40 °C, 15 bar below the optimum costs 35 %: CoolProp 8.0.0, one-stage cycle.
    const { current, optimum } = optimumOf({ temp_evp: 0, t_out_gc: 40, rend_is: 1, p_gc: '86,3' });
    expect(current?.gap).toBeCloseTo(86.3 - optimum.p_gc, 9);
    expect(current?.loss).toBeCloseTo(35, 0);
    expect(optimumOf({}).current).toBeNull();
    expect(optimumOf({ p_gc: 60 }).current?.loss).toBeNull();
  });

  it('says that no pressure cools, and what is out of range', () => {
    const problemOf = (input: object) => {
      const outcome = hpOptimum(input, engine);
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problemOf({ temp_evp: 20, t_out_gc: 60, p_max: 76 })).toEqual(['E_Q0', undefined]);
    expect(problemOf({ mode_tgc: 'ambient', t_amb: 54, approach: 15 })).toEqual(['E_RANGE', 't_amb']);
    expect(problemOf({ p_min: 70 })).toEqual(['E_RANGE', 'p_min']);
    expect(problemOf({ p_max: 170 })).toEqual(['E_RANGE', 'p_max']);
    expect(problemOf({ eta_model: 'best' })).toEqual(['E_MODE', 'eta_model']);
  });
});

describe('hpOptimumMap', () => {
  const GRID = { te: { from: -30, to: 5, count: 3 }, t: { from: 32, to: 48, count: 3 }, eta_model: 'linear' };

  it('gives at each place what the optimum gives there, a row at a time', () => {
    const steps = hpOptimumMap(GRID, engine);
    expect(steps.next().value).toEqual({ done: 1, total: 3 });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    if (!step.value.ok) throw new Error(step.value.problem.code);
    const { te, t, rows } = step.value.result;
    expect([te, t]).toEqual([
      [-30, -12.5, 5],
      [32, 40, 48],
    ]);
    for (const [i, temp_evp] of te.entries()) {
      for (const [j, t_out_gc] of t.entries()) {
        const { optimum, bound } = optimumOf({ temp_evp, t_out_gc, eta_model: 'linear' });
        expect(rows[i]?.[j]).toMatchObject({ bound });
        expect(Math.abs((rows[i]?.[j]?.p_gc ?? 0) - optimum.p_gc)).toBeLessThan(0.01);
        expect(rows[i]?.[j]?.objective).toBeCloseTo(optimum.objective, 9);
      }
    }
  });

  it('may be dropped between two rows', () => {
    const steps = hpOptimumMap(GRID, engine);
    steps.next();
    expect(steps.return({ ok: false, problem: { code: 'E_Q0', values: {} } }).done).toBe(true);
    expect(steps.next().done).toBe(true);
  });

  it('refuses at once what it cannot draw', () => {
    const refused = (input: object) => hpOptimumMap(input, engine).next();
    expect(refused({ te: { count: 2.5 } })).toMatchObject({ done: true, value: { problem: { field: 'te.count' } } });
    expect(refused({ t: { from: 40, to: 40 } })).toMatchObject({ done: true, value: { problem: { field: 't.to' } } });
    expect(refused({ p_min: 10 })).toMatchObject({ done: true, value: { problem: { field: 'p_min' } } });
  });
});
