import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { cycleComparisons, REFERENCE_CYCLES, resultOfBody } from '../checks/deviations.ts';
import type { BodyValues } from '../fields.ts';
import { run } from '../run.ts';
import type { SoughtKey } from './description.ts';
import { ARCHITECTURES, CYCLES } from './index.ts';

const engine = await createEngine();
const resultOf = (body: BodyValues) => resultOfBody(body, engine);
const eerOf = (body: BodyValues): number => {
  const outcome = run(body, engine);
  return outcome.ok ? outcome.result.performance.eer : -Infinity;
};

describe('the figures of an independent program', () => {
  const cycles = REFERENCE_CYCLES.filter(({ nodes }) => nodes !== undefined);

  it.each(cycles.map((golden) => [golden.name, golden] as const))('%s', (_name, golden) => {
    const comparisons = cycleComparisons(resultOf(golden.body), golden);
    const parts = [golden.architecture ?? {}, ...Object.values(golden.nodes ?? {})];
    expect(comparisons.length).toBe(parts.reduce((sum, part) => sum + Object.keys(part).length, 0));
    expect(comparisons.filter(({ deviation, allowed }) => !(deviation <= allowed))).toEqual([]);
  });

  it('are of two stages, cascades, boosters and subcooling', () => {
    expect(cycles.map(({ body }) => body.architecture)).toEqual([
      ...Array.from({ length: 8 }, () => 'two_stage'),
      ...Array.from({ length: 3 }, () => 'cascade'),
      ...Array.from({ length: 4 }, () => 'booster'),
      ...Array.from({ length: 3 }, () => 'mech_sub'),
    ]);
  });
});

describe('one compressor with a port', () => {
  // The same equations: two stages of that compressor's efficiency.
  it.each(['eco_subcooler', 'flash_mixing'])('is two stages of one efficiency: %s', (port) => {
    const body = { fluid: 'R290', pt_evp: -20, pt_cdr: 50, rend_is: 0.68 };
    const one = resultOf({ ...body, architecture: 'injection', port });
    const two = resultOf({ ...body, architecture: 'two_stage', kind: port, rend_is_bp: 0.68, rend_is_hp: 0.68 });
    expect(one.performance.eer).toBeCloseTo(two.performance.eer, 12);
    expect(one.nodes?.['4']).toEqual(two.nodes?.['4']);
    // It draws at the evaporator and discharges to the condenser.
    expect(one.points.a_aspiration).toEqual(two.nodes?.['1']);
    expect(one.performance.mass_flow_s).toBeCloseTo(two.architecture!.mass_flow_bp!, 12);
  });
});

describe('what must hold whatever the figures', () => {
  const ammonia = { architecture: 'two_stage', fluid: 'R717', pt_evp: -30, pt_cdr: 40, t_sf: 0, t_sft: 0, t_sr: 0 };

  it('a coil without a difference is an open vessel', () => {
    const vessel = eerOf({ ...ammonia, kind: 'flash_complete', p_int: 4 });
    // Liquid at high pressure holds a little more than at that of the vessel, at the same temperature.
    const coil = eerOf({ ...ammonia, kind: 'coil', p_int: 4, dt_coil: 0 });
    expect(coil / vessel).toBeLessThan(1);
    expect(coil / vessel).toBeGreaterThan(0.9995);
  });

  it('the EER of a cascade follows from those of its circuits', () => {
    const { architecture: figures } = resultOf({ architecture: 'cascade', t_sft: 0 });
    const [low, high] = [figures!.power_cold / figures!.power_bp!, figures!.power_cascade! / figures!.power_hp!];
    expect(figures!.eer).toBeCloseTo((low * high) / (1 + low + high), 9);
  });

  it('a cascade loses as its exchanger’s difference grows', () => {
    const eers = [1, 3, 5, 8, 12].map((dt_cas) => eerOf({ architecture: 'cascade', dt_cas }));
    expect([...eers].sort((one, other) => other - one)).toEqual(eers);
  });

  it('the gas cooler of a booster gives what loads and compressors bring, but for the desuperheater', () => {
    for (const body of [{}, { t_desup: 20 }, { parallel: true, sh_par: 0, t_desup: 25 }]) {
      const figures = resultOf({ architecture: 'booster', sh_line: 0, ...body }).architecture!;
      const { power_heat, power_cold, power_compressor, power_desup = 0 } = figures;
      expect(power_heat / (power_cold + power_compressor - power_desup)).toBeCloseTo(1, 10);
    }
  });

  it('names the points of the specification after the compressor that discharges to the condenser', () => {
    for (const architecture of ARCHITECTURES) {
      const { points, performance, fluid, input } = resultOf({ architecture });
      const { a_aspiration: a, c_refoulement_reel: c, d_sortie_condenseur: d } = points;
      expect(c.P).toBeCloseTo(d.P, 9);
      expect(points.e_entree_detendeur.H).toBeCloseTo(points.f_sortie_detendeur.H, 9);
      expect(points.f_sortie_detendeur.P).toBeCloseTo(points.g_sortie_evaporateur.P, 9);
      expect(performance.step_volume_h).toBeCloseTo((3600 * performance.mass_flow_s) / (a.D * performance.rend_v), 9);
      expect(fluid.p_crit).toBeGreaterThan(0);
      expect(input.architecture ?? 'simple').toBe(architecture);
    }
    expect(resultOf({ architecture: 'cascade' }).fluid.t_crit).toBeCloseTo(132.41, 2);
  });
});

