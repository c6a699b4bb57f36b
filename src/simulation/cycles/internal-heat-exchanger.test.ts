import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { cycleComparisons, REFERENCE_CYCLES } from '../checks/deviations.ts';
import type { BodyValues } from '../fields.ts';
import { run } from '../run.ts';
import type { Performance, SimulationResult } from '../types.ts';
import { POINT_KEYS } from '../types.ts';
import { cycleOf, pointOf, pointOfNode } from './index.ts';

const engine = await createEngine();

function resultOf(body: BodyValues): SimulationResult {
  const outcome = run(body, engine);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.result;
}

const problemOf = (body: BodyValues) => {
  const outcome = run(body, engine);
  return outcome.ok ? undefined : outcome.problem;
};

describe('the published figures', () => {
  const cycles = REFERENCE_CYCLES.filter(({ body }) => body.eff_ihx !== undefined);

  it.each(cycles.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
    const comparisons = cycleComparisons(resultOf(golden.body), golden);
    const parts = [golden.performance, golden.extra ?? {}, ...Object.values(golden.points)];
    expect(comparisons.length).toBe(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
    expect(golden.tolerance).toBe(1e-5);
    expect(comparisons.filter(({ deviation, allowed }) => !(deviation <= allowed))).toEqual([]);
  });

  it('are those of four pure fluids, one of them transcritical, and a blend', () => {
    expect(cycles.map(({ name }) => name.split(',')[0])).toEqual(['R134a', 'R717', 'R1234yf', 'R744', 'R407C']);
  });
});

const BODIES: readonly BodyValues[] = [
  {},
  { t_sf: 0, t_sft: 0, t_sr: 0, t_srt: 0 },
  { fluid: 'R407C', rend_is: 0.7, t_srt: 4 },
  { fluid: 'R744', mode_trans: '1', p_gc: 90, t_out_gc: 35, rend_is: 0.7, t_sft: 6 },
  { fluid: 'R32[0.689]&R1234yf[0.311]', choice_1: 0 },
];

describe('the exchanger', () => {
  it.each(BODIES)('of no effectiveness is the one-stage cycle: %j', (body) => {
    const simple = resultOf(body);
    const none = resultOf({ ...body, eff_ihx: 0 });
    for (const [key, value] of Object.entries(simple.performance)) {
      expect(none.performance[key as keyof Performance] / value).toBeCloseTo(1, 9);
    }
    for (const key of POINT_KEYS) expect(none.points[key].H).toBeCloseTo(simple.points[key].H, 7);
    expect(none.extra).toMatchObject({ power_ihx: 0 });
    expect(none.extra.gain).toBeCloseTo(0, 9);
    expect(none.extra.t_discharge_rise).toBeCloseTo(0, 7);
    expect(none.warnings).toEqual(simple.warnings);
  });

  it.each(BODIES.flatMap((body) => [0.3, 0.95].map((eff_ihx) => ({ ...body, eff_ihx }))))(
    'keeps the first law: %j',
    (body) => {
      const { performance: p, points, extra } = resultOf(body);
      const H = (key: keyof typeof points): number => points[key]?.H ?? Number.NaN;
      const flow = p.mass_flow_s;
      const lines = flow * (H('a_aspiration') - H('h_sortie_vapeur_echangeur'));
      const lost = flow * (H('i_sortie_liquide_echangeur') - H('e_entree_detendeur'));
      expect((p.power_cold + p.power_compressor + lines) / (p.power_heat + lost)).toBeCloseTo(1, 9);
      const given = flow * (H('d_sortie_condenseur') - H('i_sortie_liquide_echangeur'));
      const taken = flow * (H('h_sortie_vapeur_echangeur') - H('g_sortie_evaporateur'));
      expect(taken / given).toBeCloseTo(1, 9);
      expect(extra.power_ihx! / taken).toBeCloseTo(1, 9);
    },
  );

  it('heats the vapour no further than the liquid it comes from', () => {
    for (const body of BODIES) {
      const result = resultOf({ ...body, eff_ihx: 0.95 });
      expect(pointOf(result, 'exchangerVapour').T).toBeLessThan(pointOf(result, 'rejectionOutlet').T);
      expect(pointOf(result, 'exchangerLiquid').T).toBeGreaterThan(pointOf(result, 'evaporatorOutlet').T);
    }
  });

  it('comes before the heat of the suction line and that of the liquid line', () => {
    const result = resultOf({ eff_ihx: 0.5, t_sft: 7, t_srt: 3 });
    expect(pointOf(result, 'suction').T - pointOf(result, 'exchangerVapour').T).toBeCloseTo(7, 9);
    expect(pointOf(result, 'exchangerLiquid').T - pointOf(result, 'valveInlet').T).toBeCloseTo(3, 9);
  });

  it('is compared with the same machine without it', () => {
    const body = { fluid: 'R1234yf', rend_is: 0.7 };
    const [simple, result] = [resultOf(body), resultOf({ ...body, eff_ihx: 0.6 })];
    const { extra, performance } = result;
    expect(extra.eer_base).toBeCloseTo(simple.performance.eer, 9);
    expect(extra.gain).toBeCloseTo(performance.eer / simple.performance.eer - 1, 9);
    expect(extra.q0v_gain).toBeCloseTo(extra.q0v / simple.extra.q0v - 1, 9);
    expect(extra.t_discharge_rise).toBeCloseTo(
      result.points.c_refoulement_reel.T - simple.points.c_refoulement_reel.T,
      9,
    );
  });
});

