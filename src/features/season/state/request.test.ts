/** What the form says, as what is asked: each machine its own points or fluid, and problems back at their fields. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { optionsOfValues } from '../../../kit/form/options.ts';
import { seasonal } from '../../../season/index.ts';
import { run } from '../../../simulation/run.ts';
import { classesOf } from '../figures.ts';
import { PAGE_FIGURES, SEASON_FIELDS } from './fields.ts';
import { fieldOfRequest, impactRequest, requestsOf } from './request.ts';

const engine = await createEngine();
const options = (values: Readonly<Record<string, unknown>> = {}) => optionsOfValues(SEASON_FIELDS, values);

describe('what is asked', () => {
  it.each(PAGE_FIGURES)('%s has an answer as the page opens, for one machine and for two', (figure) => {
    const [alone] = requestsOf(figure, options({ figure }), undefined);
    const both = requestsOf(figure, options({ figure, compare: true }), undefined);
    expect(both).toHaveLength(2);
    for (const request of [alone, ...both]) expect(seasonal(figure, request, engine)).toMatchObject({ ok: true });
  });

  it('takes powers in W as kW, and the hours of the product or those typed', () => {
    const [declared] = requestsOf(
      'scop',
      options({ p_ck: 30, product: 'hydronic_heating', climate: 'colder' }),
      undefined,
    );
    // EN 14825:2018, annex A, heating only, colder climate.
    expect(declared).toMatchObject({ p_ck: 0.03, hours: { active: 2465, to: 131, sb: 0, ck: 2944, off: 2189 } });
    const [typed] = requestsOf('scop', options({ product: 'custom', h_active: 2000, h_off: 12 }), undefined);
    expect(typed).toMatchObject({ hours: { active: 2000, off: 12 } });
  });

  it('asks each machine for its own fluid and efficiency, and both for the weather of the file', () => {
    const given = options({ figure: 'heating', compare: true, fluid_2: 'R454C', rend_is_2: 0.6 });
    const [first, second] = requestsOf('heating', given, [1, 2]);
    expect(first).toMatchObject({ fluid: 'R290', rend_is: 0.7, temperatures: [1, 2] });
    expect(second).toMatchObject({ fluid: 'R454C', rend_is: 0.6, temperatures: [1, 2] });
  });

  it('simulates a booster and a cascade with their own levels and fluids, one machine at a time', () => {
    const given = options({ figure: 'annual', compare: true, plant: 'booster', q_mt: 60, q_lt: 0, t_cdr_min: 20 });
    const asked = requestsOf('annual', given, undefined);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ fluid: 'R744', power_cold: 60, t_evp: -8, machine: { q_mt: 60, q_lt: 0 } });
    const answer = seasonal('annual', asked[0], engine);
    if (!answer.ok || !('eer_annual' in answer.result)) throw new Error(JSON.stringify(answer));
    // A bin that condenses at the floor is the simulated point there, by its motor.
    const body = { architecture: 'booster', te_mt: -8, te_lt: -32, q_mt: 60, q_lt: 0, p_rec: 35 };
    const stages = { rend_is_mt: 0.7, rend_is_lt: 0.7, rend_is_par: 0.7 };
    const point = run(
      { ...body, ...stages, mode_trans: '0', mode_cdr: 1, pt_cdr: 20, t_sr: 3, t_sf: 5, t_sft: 0, t_srt: 0 },
      engine,
    );
    if (!point.ok) throw new Error(JSON.stringify(point));
    const coldest = answer.result.bins[0];
    expect(coldest?.efficiency).toBeCloseTo(0.9 * point.result.performance.eer, 9);
    const [cascade] = requestsOf('annual', options({ figure: 'annual', plant: 'cascade', t_evp: -40 }), undefined);
    expect(cascade).toMatchObject({ fluid: 'R717', machine: { fluid_bp: 'R744', fluid_hp: 'R717', t_cas: -10 } });
    expect(seasonal('annual', cascade, engine)).toMatchObject({ ok: true });
  });

  it('takes a coefficient of a point only where points have their own', () => {
    const points = [
      { t: -7, capacity: 5, cop: 3, c: 0.98 },
      { t: 7, capacity: 6, cop: 4 },
    ];
    const [plain] = requestsOf('scop', options({ points }), undefined);
    const [own] = requestsOf('scop', options({ points, own_c: true }), undefined);
    expect(plain?.['points']).toEqual(points.map(({ t, capacity, cop }) => ({ t, capacity, cop })));
    expect(own?.['points']).toEqual([{ t: -7, capacity: 5, cop: 3, cc: 0.98 }, points[1]]);
  });
});

it('a problem goes back to the field it is of', () => {
  expect(fieldOfRequest('scop', 'points.2.cc', 1)).toBe('points_2.2.c');
  expect(fieldOfRequest('seer', 'points.0.eer', 0)).toBe('points_c.0.eer');
  expect(fieldOfRequest('sepr', 'p_design', 0)).toBe('p_design_p');
  expect(fieldOfRequest('heating', 'dt_cdr', 0)).toBe('dt_cdr_h');
  expect(fieldOfRequest('annual', 'fluid', 1)).toBe('fluid_2');
  expect(fieldOfRequest('scop', 'hours.ck', 0)).toBe('h_ck');
});

it('the warming of a year is that of its electricity, with the leaks of the plant', () => {
  expect(impactRequest(options(), 0, 1000)).toBeUndefined();
  const request = impactRequest(options({ charge: 20, gwp: 1430, leaks: 'industrial' }), 0, 90_000);
  // 20 kg of R134a, 8 % a year, 15 years, 90 % recovered, 90 MWh at 0.052: an independent program.
  expect(seasonal('tewi', request, engine)).toMatchObject({
    ok: true,
    result: { leak: 34_320, end_of_life: expect.closeTo(2860, 6), indirect: 70_200, tewi: expect.closeTo(107_380, 6) },
  });
});

it('bins of a file are drawn by whole kelvins, hours and energies kept', () => {
  const bin = { load: 1, capacity: 2, efficiency: 3, backup: 0 };
  const classes = classesOf([
    { ...bin, t: 0.6, hours: 1, electricity: 4 },
    { ...bin, t: 1.4, hours: 3, electricity: 5, load: 5 },
    { ...bin, t: 1.5, hours: 2, electricity: 7 },
  ]);
  expect(classes.map(({ t, hours, electricity, load }) => [t, hours, electricity, load])).toEqual([
    [1, 4, 9, 4],
    [2, 2, 7, 1],
  ]);
});