describe('an optimum', () => {
  const COLD = { pt_evp: -30, rend_is: 0.7 };
  const HOT = { fluid: 'R744', mode_trans: '1', t_out_gc: 38, pt_evp: -10, rend_is: 0.7 };
  const CASES: readonly (readonly [SoughtKey, BodyValues, number, number])[] = [
    ['p_int', { architecture: 'two_stage', kind: 'flash_mixing', ...COLD }, 0.9, 9.9],
    ['p_int', { architecture: 'injection', fluid: 'R410A', pt_cdr: 50, ...COLD }, 3, 29],
    ['t_cas', { architecture: 'cascade', fluid_hp: 'R290' }, -37, 35],
    ['p_rec', { architecture: 'booster', parallel: true, p_gc: 95, t_out_gc: 38 }, 30, 69],
    ['dt_sub', { architecture: 'mech_sub', ...HOT, p_gc: 95 }, 0.6, 39],
    ['p_gc', { ...HOT }, 75, 129],
    ['p_gc', { ...HOT, eff_ihx: 0.5 }, 75, 129],
    ['p_gc', { architecture: 'booster', t_out_gc: 37 }, 75, 129],
  ];

  it.each(CASES)('of %s in %j is beaten by no scan', (key, body, from, to) => {
    const best = eerOf({ ...body, [key]: 'opt' });
    const scan = Array.from({ length: 151 }, (_, i) => eerOf({ ...body, [key]: from + ((to - from) * i) / 150 }));
    expect(Math.max(...scan)).toBeGreaterThan(0);
    expect(Math.max(...scan)).toBeLessThanOrEqual(best * (1 + 1e-9));
  });

  it('of two pressures at once is beaten by no scan of both', () => {
    const body = { architecture: 'booster', parallel: true, t_out_gc: 38 };
    const result = resultOf({ ...body, p_gc: 'opt', p_rec: 'opt' });
    const { p_opt, p_gc_opt } = result.architecture!;
    expect(result.input).toMatchObject({ p_gc: p_gc_opt, p_gc_sought: true, p_rec: 'opt' });
    for (let p_gc = 78; p_gc <= 120; p_gc += 3) {
      for (let p_rec = 32; p_rec <= 68; p_rec += 3) {
        expect(eerOf({ ...body, p_gc, p_rec })).toBeLessThanOrEqual(result.performance.eer * (1 + 1e-9));
      }
    }
    expect(eerOf({ ...body, p_gc: p_gc_opt, p_rec: p_opt })).toBeCloseTo(result.performance.eer, 9);
  });

  it('is asked of every cycle that says it can be', () => {
    const asked = new Set(CASES.map(([key, { architecture = 'simple' }]) => `${architecture}.${key}`));
    for (const word of ARCHITECTURES) {
      for (const key of CYCLES[word].sought) {
        const body = key === 'p_gc' ? { fluid: 'R744', mode_trans: '1', t_out_gc: 35 } : {};
        const { architecture, input } = resultOf({ architecture: word, ...body, [key]: 'opt' });
        const found = key === 'p_gc' ? input.p_gc : architecture?.[key];
        expect(found, `${word}.${key}`).toBeGreaterThan(-100);
        asked.add(`${word}.${key}`);
      }
    }
    expect(asked.size).toBeGreaterThan(9);
  });
});
