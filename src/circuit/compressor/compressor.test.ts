import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../../simulation/run.ts';
import type { CompressorPoint } from './between.ts';
import { compressorInput } from './input.ts';
import { compressorKey } from './key.ts';
import { compressorPoint } from './point.ts';
import { polynomialValue } from './polynomial.ts';

const engine = await createEngine();

const constant = (value: number): readonly number[] => [value, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const R134A = {
  name: 'one',
  marque: 'X',
  fluid: 'R134a',
  coefficients: { mass_flow: constant(236), power: constant(2600) },
  step_volume_h: 20,
};

function pointOf(record: object, te: number, tc: number | null, options: object = {}): CompressorPoint {
  const outcome = compressorPoint(record, te, tc, options, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

function problemOf(record: unknown, te: unknown, tc: unknown, options: object = {}) {
  const outcome = compressorPoint(record, te, tc, options, engine);
  return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
}

describe('polynomialValue', () => {
  it('is null where there is no value', () => {
    expect(polynomialValue([1, 2], 0, 0)).toBeNull();
    expect(polynomialValue(constant(1), Number.NaN, 0)).toBeNull();
    expect(polynomialValue(null, 0, 0)).toBeNull();
    expect(polynomialValue(constant(7), 3, 4)).toBe(7);
  });
});

describe('a blend published at mean temperatures', () => {
  const record = { fluid: 'R407C', coefficients: { mass_flow: [200, 1, 1, 0, 0, 0, 0, 0, 0, 0] } };

  it('is read at the means of bubble and dew, its envelope too', () => {
    const fluid = engine.fluid('R407C');
    const mean = (t: number): number => {
      const { bubble, dew } = fluid.saturation({ P: fluid.state({ T: t + 273.15, Q: 1 }).P });
      return (bubble.T + dew.T) / 2 - 273.15;
    };
    const point = pointOf({ ...record, temp_convention: 'mid', te_max: -2 }, 0, 40);
    expect(point.s).toBeCloseTo(mean(0), 6);
    expect(point.d).toBeCloseTo(mean(40), 6);
    expect(point.in_range).toBe(true);
    expect(point.polynomial.mass_flow_h).toBeCloseTo(200 + mean(0) + mean(40), 6);
    expect(pointOf({ ...record, te_max: -2 }, 0, 40).in_range).toBe(false);
  });
});

describe('above the critical point', () => {
  const record = {
    fluid: 'R744',
    variable: 'pd',
    coefficients: { mass_flow: [300, 5, -1, 0, 0, 0, 0, 0, 0, 0], power: [2000, 0, 60, 0, 0, 0, 0, 0, 0, 0] },
    tc_max: 20,
  };

  it('takes the discharge pressure, in every regime, and no envelope of condensation', () => {
    const above = pointOf(record, -10, null, { p_gc: 95 });
    expect([above.d, above.p_cdr, above.in_range]).toEqual([95, 95, true]);
    expect(above.polynomial.mass_flow_h).toBeCloseTo(300 - 50 - 95, 9);
    const below = pointOf(record, -10, 20);
    expect(below.d).toBeCloseTo(below.p_cdr, 12);
    expect(below.polynomial.mass_flow_h).toBeCloseTo(250 - below.p_cdr, 9);
  });

  it('needs a gas cooler outlet where capacity alone is known, and a pressure above critical', () => {
    const byCapacity = { fluid: 'R744', variable: 'pd', coefficients: { capacity: constant(9000) } };
    expect(problemOf(byCapacity, -10, null, { p_gc: 95 })).toEqual(['E_MISSING', 'rating_t_gc']);
    const rated = pointOf({ ...byCapacity, rating_t_gc: 35 }, -10, null, { p_gc: 95 });
    const fluid = engine.fluid('R744');
    const low = fluid.saturation({ T: 263.15 }).dew;
    const effect = fluid.state({ T: low.T + 10, P: low.P }).H - fluid.state({ T: 308.15, P: 95e5 }).H;
    expect(rated.rated.mass_flow_s).toBeCloseTo(9000 / effect, 9);
    expect(problemOf(record, -10, null, { p_gc: 70 })).toEqual(['E_PGC', 'p_gc']);
    expect(problemOf(record, -10, null)).toEqual(['E_MISSING', 'tc']);
    expect(problemOf({ ...record, variable: 'tc' }, -10, null, { p_gc: 95 })).toEqual(['E_POLY', 'coefficients']);
  });
});

describe('what it gives', () => {
  it('is energy: discharge enthalpy is power less loss over flow', () => {
    const record = { ...R134A, heat_loss: 0.1 };
    const point = pointOf(record, 0, 40, { superheat: 15 });
    const fluid = engine.fluid('R134a');
    const a = fluid.state({ T: 288.15, P: point.p_evp * 1e5 });
    const c = fluid.state({ T: (point.t_discharge ?? 0) + 273.15, P: point.p_cdr * 1e5 });
    expect(c.H).toBeCloseTo(a.H + ((point.power_input ?? 0) * 1000 * 0.9) / point.mass_flow_s, 3);
    expect(point.rend_is).toBeCloseTo((point.eta_is ?? 0) / 0.9, 12);
  });

  it('of data rated with hot return gas is that of the same superheat, up to 80 °C', () => {
    // Heat pumps of R134a are tested with gas of 50 to 77 °C at the suction.
    const byTemperature = pointOf({ ...R134A, rating_mode: 'RGT', rating_value: 77 }, 40, 70);
    const bySuperheat = pointOf({ ...R134A, rating_mode: 'SH', rating_value: 37 }, 40, 70);
    expect(byTemperature.mass_flow_s).toBeCloseTo(bySuperheat.mass_flow_s, 12);
    const fluid = engine.fluid('R134a');
    const { P } = fluid.saturation({ T: 313.15 }).dew;
    const hot = pointOf({ ...R134A, rating_mode: 'RGT', rating_value: 80 }, 40, 70);
    const densities = [353.15, 350.15].map((T) => fluid.state({ T, P }).D);
    expect((hot.eta_v ?? 0) / (byTemperature.eta_v ?? 1)).toBeCloseTo((densities[1] ?? 0) / (densities[0] ?? 1), 2);
    expect(problemOf({ ...R134A, rating_mode: 'RGT', rating_value: 80.5 }, 40, 70)).toEqual([
      'E_RANGE',
      'rating_value',
    ]);
  });

  it('keeps efficiencies at another frequency', () => {
    const [slow, fast] = [pointOf(R134A, 0, 40, { frequency: 30 }), pointOf(R134A, 0, 40)];
    expect(slow.mass_flow_s / fast.mass_flow_s).toBeCloseTo(0.6, 12);
    expect([slow.eta_v, slow.eta_is]).toEqual([fast.eta_v, fast.eta_is]);
    expect(slow.warnings.map(({ code }) => code)).toEqual(['W_FREQ']);
  });

  it('is refused where it cannot be', () => {
    expect(problemOf(undefined, 0, 40)).toEqual(['E_MISSING', 'record']);
    expect(problemOf(R134A, 110, 120)).toEqual(['E_EVP', 'te']);
    expect(problemOf(R134A, 0, 105)).toEqual(['E_SUPERCRIT', 'tc']);
    expect(problemOf(R134A, 0, -5)).toEqual(['E_ORDER', 'tc']);
    expect(problemOf({ ...R134A, te_min: 5, te_max: 5 }, 0, 40)).toEqual(['E_RANGE', 'te_min']);
    expect(problemOf({ ...R134A, fluid: 'R9' }, 0, 40)).toEqual(['E_FLUID', 'fluid']);
    expect(problemOf({ ...R134A, rating_mode: 'RGT', rating_value: -5 }, 0, 40)).toEqual(['E_LIQ', 'rating_value']);
  });
});

describe('compressorInput', () => {
  it('makes a simulation whose flow, power and discharge are the compressor’s', () => {
    const input = { pt_evp: -8, pt_cdr: 42, t_sf: 8, t_sft: 6, choice_1: 1, choice_1_value: -4 };
    const record = { ...R134A, step_volume_h: 25 };
    const outcome = compressorInput([record], compressorKey(record), input, {}, engine);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const { compressor } = outcome.result;
    const simulated = run(outcome.result.input, engine);
    if (!simulated.ok) throw new Error(JSON.stringify(simulated.problem));
    const { performance, points } = simulated.result;
    expect(performance.mass_flow_s).toBeCloseTo(compressor.mass_flow_s, 12);
    expect(performance.power_compressor).toBeCloseTo(compressor.power_input ?? 0, 9);
    expect(points.c_refoulement_reel.T).toBeCloseTo(compressor.t_discharge ?? 0, 9);
    expect(outcome.result.input).toMatchObject({ t_sf: 8, t_sft: 6, choice_1: 0, choice_1_value: 25 });
  });

  it('takes pressures, mean temperatures and transcritical cycles from the input', () => {
    const co2 = { name: 'c', marque: 'Y', fluid: 'R744', variable: 'pd', coefficients: { mass_flow: constant(150) } };
    const at = (records: unknown, key: string, input: object) => {
      const outcome = compressorInput(records, key, input, {}, engine);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
      return outcome.result.compressor;
    };
    expect(at([co2], 'Y|c', { fluid: 'R744', pt_evp: -10, mode_trans: '1', p_gc: 90, t_out_gc: 35 }).d).toBe(90);
    expect(at([R134A], 'X|one', { mode_evp: 2, pt_evp: 3 }).p_evp).toBeCloseTo(3, 12);
    const blend = { ...R134A, fluid: 'R407C' };
    const mean = at([blend], 'X|one', { fluid: 'R407C', sat_ref: 'mid' });
    expect(mean.s).toBeGreaterThan(2.5);
    expect(mean.s).toBeLessThan(3.7);
  });

  it('says the input’s own problems', () => {
    const problem = (input: unknown) => {
      const outcome = compressorInput([R134A], 'X|one', input, {}, engine);
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problem({ pt_evp: 50 })).toEqual(['E_ORDER', 'pt_cdr']);
    expect(problem({ t_sf: -1 })).toEqual(['E_NEG', 't_sf']);
    expect(problem({ fluid: 'R9' })).toEqual(['E_FLUID', 'fluid']);
    expect(problem(7)).toEqual(['E_MISSING', 'input']);
  });
});
