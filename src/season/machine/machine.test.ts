/** The simulated machine bin by bin: against the simulation itself, the hour by hour sum, and the first law. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { run } from '../../simulation/run.ts';
import { binsOfHours } from '../climate.ts';
import { seasonal, seasonSteps } from '../index.ts';
import type { FigureName, Figures } from '../index.ts';

const engine = await createEngine();

function resultOf<N extends FigureName>(figure: N, request: unknown): Figures[N] {
  const answer = seasonal(figure, request, engine);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.result;
}
const problemOf = (figure: FigureName, request: unknown) => {
  const answer = seasonal(figure, request, engine);
  return answer.ok ? undefined : answer.problem;
};

/** A year of temperatures no two hours of which are alike. */
const HOURS = Array.from(
  { length: 8760 },
  (_, i) =>
    10.5 - 9 * Math.cos((2 * Math.PI * i) / 8760) - 4 * Math.cos((2 * Math.PI * i) / 24) + 3 * Math.sin(12.9898 * i),
);

describe('a year of a heat pump', () => {
  const machine = { fluid: 'R290', p_design: 8, t_biv: -5, rend_is: 0.65, eta_motor: 0.9, x_cycling: 0.35, dt_evp: 8 };

  it('counted by tenths of a kelvin is that of every hour by itself', () => {
    const some = HOURS.filter((_, i) => i % 24 === 7);
    const counted = resultOf('heating', { ...machine, temperatures: some });
    const single = resultOf('heating', { ...machine, bins: some.map((t) => [t, 1]) });
    expect(counted.hours).toBe(some.length);
    expect(Math.abs(counted.e / single.e - 1)).toBeLessThan(1e-5);
    expect(Math.abs(counted.q / single.q - 1)).toBeLessThan(1e-12);
  });

  it('carries the load alone down to its bivalent temperature, and not below', () => {
    const { bins, e, e_backup, q, scop_on, scop_net } = resultOf('heating', machine);
    const at = (t: number) => bins.find((bin) => bin.t === t)!;
    expect(at(-5).capacity).toBeCloseTo(at(-5).load, 9);
    expect(at(-6).backup).toBeGreaterThan(0);
    expect(at(-4).backup).toBe(0);
    expect(e).toBeCloseTo(
      bins.reduce((sum, bin) => sum + bin.electricity, 0),
      9,
    );
    expect(q / e).toBeCloseTo(scop_on, 12);
    expect((q - e_backup) / (e - e_backup)).toBeCloseTo(scop_net, 12);
  });

  it('runs at the temperatures of its exchangers, as the simulation says', () => {
    const { bins } = resultOf('heating', machine);
    // At -5 °C full speed: air 8 K above evaporation, water by the curve, 4 K below condensation.
    const water = 25 + (10 * 21) / 26;
    const cycle = run(
      {
        fluid: 'R290',
        choice_1: 2,
        choice_1_value: 1,
        rend_is: 0.65,
        pt_evp: -13,
        pt_cdr: water + 4,
        t_sf: 5,
        t_sr: 3,
        t_sft: 0,
        t_srt: 0,
      },
      engine,
    );
    if (!cycle.ok) throw new Error('no cycle');
    expect(bins.find(({ t }) => t === -5)!.efficiency).toBeCloseTo(0.9 * cycle.result.performance.cop, 9);
  });

  it('loses by defrosting, by stopping in the cold and by what runs all year', () => {
    const plain = resultOf('heating', machine);
    expect(resultOf('heating', { ...machine, defrost: 0.1 }).scop_on).toBeLessThan(plain.scop_on);
    const stopped = resultOf('heating', { ...machine, t_ol: -5 });
    expect(stopped.bins.find(({ t }) => t === -6)).toMatchObject({
      capacity: 0,
      backup: expect.closeTo((8 * 22) / 26, 9),
    });
    expect(stopped.warnings.map(({ code }) => code)).toContain('W_TOL');
    const standby = resultOf('heating', { ...machine, p_aux: 0.01 });
    expect(standby.e - plain.e).toBeCloseTo(0.01 * 4910, 9);
  });

  it('costs and emits what its electricity does', () => {
    const { e, cost, co2e } = resultOf('heating', { ...machine, price: 0.25, beta: 0.052 });
    expect([cost, co2e]).toEqual([0.25 * e, 0.052 * e]);
  });

  it('says how far it is at each step', () => {
    const steps = seasonSteps('heating', machine, engine);
    expect(steps.next().value).toEqual({ done: 1, total: 26 });
  });
});

