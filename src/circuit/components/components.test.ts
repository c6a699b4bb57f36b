import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { resultsOf } from '../checks/reference.ts';
import { anyCircuit, between, bothRegimes, resultOf, unsound } from '../checks/support.ts';
import { components } from '../index.ts';
import type { ComponentAnswer, Components } from '../index.ts';
import { Arguments } from '../arguments.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { componentFigures } from './row.ts';

const engine = await createEngine();
const LINES = ['asp', 'll', 'ref'] as const;
const R134A = resultsOf({}, null, engine);

const answerTo = (options: Readonly<Record<string, unknown>>, results: unknown = R134A): Components =>
  resultOf(components(results, CATALOGUE, options, engine));
/** The answer about one row of one's own. */
function own(row: Readonly<Record<string, unknown>>, line: string = 'll', results: unknown = R134A): ComponentAnswer {
  const full = { brand: 'ME', model: 'x', category: 'valve', lines: LINES, ...row };
  return answerTo({ line, own: [full] }, results).rows['ME|x']!;
}

describe('the catalogue', () => {
  it('has components with a published Kv, without one, and with one from a third party', () => {
    expect(CATALOGUE.filter(({ kv_m3h }) => kv_m3h !== undefined).length).toBeGreaterThanOrEqual(56);
    expect(CATALOGUE.filter(({ kv_m3h }) => kv_m3h === undefined).length).toBeGreaterThanOrEqual(10);
    expect(CATALOGUE.filter(({ secondary }) => secondary === true).length).toBeGreaterThanOrEqual(10);
  });

  it.each(CATALOGUE)('$brand $model has sound figures, a source, and says what it is in both languages', (row) => {
    const figures = componentFigures(new Arguments(row));
    expect(figures.key).toBe(`${row.brand}|${row.model}`);
    expect(row.source).toMatch(/^https:\/\/|^Danfoss Coolselector2/);
    if (row.kv_m3h !== undefined) expect(row.kv_basis ?? row.secondary).toBeTruthy();
    if (figures.isRegulator && row.kv_m3h !== undefined) expect(row.kv_basis).toBe('maximum P-band');
    if (row.t_min_c !== undefined && row.t_max_c !== undefined) expect(row.t_max_c).toBeGreaterThan(row.t_min_c);
    if (row.note !== undefined) expect(Object.keys(row.note)).toEqual(['fr', 'en']);
  });

  it('names each component once', () => {
    expect(new Set(CATALOGUE.map(({ brand, model }) => `${brand}|${model}`)).size).toBe(CATALOGUE.length);
  });
});

