import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { GOLDEN_BLEND_CYCLES } from './checks/golden-blend-cycles.ts';
import { cycleComparisons, REFERENCE_CYCLES } from './checks/deviations.ts';
import { GOLDEN_CYCLES } from './checks/golden-cycles.ts';
import type { BodyValues } from './fields.ts';
import { run } from './run.ts';
import type { PointKey, SimulationResult } from './types.ts';
import { POINT_KEYS } from './types.ts';

const engine = await createEngine();
const ALL_CYCLES = REFERENCE_CYCLES.filter(({ by }) => by === 'CoolProp');

function resultOf(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

const gap = (actual: number, expected: number, scale = 0): number =>
  Math.abs(actual - expected) / Math.max(Math.abs(expected), scale);

describe('computed with CoolProp 8.0.0', () => {
  it.each(ALL_CYCLES.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
    const comparisons = cycleComparisons(resultOf(golden.body), golden);
    const points = POINT_KEYS.flatMap((point) => Object.keys(golden.points[point] ?? {}));
    expect(comparisons.length).toBe(Object.keys(golden.performance).length + points.length);
    expect(points.length).toBe(5 * POINT_KEYS.length);
    expect(golden.tolerance).toBe(2e-5);
    expect(comparisons.filter(({ deviation, allowed }) => !(deviation <= allowed))).toEqual([]);
  });

  it('holds six cycles of pure fluids and six of blends', () => {
    expect([GOLDEN_CYCLES.length, GOLDEN_BLEND_CYCLES.length]).toEqual([6, 6]);
    expect(ALL_CYCLES.length).toBe(12);
  });
});

describe('the documented figures', () => {
  const defaults = resultOf({});

  it('steady defaults: beside the points', () => {
    expect(defaults.extra.x_f).toBeCloseTo(0.2541, 4);
    expect(defaults.fluid.p_crit).toBeCloseTo(40.593, 3);
    expect(defaults.fluid.t_crit).toBeCloseTo(101.06, 2);
    expect(defaults.fluid.t_triple).toBeCloseTo(-103.3, 2);
    expect(defaults.fluid.p_triple).toBeCloseTo(0.0039, 5);
    expect(defaults.extra).toMatchObject({ glide_evp: 0, glide_cdr: 0, reference_state: 'IIR' });
    expect(defaults.extra.t_dew_evp).toBeCloseTo(0, 9);
    expect(defaults.extra.t_dew_cdr).toBeCloseTo(40, 9);
    expect(defaults.extra.tau).toBeCloseTo(10.16593 / 2.9280318, 6);
    expect(defaults.extra.q0v).toBeCloseTo((403.0705 - 250.46491) * 13.928672, 1);
    expect(defaults.warnings).toEqual([]);
  });

  it('with efficiencies 0.7 and 0.85', () => {
    const { performance, points } = resultOf({ rend_is: 0.7, rend_v: 0.85 });
    expect(points.c_refoulement_reel.T).toBeCloseTo(61.91, 2);
    expect(points.c_refoulement_reel.H).toBeCloseTo(443.251, 3);
    expect(performance.power_compressor).toBeCloseTo(2.51635, 5);
    expect(performance.power_heat).toBeCloseTo(12.439, 4);
    expect(performance.eer).toBeCloseTo(3.97401, 5);
    expect(performance.cop).toBeCloseTo(4.94326, 5);
    expect(performance.step_volume_h).toBeCloseTo(19.9252, 4);
  });

  it('R22', () => {
    const { performance, points, extra } = resultOf({ fluid: 'R22' });
    expect(performance.mass_flow_s).toBeCloseTo(0.0608361, 7);
    expect(points.c_refoulement_reel.T).toBeCloseTo(65.05, 2);
    expect(performance.eer).toBeCloseTo(5.65191, 5);
    expect(performance.step_volume_h).toBeCloseTo(10.7023, 4);
    expect(extra.x_f).toBeCloseTo(0.2163, 4);
    const delta = 100 * (performance.step_volume_h / defaults.performance.step_volume_h - 1);
    expect(delta).toBeCloseTo(-36.81, 2);
  });

  it('R744 transcritical', () => {
    const { performance, points, extra } = resultOf({ fluid: 'R744', mode_trans: '1' });
    expect(points.g_sortie_evaporateur.P).toBeCloseTo(34.8514, 4);
    expect(points.c_refoulement_reel.T).toBeCloseTo(98.53, 2);
    expect(points.e_entree_detendeur.T).toBeCloseTo(43, 9);
    expect(extra.x_f).toBeCloseTo(0.5003, 4);
    expect(performance.mass_flow_s).toBeCloseTo(0.0806038, 7);
    expect(performance.power_heat).toBeCloseTo(13.5434, 4);
    expect(performance.power_compressor).toBeCloseTo(4.08646, 5);
    expect(performance.eer).toBeCloseTo(2.4471, 5);
    expect(performance.cop).toBeCloseTo(3.31421, 5);
    expect(performance.eer_carnot).toBeCloseTo(4.24475, 5);
    expect(extra).toMatchObject({ t_dew_cdr: null, t_bubble_cdr: null, glide_cdr: null });
  });
});