describe('a year of cooling', () => {
  it('takes any cycle of the simulation', () => {
    const plain = resultOf('annual', { fluid: 'R290' });
    const exchanger = resultOf('annual', { fluid: 'R290', machine: { architecture: 'ihx', eff_ihx: 0.5 } });
    const at = run(
      {
        fluid: 'R290',
        architecture: 'ihx',
        eff_ihx: 0.5,
        choice_1: 1,
        choice_1_value: 50,
        rend_is: 0.7,
        pt_evp: -10,
        pt_cdr: 50,
        t_sf: 5,
        t_sr: 3,
        t_sft: 0,
        t_srt: 0,
      },
      engine,
    );
    if (!at.ok) throw new Error('no cycle');
    expect(exchanger.bins.at(-1)!.efficiency).toBeCloseTo(at.result.performance.eer, 9);
    expect(exchanger.e).not.toBeCloseTo(plain.e, 0);
  });

  it('gains what floating condensation gives, and loses it', () => {
    const { e, floating } = resultOf('annual', { fluid: 'R134a', floating: true });
    expect(floating!.lower).toBe(resultOf('annual', { fluid: 'R134a', t_cdr_min: 20 }).e);
    expect(floating!.lower).toBeLessThan(e);
    expect(floating!.higher).toBeGreaterThan(e);
  });

  it('of R744 runs transcritical above 27 °C, at the pressure of the highest EER', () => {
    const { bins } = resultOf('annual', { fluid: 'R744', t_evp: -8, approach: 3, rend_is: 0.7 });
    const hot = bins.find(({ t }) => t === 35)!;
    const eerAt = (p_gc: number): number => {
      const answer = run(
        {
          fluid: 'R744',
          mode_trans: '1',
          p_gc,
          t_out_gc: 38,
          pt_evp: -8,
          rend_is: 0.7,
          choice_1: 1,
          choice_1_value: 50,
          t_sf: 5,
          t_sft: 0,
          t_srt: 0,
        },
        engine,
      );
      return answer.ok ? answer.result.performance.eer : 0;
    };
    const best = Math.max(...Array.from({ length: 111 }, (_, i) => eerAt(75 + i / 2)));
    expect(hot.efficiency).toBeGreaterThanOrEqual(best);
    expect(hot.efficiency).toBeCloseTo(best, 3);
    const mild = bins.find(({ t }) => t === 24)!;
    const classic = run(
      {
        fluid: 'R744',
        pt_evp: -8,
        pt_cdr: 27,
        rend_is: 0.7,
        choice_1: 1,
        choice_1_value: 50,
        t_sf: 5,
        t_sft: 0,
        t_sr: 3,
        t_srt: 0,
      },
      engine,
    );
    if (!classic.ok) throw new Error('no cycle');
    expect(mild.efficiency).toBeCloseTo(classic.result.performance.eer, 9);
  });

  it('finds that pressure for the other cycles of R744 too', () => {
    const request = { fluid: 'R744', t_evp: -8, approach: 3, bins: [[35, 100]] };
    const exchanger = resultOf('annual', { ...request, machine: { architecture: 'ihx', eff_ihx: 0 } });
    expect(exchanger.eer_annual).toBeCloseTo(resultOf('annual', request).eer_annual, 4);
  });
});

it('what is declared short of the points of the method is said', () => {
  const points = [-7, 2, 7].map((t) => ({ t, capacity: 8, cop: 3 }));
  const codes = (request: object) => resultOf('scop', request).warnings.map(({ code }) => code);
  expect(codes({ p_design: 8, t_ol: -7, points })).toContain('W_EXTRA');
  const whole = [...points, { t: 12, capacity: 8, cop: 4 }];
  expect(codes({ p_design: 8, t_ol: -7, points: whole })).not.toContain('W_EXTRA');
  const chiller = [35, 30, 25].map((t) => ({ t, capacity: 8, eer: 3 }));
  expect(resultOf('seer', { p_design: 8, points: chiller }).warnings.map(({ code }) => code)).toContain('W_EXTRA');
});

describe('what cannot be', () => {
  it.each([
    ['scop', { p_design: 8, points: [{ t: 2, capacity: 5, cop: 3 }] }, 'E_POINTS', 'points'],
    [
      'scop',
      {
        p_design: 8,
        points: [
          { t: 2, capacity: 5, cop: 3 },
          { t: 2, capacity: 6, cop: 3 },
        ],
      },
      'E_TWICE',
      'points.1',
    ],
    ['scop', { points: [] }, 'E_MISSING', 'p_design'],
    ['scop', { p_design: 8, points: [{ t: 2, capacity: 5, cop: 'x' }] }, 'E_NUMBER', 'points.0.cop'],
    ['scop', { p_design: 8, climate: 'tropical' }, 'E_MODE', 'climate'],
    ['annual', { fluid: 'R134a', bins: [[10, 0]] }, 'E_BINS', 'bins'],
    ['annual', { fluid: 'R134a', bins: [[10, 'many']] }, 'E_NUMBER', 'bins.0'],
    ['annual', { fluid: 'R999' }, 'E_FLUID', 'fluid'],
    ['annual', { fluid: 'R134a', machine: { architecture: 'none' } }, 'E_MODE', 'machine.architecture'],
    ['annual', { fluid: 'R32', machine: { architecture: 'ejector' } }, 'E_ONEPOINT', 'machine.architecture'],
    ['heating', { fluid: 'R32', machine: { architecture: 'ejector' } }, 'E_ONEPOINT', 'machine.architecture'],
    ['annual', { fluid: 'R134a', t_cdr_min: -12, dt_cdr: 0, bins: [[-30, 1]] }, 'E_BIN', 'fluid'],
    ['heating', { fluid: 'R290', t_design: 20 }, 'E_RANGE', 't_limit'],
    ['tewi', { charge: 3 }, 'E_MISSING', 'gwp'],
    ['nothing', {}, 'E_FIGURE', 'figure'],
  ] as const)('%s %j: %s', (figure, request, code, field) => {
    expect(problemOf(figure as FigureName, request)).toMatchObject({ code, field });
  });

  it('never throws, whatever it is given', () => {
    const odd = [
      undefined,
      null,
      7,
      'x',
      [],
      { points: 4 },
      { points: [null] },
      { bins: [[]] },
      { temperatures: ['a'] },
      { machine: 3 },
    ];
    for (const figure of ['scop', 'seer', 'sepr', 'annual', 'heating', 'tewi', 'lccp'] as const)
      for (const request of odd) expect(typeof seasonal(figure, request, engine).ok).toBe('boolean');
  });
});

it('hours are counted by tenths, each at its mean', () => {
  expect(binsOfHours([15.9, 10.06, 10.02, -0.26, 16])).toEqual([
    [-0.26, 1],
    [expect.closeTo(10.04, 9), 2],
    [15.9, 1],
    [16, 1],
  ]);
});