describe('any circuit', () => {
  it('gets a sound verdict on every row of every line, counted once', () => {
    fc.assert(
      fc.property(anyCircuit, fc.constantFrom(...LINES), (body, line) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const answer = answerTo({ line }, results);
        expect(unsound(answer)).toEqual([]);
        const rows = Object.values(answer.rows);
        expect(rows).toHaveLength(CATALOGUE.filter(({ lines }) => lines.includes(line)).length);
        const { ok, under_min, over_limit, kv_missing } = answer.counts;
        expect(ok + under_min + over_limit + kv_missing).toBe(rows.length);
        for (const row of rows) {
          expect(row.reasons_permanent.length > 0).toBe(row.status_permanent === 'over_limit');
          if (row.kv === null) expect(row.dp_permanent).toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });

  it('loses less in a component that is more open', () => {
    fc.assert(
      fc.property(anyCircuit, fc.constantFrom(...LINES), between(0.5, 20), between(1.05, 3), (body, line, kv, more) => {
        const results = bothRegimes(body, engine);
        if (results === undefined) return;
        const narrow = own({ kv_m3h: kv }, line, results).dp_permanent;
        const wide = own({ kv_m3h: kv * more }, line, results).dp_permanent;
        if (narrow === null || wide === null) return;
        expect(wide).toBeLessThan(narrow);
        // The definition of Kv, exact for a liquid.
        if (line === 'll') expect(wide * more ** 2).toBeCloseTo(narrow, 9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a Kv', () => {
  it('typed wins over a rated flow, which wins over a bore', () => {
    const rated = { q_n_m3h: 2, rho_n: 1000, dp_n_bar: 0.25 };
    const bore = { d_mm: 10, zeta: 4 };
    expect(own({ ...rated, ...bore, kv_m3h: 3 })).toMatchObject({ kv: 3, kv_from: 'catalogue' });
    expect(own({ ...rated, ...bore })).toMatchObject({ kv: 4, kv_from: 'rated' });
    const { kv, kv_from } = own(bore);
    expect(kv).toBeCloseTo(1.9993, 4);
    expect(kv_from).toBe('zeta');
    expect(own({})).toMatchObject({ kv: null, kv_from: null, status_permanent: 'kv_missing' });
  });

  it('of a filter is rated at 0.07 bar where its row says nothing', () => {
    expect(own({ category: 'filter', q_n_m3h: 1, rho_n: 700 }).kv).toBeCloseTo(Math.sqrt(10), 9);
    expect(own({ category: 'valve', q_n_m3h: 1, rho_n: 700 }).kv).toBeNull();
  });

  it('of a wet discharge gives no drop', () => {
    const wet = resultsOf({ fluid: 'R227ea', t_sf: 0, t_sft: 0, pt_evp: 0, pt_cdr: 50 }, null, engine);
    expect(own({ kv_m3h: 1 }, 'ref', wet)).toMatchObject({ kv: 1, dp_permanent: null, dt_permanent: null });
  });
});

describe('a status', () => {
  it('puts pressure and temperature before a missing Kv', () => {
    expect(own({ ps_bar: 10 })).toMatchObject({ status_permanent: 'over_limit', reasons_permanent: ['ps'] });
    expect(own({ t_max_c: 30, ps_bar: 10 })).toMatchObject({ reasons_permanent: ['ps', 't'] });
    expect(own({ t_min_c: 40 })).toMatchObject({ reasons_permanent: ['t'] });
  });

  it('counts a gauge pressure from the atmosphere, and an absolute one from nothing', () => {
    // The liquid line of R134a is designed for 14.915 bar absolute.
    expect(own({ ps_bar: 14 }).reasons_permanent).toEqual([]);
    expect(own({ ps_bar: 14, ps_basis: 'bar absolute' }).reasons_permanent).toEqual(['ps']);
  });

  it('says when the liquid flashes in it', () => {
    // 4 K of subcooling hold about 1 bar: half as much again boils.
    expect(own({ kv_m3h: 0.21 })).toMatchObject({ reasons_permanent: ['flash', 'dp'] });
    expect(own({ kv_m3h: 0.26 })).toMatchObject({ reasons_permanent: ['dp'] });
  });

  it('leaves a regulator its drop, but not choking', () => {
    const regulator = { subtype: 'evaporating pressure regulator' };
    const throttled = own({ ...regulator, kv_m3h: 2.5 }, 'asp');
    expect(throttled).toMatchObject({ status_permanent: 'ok', reasons_permanent: [], info_permanent: ['dp'] });
    expect(own({ kv_m3h: 2.5 }, 'asp')).toMatchObject({ status_permanent: 'over_limit', info_permanent: [] });
    expect(own({ ...regulator, kv_m3h: 0.1 }, 'asp')).toMatchObject({
      reasons_permanent: ['choked'],
      dp_permanent: null,
    });
  });

  it('asks for the drop a spring needs, unless it needs none', () => {
    expect(own({ kv_m3h: 20, dp_min_open_bar: 0.05 }).status_permanent).toBe('under_min');
    expect(own({ kv_m3h: 20, dp_min_open_bar: 0 }).status_permanent).toBe('ok');
  });

  it('above critical looks at the pressure, 0.5 % of it', () => {
    const hot = resultsOf({ fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 100, t_out_gc: 35 }, null, engine);
    const dropOf = (kv: number): ComponentAnswer => own({ kv_m3h: kv }, 'ref', hot);
    fc.assert(
      fc.property(between(0.2, 5), (kv) => {
        const { dp_permanent, dt_permanent, reasons_permanent } = dropOf(kv);
        expect(dt_permanent).toBeNull();
        if (dp_permanent !== null) expect(reasons_permanent.includes('dp')).toBe(dp_permanent > 0.5);
      }),
      { numRuns: 30 },
    );
  });
});

describe('filters', () => {
  it('leave the counts alone when they pick a status, and the basket whatever they pick', () => {
    const all = answerTo({ line: 'asp' });
    const ok = answerTo({ line: 'asp', status: 'OK', basket: ['DANFOSS|EVR 3 v2'] });
    expect(ok.counts).toEqual(all.counts);
    expect(Object.keys(ok.rows)).toHaveLength(all.counts.ok);
    expect(Object.values(ok.rows).every(({ status_permanent }) => status_permanent === 'ok')).toBe(true);
    expect(answerTo({ brand: 'castel', category: 'Valve' }).counts).toEqual({
      ok: 0,
      under_min: 0,
      over_limit: 0,
      kv_missing: 2,
    });
    const filtered = answerTo({ brand: 'CARLY', basket: ['DANFOSS|EVR 6 v2'] });
    expect(filtered.basket.dp_permanent).toBe(
      all.basket.dp_permanent + answerTo({}).rows['DANFOSS|EVR 6 v2']!.dp_permanent!,
    );
  });

  it('refuse what they do not know', () => {
    const problem = (options: unknown, catalogue: unknown = CATALOGUE): unknown => {
      const answer = components(R134A, catalogue, options, engine);
      return answer.ok ? undefined : [answer.problem.code, answer.problem.field];
    };
    expect(problem({ category: 'pump' })).toEqual(['E_MODE', 'category']);
    expect(problem({ brand: 'ACME' })).toEqual(['E_MODE', 'brand']);
    expect(problem({ status: 'kv_missing' })).toEqual(['E_MODE', 'status']);
    expect(problem({ basket: ['DANFOSS|none'] })).toEqual(['E_MODE', 'basket.0']);
    expect(problem({ own: [{ brand: 'ME', model: '1', category: 'pump' }] })).toEqual(['E_MODE', 'own.0.category']);
    expect(problem({ own: [{ brand: 'ME', category: 'valve' }] })).toEqual(['E_MISSING', 'own.0.model']);
    expect(problem({ own: [{ brand: 'ME', model: '1', category: 'valve', kv_m3h: 0 }] })).toEqual([
      'E_RANGE',
      'own.0.kv_m3h',
    ]);
    expect(problem({}, 'rows')).toEqual(['E_MISSING', 'catalogue']);
    expect(problem({}, [{ brand: 'ME', model: '1', category: 'valve', lines: ['gas'] }])).toEqual([
      'E_MODE',
      'catalogue.0.lines',
    ]);
  });

  it('know the brands of the reader', () => {
    const row = { brand: 'Acme', model: '1', category: 'housing', kv_m3h: '4,5', lines: ['LL'] };
    expect(Object.keys(answerTo({ brand: 'acme', own: [row] }).rows)).toEqual(['Acme|1']);
  });
});
