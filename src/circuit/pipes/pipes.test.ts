import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { anyCircuit, between, bothRegimes, classicCircuit, resultOf, unsound } from '../checks/support.ts';
import { resultsOf, warningTexts } from '../checks/reference.ts';
import { equivalentLength, pipes } from '../index.ts';
import type { TubeFigures } from '../index.ts';

const engine = await createEngine();
const LINES = ['asp', 'll', 'ref'] as const;
const CO2 = { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 92, t_out_gc: 36 };

/** Figures are held to their definitions in the tubes that speed alone chooses; choice.test.ts has the choice itself. */
const BY_SPEED = { criterion: 'speed' };
const options = fc.record({
  criterion: fc.constant('speed'),
  pipeType: fc.constantFrom('metric', 'pouce', 'all'),
  vit_asp: between(4, 20),
  vit_ll: between(0.3, 2),
  vit_ref: between(4, 20),
  long_asp: between(1, 60),
  haut_asp: between(-20, 20),
  haut_ref: between(-20, 20),
  haut_ll: between(-5, 5),
  charge_min: between(10, 100),
  electrovanne: fc.boolean(),
});

describe('any circuit', () => {
  it('gets lines whose figures obey their definitions', () => {
    fc.assert(
      fc.property(anyCircuit, options, (body, chosen) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const answer = resultOf(pipes(results, chosen, engine));
        expect(unsound(answer)).toEqual([]);
        for (const key of LINES) {
          const line = answer.lines[key];
          const { recommended, lower, upper, d_ideal, problem } = line;
          expect(recommended === null).toBe(problem !== null);
          if (recommended === null) continue;
          expect(recommended.di).toBeGreaterThanOrEqual(d_ideal * (1 - 1e-9));
          expect(recommended.di).toBeCloseTo(recommended.de - 2 * recommended.e, 9);
          const flow = results.permanent.performance.mass_flow_s / line.rho_permanent;
          expect(recommended.speed_permanent).toBeCloseTo((4 * flow) / (Math.PI * (recommended.di / 1000) ** 2), 9);
          if (lower !== null) expect(lower.di).toBeLessThan(d_ideal);
          const widening = [lower, recommended, upper].filter((tube): tube is TubeFigures => tube !== null);
          for (const [i, tube] of widening.entries()) {
            const wider = widening[i + 1];
            if (wider === undefined) continue;
            expect(wider.di).toBeGreaterThan(tube.di);
            expect(wider.speed_permanent).toBeLessThan(tube.speed_permanent);
            if (tube.dp_permanent !== null) expect(wider.dp_permanent).toBeLessThan(tube.dp_permanent);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its answer when figures come as text', () => {
    fc.assert(
      fc.property(classicCircuit, options, (body, chosen) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const text = Object.fromEntries(
          Object.entries(chosen).map(([key, value]) => [
            key,
            typeof value === 'number' ? String(value).replace('.', ',') : String(value),
          ]),
        );
        expect(pipes(results, text, engine)).toEqual(pipes(results, chosen, engine));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a drop', () => {
  it('is the gradient along the whole length, and the column where it counts', () => {
    const results = resultsOf({}, null, engine);
    const asp = (rise: number): TubeFigures =>
      resultOf(pipes(results, { ...BY_SPEED, long_asp: 20, eq_asp: 7, haut_asp: rise }, engine)).lines.asp.recommended!;
    expect(asp(0).total_permanent).toBeCloseTo((asp(0).dp_permanent! * 27) / 1e5, 12);
    // A vapour column under 10 m is not counted; at 10 m it weighs 13.93 kg/m3 * g * 10 m.
    expect(asp(9.9).total_permanent).toBe(asp(0).total_permanent);
    expect(asp(10).total_permanent! - asp(0).total_permanent!).toBeCloseTo((13.92867 * 9.80665 * 10) / 1e5, 6);
    expect(asp(-10).total_permanent! - asp(0).total_permanent!).toBeCloseTo((-13.92867 * 9.80665 * 10) / 1e5, 6);
  });

  it('above critical has no saturation to lose and is judged by pressure', () => {
    const { lines, warnings } = resultOf(pipes(resultsOf(CO2, null, engine), BY_SPEED, engine));
    expect(lines.ref.recommended!.dt_permanent).toBeNull();
    expect(lines.ll.subcooling_left_permanent).toBeNull();
    const short = resultOf(pipes(resultsOf(CO2, null, engine), { ...BY_SPEED, long_ref: 0, eq_ref: 0 }, engine));
    expect(warningTexts(warnings)).toContain('W_DPREF:ref:permanent');
    expect(warningTexts(short.warnings)).not.toContain('W_DPREF:ref:permanent');
  });

  it('of a wet discharge is not known: speeds alone are given', () => {
    const wet = resultsOf({ fluid: 'R227ea', t_sf: 0, t_sft: 0, pt_evp: 0, pt_cdr: 50 }, null, engine);
    const state = wet.permanent.warnings.map(({ code }) => code);
    const { lines } = resultOf(pipes(wet, {}, engine));
    expect(state).toContain('W_WET');
    expect(lines.ref.recommended!.speed_permanent).toBeGreaterThan(0);
    expect(lines.ref.recommended!.dp_permanent).toBeNull();
    expect(lines.ref.recommended!.total_permanent).toBeNull();
    expect(lines.ref.recommended!.dt_permanent).toBeNull();
  });

  it('that leaves no saturation is null, and too much', () => {
    const { lines, warnings } = resultOf(
      pipes(resultsOf({ pt_evp: -30 }, null, engine), { ...BY_SPEED, long_asp: 500, eq_asp: 200, vit_asp: 30 }, engine),
    );
    expect(lines.asp.recommended!.total_permanent).toBeGreaterThan(0.84);
    expect(lines.asp.recommended!.dt_permanent).toBeNull();
    const found = warnings.find(({ code }) => code === 'W_DPASP')!;
    expect(found.values).toEqual({ v: lines.asp.recommended!.total_permanent, unit: 'bar' });
  });

  it('of a cold suction may be half as much', () => {
    const warned = (te: number): boolean => {
      const results = resultsOf({ pt_evp: te, choice_1_value: 10 }, null, engine);
      const answer = resultOf(pipes(results, { ...BY_SPEED, vit_asp: 12, long_asp: 38, eq_asp: 0 }, engine));
      const loss = answer.lines.asp.recommended!.dt_permanent!;
      expect(loss).toBeGreaterThan(0.5);
      expect(loss).toBeLessThan(1);
      return warningTexts(answer.warnings).includes('W_DPASP:asp:permanent');
    };
    expect(warned(-20)).toBe(false);
    expect(warned(-20.5)).toBe(true);
  });
});

describe('ammonia', () => {
  it.each(['R717', 'R717[0.9]&R290[0.1]'])('%s runs in steel, whatever is asked, without oil return', (fluid) => {
    const { lines, warnings } = resultOf(
      pipes(resultsOf({ fluid, pt_evp: -10 }, null, engine), { pipeType: 'metric', haut_asp: 20 }, engine),
    );
    for (const key of LINES) {
      expect(lines[key].recommended!.series).toBe('steel-10220');
      expect(lines[key].recommended!.p_adm).toBeNull();
    }
    expect(lines.asp.oil).toBeNull();
    expect(lines.ref.oil).toBeNull();
    expect(lines.asp.double_riser).toBeNull();
    expect(warningTexts(warnings)).toContain('W_STEEL');
    expect(warningTexts(warnings).filter((text) => /W_OIL|W_PTUBE|W_CO2TUBE/.test(text))).toEqual([]);
  });
});

describe('oil return', () => {
  it('is that of the flux and the section, and the largest tube is the last that carries it', () => {
    fc.assert(
      fc.property(classicCircuit, options, (body, chosen) => {
        const results = bothRegimes(body, engine);
        if (results === undefined || body.fluid === 'R717') return;
        const { lines } = resultOf(pipes(results, chosen, engine));
        for (const line of [lines.asp, lines.ref]) {
          const oil = line.oil?.permanent;
          if (oil === undefined || oil === null || line.recommended === null) continue;
          const section = (Math.PI * (line.recommended.di / 1000) ** 2) / 4;
          expect(oil.m_min).toBeCloseTo(3600 * oil.g_min * section, 6);
          expect(oil.v_min * line.rho_permanent).toBeCloseTo(oil.g_min, 9);
          // Jacobs et al. 1976 with 950 kg/m3 of oil.
          const { rho_permanent: rho } = line;
          const flux = 0.7225 * Math.sqrt(rho * 9.80665 * (line.recommended.di / 1000) * (950 - rho));
          expect(oil.g_min).toBeCloseTo(flux, 9);
          expect(oil.ok).toBe(oil.speed >= oil.v_min);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is not given where vapour weighs as much as the oil', () => {
    const results = resultsOf(
      { fluid: 'R744', mode_trans: '1', pt_evp: 5, p_gc: 130, t_out_gc: 30, rend_is: 1 },
      null,
      engine,
    );
    const dense = {
      ...results.permanent,
      points: {
        ...results.permanent.points,
        c_refoulement_reel: { ...results.permanent.points.c_refoulement_reel, D: 960 },
      },
    };
    expect(resultOf(pipes({ permanent: dense, transient: null }, {}, engine)).lines.ref.oil!.permanent).toBeNull();
  });
});

describe('a double riser', () => {
  it('shares the flow at equal gradient, each riser slow enough and the small one for the least load', () => {
    let found = 0;
    fc.assert(
      fc.property(classicCircuit, between(10, 40), (body, charge_min) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const chosen = { haut_asp: 8, charge_min, pipeType: 'all', vit_asp: 12 };
        const { lines, warnings } = resultOf(pipes(results, chosen, engine));
        const riser = lines.asp.double_riser;
        const isWarned = warningTexts(warnings).includes('W_OIL:asp:permanent');
        if (riser === null) return;
        found += 1;
        expect(isWarned).toBe(true);
        expect(riser.share1).toBeGreaterThan(0);
        expect(riser.share1).toBeLessThan(1);
        expect(Math.max(riser.speed1, riser.speed2)).toBeLessThanOrEqual(12);
        expect(riser.d1).toBe(lines.asp.oil!.permanent!.largest);
        expect(riser.dt!).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(10);
  });

  it('is not proposed along a level line', () => {
    const { lines, warnings } = resultOf(pipes(resultsOf({}, null, engine), { charge_min: 10 }, engine));
    expect(lines.asp.oil!.permanent!.ok).toBe(false);
    expect(lines.asp.double_riser).toBeNull();
    expect(warningTexts(warnings).filter((text) => text.startsWith('W_OIL'))).toEqual([]);
  });
});

describe('design pressures', () => {
  it('are those typed, gauge, before those of the fluid', () => {
    const { lines } = resultOf(pipes(resultsOf({}, null, engine), { ps_hp: 25, ps_bp: '15,5' }, engine));
    expect(lines.asp.p_design).toBeCloseTo(16.51325, 9);
    expect(lines.ll.p_design).toBeCloseTo(26.01325, 9);
    expect(lines.ref.p_design).toBeCloseTo(26.01325, 9);
  });

  it('are the highest of both regimes', () => {
    const alone = resultOf(pipes(resultsOf({ pt_cdr: 30 }, null, engine), {}, engine)).lines.ref.p_design;
    const both = resultOf(pipes(resultsOf({ pt_cdr: 30 }, { pt_cdr: 60 }, engine), {}, engine)).lines.ref.p_design;
    const hot = resultOf(pipes(resultsOf({ pt_cdr: 60 }, null, engine), {}, engine)).lines.ref.p_design;
    expect(both).toBe(hot);
    expect(both).toBeGreaterThan(alone!);
  });

  it('make copper unfit for the pressures of CO2 at rest', () => {
    const { warnings, lines } = resultOf(
      pipes(resultsOf({ fluid: 'R744', pt_evp: -30, pt_cdr: -5 }, null, engine), {}, engine),
    );
    // About 72 bar: the bubble point 1 K below critical.
    expect(lines.asp.p_design).toBeGreaterThan(70);
    expect(lines.asp.p_design).toBeLessThan(73.8);
    expect(warningTexts(warnings)).toContain('W_CO2TUBE:ll');
  });
});

describe('the equivalent length', () => {
  it('adds up, and refuses what is no fitting', () => {
    expect(equivalentLength({ elbow_45: '2', trap: 1 }, '16')).toEqual({
      ok: true,
      result: { length: (32 + 90) * 0.016 },
    });
    expect(equivalentLength({}, 20)).toEqual({ ok: true, result: { length: 0 } });
    expect(equivalentLength({ gizmo: 1 }, 20)).toMatchObject({ problem: { code: 'E_MODE', field: 'fittings.gizmo' } });
    expect(equivalentLength({ trap: -1 }, 20)).toMatchObject({ problem: { code: 'E_RANGE', field: 'fittings.trap' } });
    expect(equivalentLength({ trap: 1 }, undefined)).toMatchObject({ problem: { code: 'E_MISSING', field: 'di' } });
  });
});

describe('fittings listed one by one', () => {
  const results = resultsOf({}, null, engine);
  const suction = (chosen: Readonly<Record<string, unknown>>) => resultOf(pipes(results, chosen, engine)).lines.asp;

  it('are worth their length in each tube, in place of the length one would guess', () => {
    const fittings = [
      { line: 'asp', kind: 'elbow_90_short', count: 4 },
      { line: 'asp', kind: 'trap' },
      { line: 'll', kind: 'globe_valve', count: 9 },
    ];
    const listed = suction({ pipeType: 'metric', fittings });
    for (const tube of [listed.recommended!, listed.upper!, listed.lower!]) {
      const worth = resultOf(equivalentLength({ elbow_90_short: 4, trap: 1 }, tube.di)).length;
      expect(tube.total_permanent).toBeCloseTo((tube.dp_permanent! * (10 + worth)) / 1e5, 9);
    }
    // A length that is typed is added to them.
    const both = suction({ pipeType: 'metric', fittings, eq_asp: 3 }).recommended!;
    expect(both.total_permanent! - listed.recommended!.total_permanent!).toBeCloseTo((3 * both.dp_permanent!) / 1e5, 9);
  });

  it('are refused by their place', () => {
    const refused = (fitting: Readonly<Record<string, unknown>>) => pipes(results, { fittings: [fitting] }, engine);
    expect(refused({ line: 'asp', kind: 'gizmo' })).toMatchObject({
      problem: { code: 'E_MODE', field: 'fittings.0.kind' },
    });
    expect(refused({ line: 'up', kind: 'trap' })).toMatchObject({
      problem: { code: 'E_MODE', field: 'fittings.0.line' },
    });
    expect(refused({ line: 'asp', kind: 'trap', count: -1 })).toMatchObject({
      problem: { code: 'E_RANGE', field: 'fittings.0.count' },
    });
  });
});

describe('the components of the liquid line', () => {
  it('take subcooling from each regime by what they drop in it', () => {
    const results = resultsOf({}, { pt_cdr: 45 }, engine);
    const left = (chosen: Readonly<Record<string, unknown>>) => {
      const { subcooling_left_permanent, subcooling_left_transient } = resultOf(pipes(results, chosen, engine)).lines
        .ll;
      return [subcooling_left_permanent!, subcooling_left_transient!] as const;
    };
    const [steady, transitory] = left({});
    const both = left({ dp_components_ll: 0.2 });
    expect(both[0]).toBeLessThan(steady - 0.5);
    expect(both[1]).toBeLessThan(transitory - 0.5);
    expect(left({ dp_components_ll: 0.2, dp_components_ll_transient: 0 })).toEqual([both[0], transitory]);
  });
});

describe('line losses in the cycle', () => {
  it('are those of the same compressor between the pressures it then has', () => {
    const body = { fluid: 'R134a', pt_evp: -10, pt_cdr: 40, rend_is: 0.7, rend_v: 0.8 };
    const permanent = resultsOf(body, null, engine).permanent;
    const asked = { in_cycle: true, long_asp: 40, long_ref: 30 };
    const { in_cycle: losses, lines } = resultOf(pipes({ permanent, transient: null }, asked, engine));
    if (losses === null) throw new Error('no losses');
    expect(losses.p_suction).toBeCloseTo(permanent.points.a_aspiration.P - lines.asp.recommended!.total_permanent!, 9);
    expect(losses.p_discharge).toBeCloseTo(
      permanent.points.c_refoulement_reel.P + lines.ref.recommended!.total_permanent!,
      9,
    );
    // The same states by way of a whole simulation between these pressures.
    const fluid = engine.fluid('R134a');
    const dew = fluid.saturationTemperature(losses.p_suction * 1e5);
    const drawn = fluid.state({ P: losses.p_suction * 1e5, H: permanent.points.a_aspiration.H * 1e3 });
    const { permanent: other } = resultsOf(
      {
        ...body,
        ...{ mode_evp: 2, pt_evp: losses.p_suction, mode_cdr: 2, pt_cdr: losses.p_discharge },
        ...{ t_sf: 0, t_sft: drawn.T - dew },
      },
      null,
      engine,
    );
    const work = other.points.c_refoulement_reel.H - other.points.a_aspiration.H;
    expect(losses.power_compressor).toBeCloseTo(permanent.performance.mass_flow_s * work, 9);
    expect(losses.t_discharge).toBeCloseTo(other.points.c_refoulement_reel.T, 6);
    expect(losses.change).toBeLessThan(-0.005);
    expect(losses.change).toBeGreaterThan(-0.1);
    expect(losses.step_volume_h).toBeGreaterThan(permanent.performance.step_volume_h);
    expect(resultOf(pipes({ permanent, transient: null }, {}, engine)).in_cycle).toBeNull();
  });
});
