import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { runRegimes } from './regimes.ts';
import type { SimulationOutcome, SimulationResult } from './types.ts';

const engine = await createEngine();

function resultOf(outcome: SimulationOutcome | undefined): SimulationResult {
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

// Computed with CoolProp 8.0.0: R134a, te 10, tc 25, 10 m3/h swept.
const MANUAL = {
  mass_flow_s: 0.0541364,
  power_cold: 9.75177,
  power_heat: 10.2497,
  power_compressor: 0.549846,
  eer: 17.7355,
};

describe('runRegimes', () => {
  it('takes the transitory form as entered when manual', () => {
    const { permanent, transient } = runRegimes({ permanent: {}, transient: {}, isManual: true }, engine);
    expect(resultOf(permanent).performance.power_cold).toBeCloseTo(10, 9);
    const { performance, points, extra } = resultOf(transient);
    for (const [key, value] of Object.entries(MANUAL)) {
      expect(performance[key as keyof typeof MANUAL] / value).toBeCloseTo(1, 5);
    }
    expect(extra.x_f).toBeCloseTo(0.0802, 4);
    expect(points.c_refoulement_reel.T).toBeCloseTo(33.58, 2);
  });

  it('sizes the transitory regime by the steady swept volume when automatic', () => {
    const { transient } = runRegimes(
      { permanent: {}, transient: { choice_1: 1, choice_1_value: 99 }, isManual: false },
      engine,
    );
    const { performance, input } = resultOf(transient);
    expect(input.choice_1).toBe(0);
    expect(input.choice_1_value).toBeCloseTo(16.936448, 5);
    expect(performance.power_cold / (MANUAL.power_cold * 1.693_644_8)).toBeCloseTo(1, 5);
    expect(performance.eer).toBeCloseTo(MANUAL.eer, 4);
  });

  it('keeps the transitory volumetric efficiency', () => {
    const { transient } = runRegimes(
      { permanent: { rend_v: 0.8 }, transient: { rend_v: 0.6 }, isManual: false },
      engine,
    );
    expect(resultOf(transient).performance.rend_v).toBe(0.6);
  });

  it('uses the steady fluid for both', () => {
    const { transient } = runRegimes(
      { permanent: { fluid: 'propane' }, transient: { fluid: 'R22' }, isManual: true },
      engine,
    );
    expect(resultOf(transient).input.fluid).toBe('R290');
  });

  it('does not run a transitory regime nobody asks for', () => {
    const outcomes = runRegimes({ permanent: {}, isManual: true }, engine);
    expect(outcomes.permanent.ok).toBe(true);
    expect(outcomes.transient).toBeUndefined();
  });

  it('does not run the transitory regime when the steady one fails', () => {
    const outcomes = runRegimes({ permanent: { rend_is: 0 }, transient: {}, isManual: true }, engine);
    expect(outcomes.permanent).toMatchObject({ ok: false, problem: { code: 'E_RENDIS' } });
    expect(outcomes.transient).toBeUndefined();
  });

  it('keeps the steady result when only the transitory one fails', () => {
    const outcomes = runRegimes({ permanent: {}, transient: { pt_cdr: 5 }, isManual: true }, engine);
    expect(outcomes.permanent.ok).toBe(true);
    expect(outcomes.transient).toMatchObject({ ok: false, problem: { code: 'E_ORDER', field: 'pt_cdr' } });
  });

  it('gives the transitory regime the cycle of the steady one, and its effectiveness unless it has its own', () => {
    const of = (permanent: object, transient: object) =>
      resultOf(runRegimes({ permanent, transient, isManual: true }, engine).transient).input;
    expect(of({ eff_ihx: 0.3 }, {})).toMatchObject({ architecture: 'ihx', eff_ihx: 0.3 });
    expect(of({ eff_ihx: 0.3 }, { eff_ihx: 0.6 })).toMatchObject({ architecture: 'ihx', eff_ihx: 0.6 });
    expect(of({ eff_ihx: 0.3 }, { architecture: 'simple' })).toMatchObject({ architecture: 'ihx', eff_ihx: 0.3 });
    expect(of({}, { architecture: 'ihx' })).not.toHaveProperty('architecture');
    expect(of({}, { eff_ihx: 0.6 })).not.toHaveProperty('eff_ihx');
  });
});
