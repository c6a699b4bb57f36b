import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { resultOf } from '../checks/support.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { components } from './index.ts';
import { selection } from './selection.ts';

const engine = await createEngine();
const transitory = { choice_1: 0, choice_1_value: 10, t_ref: 100, pt_cdr: 25, pt_evp: 10 };
const R134A = resultsOf({}, transitory, engine);

describe('the page of components', () => {
  it('lists what the components of its line are', () => {
    const { rows, counts, p_design } = resultOf(selection(R134A, { line: 'asp', brand: 'danfoss' }, engine));
    const one = resultOf(components(R134A, CATALOGUE, { line: 'asp', brand: 'danfoss' }, engine));
    expect({ rows, counts, p_design }).toEqual({ rows: one.rows, counts: one.counts, p_design: one.p_design });
  });

  // Drops of the independent reference: EVR 6 v2 0.0478001442 bar and 0.175633501 K, 0.0310801507 bar in the transitory
  // regime.
  it('adds up the basket of each line, by number, whatever the filters', () => {
    const basket = [
      { line: 'll', component: 'DANFOSS|EVR 6 v2', count: 2 },
      { line: 'asp', component: 'DANFOSS|KVP 35' },
      { line: 'll', component: 'NOBODY|knows' },
    ];
    const { chosen, drops } = resultOf(selection(R134A, { line: 'ref', brand: 'CARLY', basket }, engine));
    expect(drops.ll.dp_permanent).toBeCloseTo(2 * 0.0478001442, 8);
    expect(drops.ll.dt_permanent).toBeCloseTo(2 * 0.175633501, 6);
    expect(drops.ll.dp_transient).toBeCloseTo(2 * 0.0310801507, 8);
    expect(drops.asp.dp_permanent).toBe(chosen[1]?.answer?.dp_permanent);
    expect(drops.ref).toEqual({ dp_permanent: 0, dt_permanent: 0, dp_transient: 0, dt_transient: 0 });
    expect(chosen.map(({ answer }) => answer === null)).toEqual([false, false, true]);
  });

  it('judges components of one’s own, leaves out one that has no name yet, and names a wrong figure', () => {
    const own = [
      { brand: 'ME', model: '', category: 'valve', lines: ['ll'] },
      { brand: 'ME', model: 'x', category: 'valve', lines: ['ll'], kv_m3h: 1 },
    ];
    const kept = [{ brand: 'ME', model: 'y', category: 'filter', lines: ['ll'], q_n_m3h: 0.5, rho_n: 1200 }];
    const { rows } = resultOf(selection(R134A, { own, kept, brand: 'ME' }, engine));
    expect(Object.keys(rows)).toEqual(['ME|y', 'ME|x']);
    expect(rows['ME|x']?.dp_permanent).toBeCloseTo(0.0478001442, 8);
    // AHRI 710 rates filter driers at 0.07 bar: Kv = 0.5 √(1200 / (1000 · 0.07)).
    expect(rows['ME|y']?.kv).toBeCloseTo(2.0702, 4);
    const wrong = selection(R134A, { own: [own[0], { ...own[1], kv_m3h: 'x' }] }, engine);
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'E_NUMBER', field: 'own.1.kv_m3h' } });
  });
});
