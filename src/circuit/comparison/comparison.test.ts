import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { lineInput } from '../line/line-input.ts';
import { sweep } from '../line/sweep.ts';
import { run } from '../../simulation/run.ts';
import { comparison } from './comparison.ts';
import { deltaPercent } from './rows.ts';

const engine = await createEngine();

describe('deltaPercent', () => {
  it('rounds to two decimals, has no minus zero and is 0 from 0', () => {
    expect(deltaPercent(16.9364483, 10.702344)).toBe(-36.81);
    expect(Object.is(deltaPercent(1, 1 - 1e-9), 0)).toBe(true);
    expect(deltaPercent(0, 5)).toBe(0);
    expect(deltaPercent(-2, -1)).toBe(-50);
  });
});

describe('comparison', () => {
  it('weighs the GWP of a mix by mass and gives it no class', () => {
    const outcome = comparison({}, 'R134a', 'R32[0.689]&R1234yf[0.311]', engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const { gwp, classification } = outcome.result.rows;
    // R32 675 (AR4), R1234yf 0.501 (AR6), Regulation (EU) 2024/573.
    expect(gwp.value2).toBeCloseTo(0.689 * 675 + 0.311 * 0.501, 1);
    expect(classification).toEqual({ value1: 'A1', value2: null, delta: null, difference: null });
  });

  it('warns of an imposed pressure only where it counts', () => {
    const codes = (input: object) => {
      const outcome = comparison(input, 'R134a', 'R1234yf', engine);
      return outcome.ok ? outcome.result.warnings.map(({ code }) => code) : [outcome.problem.code];
    };
    expect(codes({})).toEqual([]);
    expect(codes({ mode_cdr: 2, pt_cdr: 11 })).toEqual(['W_CMPP']);
    expect(codes({ mode_trans: '1', mode_cdr: 2, p_gc: 60, t_out_gc: 45 })).toEqual([]);
  });

  it('gives each side its own problem', () => {
    const outcome = comparison({ pt_cdr: 80 }, 'R404A', 'R410A', engine);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: 'E_SUPERCRIT', field: 'pt_cdr' },
      problems: { fluid1: { code: 'E_SUPERCRIT' }, fluid2: { code: 'E_SUPERCRIT' } },
    });
    const unknown = comparison({}, 'R134a', 'R9', engine);
    expect(unknown).toMatchObject({ problem: { code: 'E_FLUID', field: 'fluid2' }, problems: { fluid1: null } });
  });

  it('keeps the side that stands when the other fails', () => {
    // R404A is above critical at 75 °C (72.05 °C), R134a is not (101.06 °C).
    const outcome = comparison({ pt_cdr: 75 }, 'R404A', 'R134a', engine);
    if (outcome.ok) throw new Error('R404A condenses at 75 °C');
    expect(outcome.problems).toMatchObject({ fluid1: { code: 'E_SUPERCRIT' }, fluid2: null });
    const { rows, sides } = outcome.remainder ?? {};
    expect(sides?.fluid1).toBeNull();
    expect(rows?.eer.value1).toBeNull();
    expect(rows?.eer.value2).toBeCloseTo(sides?.fluid2?.performance.eer ?? 0, 12);
    expect([rows?.eer.delta, rows?.t_discharge.difference]).toEqual([null, null]);
  });

  it('compares R134a and R22 where nothing is chosen', () => {
    const outcome = comparison(undefined, undefined, undefined, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.sides.fluid1.input.fluid).toBe('R134a');
    expect(outcome.result.sides.fluid2.input.fluid).toBe('R22');
  });
});

describe('lineInput', () => {
  it('is a body that runs, all superheat useful', () => {
    const outcome = run(lineInput({ superheat: '7,5', subcooling: 3, mode_trans: 0 }), engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.input).toMatchObject({ t_sf: 7.5, t_sft: 0, t_sr: 3, t_srt: 0, rend_is: 0.7, rend_v: 0.85 });
  });
});

describe('sweep', () => {
  const valuesOf = (from: unknown, to: unknown, step: unknown) => {
    const outcome = sweep({}, 'superheat', from, to, step, engine);
    return outcome.ok ? outcome.result.points.map(({ value }) => value) : [outcome.problem.code, outcome.problem.field];
  };

  it('holds both ends, up or down, and from 2 to 60 points', () => {
    expect(valuesOf(0, 1, 0.1)).toHaveLength(11);
    expect(valuesOf(6, 2, -2)).toEqual([6, 4, 2]);
    expect(valuesOf(0, 5, 3)).toEqual([0, 3]);
    expect(valuesOf(0, 59, 1)).toHaveLength(60);
    for (const step of [0, -1, 61, 0.5, 1e-300]) expect(valuesOf(0, 60, step)).toEqual(['E_RANGE', 'step']);
    expect(valuesOf(0, 60, 1)).toEqual(['E_RANGE', 'step']);
    expect(valuesOf('x', 60, 1)).toEqual(['E_NUMBER', 'from']);
  });

  it('leaves a point that fails in its place', () => {
    const outcome = sweep({ rend_is: 7 }, 'rend_is', 0.5, 1.5, 0.5, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    expect(outcome.result.points.map(({ problem }) => problem?.code)).toEqual([undefined, undefined, 'E_RENDIS']);
    expect(Object.keys(outcome.result.points[2] ?? {})).toEqual(['value', 'problem']);
  });

  it('refuses what no value would cure, and a variable of the other cycle', () => {
    const problemOf = (input: object, variable: string) => {
      const outcome = sweep(input, variable, 1, 5, 1, engine);
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problemOf({ fluid: 'R9' }, 'te')).toEqual(['E_FLUID', 'fluid']);
    expect(problemOf({ mode_trans: '1' }, 'tc')).toEqual(['E_MODE', 'variable']);
    expect(problemOf({ mode_trans: '1' }, 'subcooling')).toEqual(['E_MODE', 'variable']);
    expect(problemOf({}, 'p_gc')).toEqual(['E_MODE', 'variable']);
    expect(problemOf({ fluid: 'R744', mode_trans: '1' }, 'te')).toBeUndefined();
  });
});
