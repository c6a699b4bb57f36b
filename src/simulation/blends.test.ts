import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { Point, SimulationResult } from './types.ts';
import { POINT_KEYS } from './types.ts';

const engine = await createEngine();

function resultOf(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}
const problemOf = (body: BodyValues): unknown => {
  const outcome = run(body, engine);
  return outcome.ok ? undefined : outcome.problem;
};
const relativeGap = (one: number, other: number): number => Math.abs(one / other - 1);

describe('every blend', () => {
  it.each(engine.blends)('%s runs a cycle between -10 and 40 °C, where it condenses', (fluid) => {
    const body = { fluid, pt_evp: -10, pt_cdr: 40 };
    if (engine.fluid(fluid).critical.T <= 313.15) {
      expect(problemOf(body)).toMatchObject({ code: 'E_SUPERCRIT', field: 'pt_cdr' });
      return;
    }
    const { performance: p, points, extra, fluid: facts } = resultOf(body);
    expect(p.eer).toBeGreaterThan(2.5);
    expect(p.eer).toBeLessThan(p.eer_carnot);
    expect(p.power_cold).toBeCloseTo(10, 9);
    expect(POINT_KEYS.flatMap((key) => Object.values(points[key]) as number[]).every(Number.isFinite)).toBe(true);
    expect(extra.t_dew_evp).toBeCloseTo(-10, 6);
    expect(extra.t_dew_cdr).toBeCloseTo(40, 6);
    expect(extra.t_bubble_evp).toBeLessThanOrEqual(extra.t_dew_evp);
    expect(extra.quality).toBe(engine.fluid(fluid).quality);
    expect(facts).toMatchObject({ p_triple: null, t_triple: null });
  });

  it('of low temperature do not condense at 40 °C, but in a cascade', () => {
    const cold = engine.blends.filter((name) => engine.fluid(name).critical.T <= 313.15);
    expect(cold).toEqual(['R473A', 'R503', 'R508A', 'R508B']);
    for (const fluid of cold) expect(resultOf({ fluid, pt_evp: -50, pt_cdr: 0 }).performance.eer).toBeGreaterThan(1);
  });
});

describe('glide', () => {
  // 4.6072 bar at 0 °C dew and 6.27 K of glide: CoolProp 8.0.0 (HEOS).
  it('R407C evaporating at 0 °C', () => {
    const { points, extra, warnings } = resultOf({ fluid: 'R407C' });
    expect(points.g_sortie_evaporateur.P).toBeCloseTo(4.6072, 3);
    expect(extra.t_bubble_evp).toBeCloseTo(-6.27, 1);
    expect(extra.glide_evp).toBeCloseTo(6.27, 1);
    expect(warnings).toContainEqual({
      code: 'W_GLIDE',
      values: { v: Math.max(extra.glide_evp, extra.glide_cdr ?? 0) },
    });
    expect(points.f_sortie_detendeur.T).toBeGreaterThan(extra.t_bubble_evp);
    expect(points.f_sortie_detendeur.T).toBeLessThan(extra.t_dew_evp);
  });

  it('is not worth a word where it is small', () => {
    for (const fluid of ['R404A', 'R410A', 'R507A', 'R513A']) {
      const { extra, warnings } = resultOf({ fluid });
      expect(extra.glide_evp).toBeLessThan(1);
      expect(warnings.map(({ code }) => code)).not.toContain('W_GLIDE');
    }
  });

  it.each(['R407C', 'R448A', 'R454C', 'R455A', 'R744[0.3]&R290[0.7]'])(
    '%s takes a mean temperature as one',
    (fluid) => {
      const { extra, points, warnings } = resultOf({ fluid, sat_ref: 'mid', pt_evp: -5, pt_cdr: 42 });
      expect((extra.t_bubble_evp + extra.t_dew_evp) / 2).toBeCloseTo(-5, 7);
      expect(((extra.t_bubble_cdr ?? NaN) + (extra.t_dew_cdr ?? NaN)) / 2).toBeCloseTo(42, 7);
      expect(points.g_sortie_evaporateur.T).toBeCloseTo(extra.t_dew_evp + 5, 7);
      expect(warnings.map(({ code }) => code)).not.toContain('W_GLIDE');
      const byDew = resultOf({ fluid, pt_evp: -5, pt_cdr: 42 });
      expect(points.g_sortie_evaporateur.P).toBeGreaterThan(byDew.points.g_sortie_evaporateur.P);
    },
  );

  it('takes a mean temperature right up to where there is one', () => {
    const near = (pt_cdr: number): BodyValues => ({ fluid: 'R444B', sat_ref: 'mid', pt_evp: 60, pt_cdr });
    expect(engine.fluid('R444B').critical.T - 273.15).toBeCloseTo(94.78, 2);
    const { extra } = resultOf(near(94.5));
    expect(((extra.t_bubble_cdr ?? NaN) + (extra.t_dew_cdr ?? NaN)) / 2).toBeCloseTo(94.5, 7);
    // Its bubble pressure turns back before the critical point: above, no pressure has that mean.
    const beyond = problemOf({ ...near(89.4), fluid: 'R470B' });
    expect(beyond).toMatchObject({
      code: 'E_RANGE',
      field: 'pt_cdr',
      values: { unit: 'degC', max: expect.closeTo(89.06, 1) as number },
    });
  });

  it('keeps the same cycle by temperature and by pressure', () => {
    const byTemperature = resultOf({ fluid: 'R448A' });
    const { P: pt_evp } = byTemperature.points.g_sortie_evaporateur;
    const { P: pt_cdr } = byTemperature.points.d_sortie_condenseur;
    const byPressure = resultOf({ fluid: 'R448A', mode_evp: 2, pt_evp, mode_cdr: 2, pt_cdr });
    expect(relativeGap(byPressure.performance.eer, byTemperature.performance.eer)).toBeLessThan(1e-8);
  });
});

