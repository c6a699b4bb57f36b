import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { rulerSaturation } from './saturation.ts';
import { rulerScale } from './scale.ts';
import { scaleEnds, scalePressure, scaleTemperature, withinScale } from './scale-places.ts';
import { rulerTable } from './table.ts';
import { atmosphericPressureFromAltitude } from '../../physics/atmosphere.ts';
import { barFromPascal } from '../../quantities/si.ts';

const engine = await createEngine();

function scaleOf(fluid: string) {
  const outcome = rulerScale(fluid, engine);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.result;
}

describe('the long scale', () => {
  it.each(['R134a', 'R448A', 'R744', 'R455A', 'R717', 'R32[0.5]&R134a[0.5]'])(
    '%s: reads as its equation of state, both ways',
    (fluid) => {
      const scale = scaleOf(fluid);
      const [low, high] = scaleEnds(scale);
      for (let i = 1; i < 60; i += 1) {
        const p = low * (high / low) ** (i / 61);
        const exact = rulerSaturation(fluid, 'P', p, 'dew', engine);
        if (!exact.ok) throw new Error(exact.problem.code);
        for (const [curve, t] of [
          ['dew', exact.result.t_dew],
          ['bubble', exact.result.t_bubble],
        ] as const) {
          expect(Math.abs(scaleTemperature(scale, curve, p) - t)).toBeLessThan(5e-3);
          expect(Math.abs(scalePressure(scale, curve, t) / p - 1)).toBeLessThan(2e-4);
        }
      }
      expect(scaleTemperature(scale, 'dew', high * 1.01)).toBeNaN();
      expect(scalePressure(scale, 'bubble', 1000)).toBeNaN();
      expect(withinScale(scale, 1e6)).toBe(high);
    },
  );

  it('refuses a fluid nobody knows', () => {
    expect(rulerScale('R9999', engine)).toMatchObject({ ok: false, problem: { code: 'E_FLUID', field: 'fluid' } });
  });
});

describe('the saturation table', () => {
  it('gives R134a as Tillner-Roth and Baehr (1994), table A1, print it', () => {
    const outcome = rulerTable('R134a', 'T', -20, 20, 20, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    // °C, MPa, kg/m³ of the liquid.
    const printed = [
      [-20, 0.13273, 1358.3],
      [0, 0.2928, 1294.8],
      [20, 0.57171, 1225.3],
    ] as const;
    expect(outcome.result.rows).toHaveLength(printed.length);
    for (const [index, [t, p, rho]] of printed.entries()) {
      const row = outcome.result.rows[index];
      expect(row?.t_dew).toBeCloseTo(t, 6);
      expect((row?.p_dew ?? 0) / 10).toBeCloseTo(p, 4);
      expect(row?.rho_liquid).toBeCloseTo(rho, 0);
    }
    // IIR: 200 kJ/kg and 1 kJ/(kg K) for the saturated liquid at 0 °C.
    expect(outcome.result.rows[1]?.h_liquid).toBeCloseTo(200, 6);
    expect(outcome.result.rows[1]?.s_liquid).toBeCloseTo(1, 6);
  });

  it('by pressure has the temperatures of the ruler', () => {
    const outcome = rulerTable('R448A', 'P', 2, 6, 2, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    for (const row of outcome.result.rows) {
      const at = rulerSaturation('R448A', 'P', row.p_dew, 'dew', engine);
      if (!at.ok) throw new Error(at.problem.code);
      expect(row.t_dew).toBeCloseTo(at.result.t_dew, 9);
      expect(row.t_bubble).toBeCloseTo(at.result.t_bubble, 9);
      expect(row.latent).toBeCloseTo(at.result.latent, 9);
    }
  });

  it('says which value is out of reach', () => {
    const problem = (...given: readonly [unknown, unknown, unknown, unknown]) => {
      const outcome = rulerTable('R134a', ...given, engine);
      return outcome.ok ? undefined : [outcome.problem.code, outcome.problem.field];
    };
    expect(problem('T', -20, 400, 5)).toEqual(['E_RANGE', 'to']);
    expect(problem('T', -20, 20, 0.01)).toEqual(['E_RANGE', 'step']);
    expect(problem('T', -20, 20, -5)).toEqual(['E_RANGE', 'step']);
    expect(problem('H', -20, 20, 5)).toEqual(['E_MODE', 'by']);
    expect(problem('P', '', 20, 5)).toEqual(['E_MISSING', 'from']);
    expect(problem('T', 20, -20, -5)).toBeUndefined();
  });
});

describe('the atmosphere around a gauge', () => {
  // US Standard Atmosphere 1976, table: 0, 1000, 2000 m.
  it.each([
    [0, 1.01325],
    [1000, 0.89875],
    [2000, 0.79495],
  ])('at %i m', (altitude, bar) => {
    expect(barFromPascal(atmosphericPressureFromAltitude(altitude))).toBeCloseTo(bar, 3);
  });
});