describe('the request', () => {
  it('asks for it by its word or by its effectiveness, half when it names none', () => {
    const asked = resultOf({ architecture: 'ihx' });
    expect(asked.input).toMatchObject({ architecture: 'ihx', eff_ihx: 0.5 });
    expect(resultOf({ eff_ihx: '0,5' })).toEqual(asked);
    expect(resultOf({ architecture: 'ihx', eff_ihx: 0.5 })).toEqual(asked);
  });

  it.each([{ architecture: 'simple' }, { architecture: 'simple', eff_ihx: 0.5 }, { eff_ihx: null }, { eff_ihx: '' }])(
    'leaves the one-stage answer as it was: %j',
    (body) => expect(JSON.stringify(run(body, engine))).toBe(JSON.stringify(run({}, engine))),
  );

  it.each([
    [{ architecture: 'banane' }, 'E_MODE', 'architecture'],
    [{ architecture: null }, 'E_MISSING', 'architecture'],
    [{ architecture: 'ihx', eff_ihx: '' }, 'E_MISSING', 'eff_ihx'],
    [{ eff_ihx: 'x' }, 'E_NUMBER', 'eff_ihx'],
    [{ eff_ihx: -0.1 }, 'E_RANGE', 'eff_ihx'],
    [{ eff_ihx: 0.951 }, 'E_RANGE', 'eff_ihx'],
    [{ eff_ihx: 1e9 }, 'E_RANGE', 'eff_ihx'],
  ])('is refused: %j', (body, code, field) => {
    expect(problemOf(body)).toMatchObject({ code, field });
  });

  it('is refused where the liquid is no warmer than the vapour', () => {
    expect(problemOf({ pt_cdr: 10, t_sr: 2, t_sf: 8, eff_ihx: 0.5 })).toEqual({ code: 'E_APPR', values: {} });
    expect(problemOf({ pt_cdr: 10, t_sr: 2, t_sf: 7, eff_ihx: 0.5 })).toBeUndefined();
  });
});

describe('the warnings', () => {
  it('tell of a fluid that loses by it', () => {
    const { warnings, extra } = resultOf({ fluid: 'R717', rend_is: 0.7, eff_ihx: 0.4 });
    expect(extra.gain).toBeLessThan(0);
    expect(warnings.at(-1)).toEqual({ code: 'W_IHXLOSS', values: { v: -100 * extra.gain! } });
    const gains = resultOf({ fluid: 'R1234yf', rend_is: 0.7, eff_ihx: 0.4 });
    expect(gains.warnings.map(({ code }) => code)).not.toContain('W_IHXLOSS');
  });

  it('count the superheat and the subcooling it makes', () => {
    const codes = (body: BodyValues) => resultOf(body).warnings.map(({ code }) => code);
    const bare = { t_sf: 0, t_sft: 0, t_sr: 0, t_srt: 0 };
    expect(codes(bare)).toEqual(expect.arrayContaining(['W_SH0', 'W_SCLOW']));
    const exchanged = codes({ ...bare, eff_ihx: 0.5 });
    expect(exchanged).not.toContain('W_SH0');
    expect(exchanged).not.toContain('W_SCLOW');
    expect(exchanged).toContain('W_SHLOW');
  });
});

describe('its description', () => {
  it('names every point of its answer, the seven of the specification among them', () => {
    const result = resultOf({ eff_ihx: 0.5 });
    const { nodes } = cycleOf(result.input);
    expect(Object.keys(result.points)).toEqual(nodes.map(({ key }) => key));
    expect(nodes.map(({ key }) => key)).toEqual(expect.arrayContaining([...POINT_KEYS]));
    for (const node of nodes) expect(pointOfNode(result, node).P).toBeGreaterThan(0);
  });
});