describe('a reference string', () => {
  const named = resultOf({ fluid: 'R454B' });

  it.each(['R32[0.689]&R1234yf[0.311]', 'R32[68.9]&R1234yf[31.1]', 'r-1234yf[0,311] & r 32[0,689]'])(
    '%s is R454B',
    (fluid) => {
      const { performance, points, extra } = resultOf({ fluid });
      expect(relativeGap(performance.eer, named.performance.eer)).toBeLessThan(1e-8);
      const gaps = POINT_KEYS.flatMap((key) =>
        (['P', 'H', 'S', 'D'] as const).map((property: keyof Point) =>
          relativeGap(points[key][property], named.points[key][property]),
        ),
      );
      expect(Math.max(...gaps)).toBeLessThan(1e-7);
      expect(extra).toMatchObject({ quality: 'fitted blend', reference_state: 'IIR' });
    },
  );

  it('comes back with the names of the engine', () => {
    expect(resultOf({ fluid: 'propane[50]&isobutane[50]' }).input.fluid).toBe('R290[50]&R600a[50]');
  });

  it('of one fluid is that fluid', () => {
    const { extra, performance } = resultOf({ fluid: 'propane[1]' });
    expect(extra.quality).toBe('reference');
    expect(performance).toEqual(resultOf({ fluid: 'R290' }).performance);
  });

  it('with an unknown pair says that it is estimated', () => {
    expect(resultOf({ fluid: 'R134a[0.5]&R236ea[0.5]' }).extra.quality).toBe('estimated blend');
    expect(resultOf({ fluid: 'R134a' }).extra.quality).toBe('reference');
  });

  it.each([
    ['R32[0.6]&R125[0.6]', { reason: 'E_MIX_SUM', sum: 120 }],
    ['R32[0.5]&R999[0.5]', { reason: 'E_MIX_UNKNOWN', name: 'R999' }],
    ['R410A[50]&R290[50]', { reason: 'E_MIX_BLEND', name: 'R410A' }],
    ['propane[0.5]&R290[0.5]', { reason: 'E_MIX_TWICE', name: 'R290' }],
    ['R32[-0.5]&R125[0.5]', { reason: 'E_MIX_FRACTION', name: 'R32' }],
    ['R32[]&R125[1]', { reason: 'E_MIX_FRACTION', name: 'R32' }],
    ['R32[0]&R125[0]', { reason: 'E_MIX_COUNT', n: 0, min: 1, max: 6 }],
    ['R32[50', { reason: 'E_MIX_FORM' }],
    ['[0.5]&[0.5]', { reason: 'E_MIX_FORM' }],
  ])('%s is refused', (fluid, values) => {
    expect(problemOf({ fluid })).toEqual({ code: 'E_COMP', field: 'fluid', values });
  });
});

describe('viscosities', () => {
  // 11.02, 12.86 and 170.3 µPa s: R134a's own correlation in CoolProp 8.0.0.
  it('stand beside the points they belong to, Pa s', () => {
    const { mu, mu_uncertainty: uncertainty } = resultOf({}).extra;
    expect(relativeGap(mu?.a ?? 0, 11.02e-6)).toBeLessThan(0.06);
    expect(relativeGap(mu?.c ?? 0, 12.86e-6)).toBeLessThan(0.06);
    expect(relativeGap(mu?.e ?? 0, 170.3e-6)).toBeLessThan(0.06);
    expect(uncertainty).toBeGreaterThan(0);
    expect(uncertainty).toBeLessThan(0.2);
  });

  it('are given for blends', () => {
    const { mu } = resultOf({ fluid: 'R407C' }).extra;
    const state = engine.fluid('R407C').saturation({ T: 273.15 }).dew;
    expect(relativeGap(mu?.a ?? 0, state.viscosity ?? NaN)).toBeLessThan(0.05);
    expect(mu?.e).toBeGreaterThan(5 * (mu?.c ?? Number.NaN));
  });

  it('are absent where a component has no parameters', () => {
    const { extra } = resultOf({ fluid: 'R473A', pt_evp: -50, pt_cdr: 0 });
    expect(Object.keys(extra)).not.toContain('mu');
    expect(Object.keys(extra)).not.toContain('mu_uncertainty');
  });
});