/** Specific enthalpies kJ/kg and flow of a result: what the first law speaks about. */
function energyGap({ performance, points }: SimulationResult): number {
  const H = (key: PointKey): number => points[key].H;
  const flow = performance.mass_flow_s;
  const into =
    performance.power_cold + performance.power_compressor + flow * (H('a_aspiration') - H('g_sortie_evaporateur'));
  const out = performance.power_heat + flow * (H('d_sortie_condenseur') - H('e_entree_detendeur'));
  return Math.abs(into - out) / out;
}

describe('the first law', () => {
  it.each(ALL_CYCLES.map(({ name, body }) => [name, body] as const))('balances for %s', (_name, body) => {
    expect(energyGap(resultOf(body))).toBeLessThan(1e-9);
  });
});

describe('sizing', () => {
  it('gives the same machine from each criterion', () => {
    const { performance } = resultOf({ rend_v: 0.8 });
    const suction = performance.step_volume_h * 0.8;
    const values = [
      performance.step_volume_h,
      performance.power_cold,
      performance.power_heat,
      suction,
      performance.mass_flow_s,
    ];
    values.forEach((value, choice) => {
      const same = resultOf({ rend_v: 0.8, choice_1: choice, choice_1_value: value });
      expect(gap(same.performance.mass_flow_s, performance.mass_flow_s)).toBeLessThan(1e-12);
    });
  });
});

describe('states on saturation', () => {
  it('takes zero superheat and zero subcooling from the saturation curve', () => {
    const { points } = resultOf({ t_sf: 0, t_sft: 0, t_sr: 0, t_srt: 0 });
    const fluid = engine.fluid('R134a');
    expect(points.a_aspiration.H * 1000).toBeCloseTo(fluid.saturation({ T: 273.15 }).dew.H, 6);
    expect(points.g_sortie_evaporateur.D).toBeCloseTo(fluid.saturation({ T: 273.15 }).dew.D, 9);
    expect(points.e_entree_detendeur.H * 1000).toBeCloseTo(fluid.saturation({ T: 313.15 }).bubble.H, 6);
  });

  it('gives the same cycle by temperature and by pressure', () => {
    const byTemperature = resultOf({});
    const { P: pt_evp } = byTemperature.points.g_sortie_evaporateur;
    const { P: pt_cdr } = byTemperature.points.d_sortie_condenseur;
    const byPressure = resultOf({ mode_evp: 2, pt_evp, mode_cdr: 'pressure', pt_cdr });
    expect(gap(byPressure.performance.eer, byTemperature.performance.eer)).toBeLessThan(1e-9);
    const mid = resultOf({ sat_ref: 'mid' });
    expect(mid.performance).toEqual(byTemperature.performance);
  });
});
