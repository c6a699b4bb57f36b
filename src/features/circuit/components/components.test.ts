import { describe, expect, it } from 'vitest';
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { fitsLine, millimetresFromInches } from './connection.ts';
import { kindsOf, listedRows, ofStatus } from './rows.ts';
import type { Judged } from './rows.ts';
import { sorted } from './sort.ts';

const row = (more: Partial<ComponentRow>): ComponentRow => ({
  brand: 'ME',
  model: 'x',
  category: 'valve',
  lines: ['ll'],
  ...more,
});

describe('a connection', () => {
  it('in inches is its outside diameter', () => {
    expect(millimetresFromInches('5/8')).toBe(15.875);
    expect(millimetresFromInches('1 1/8')).toBe(28.575);
    expect(millimetresFromInches('2')).toBe(50.8);
    for (const text of ['', '5/', 'flange', '1/2 x 3/8']) expect(millimetresFromInches(text), text).toBeUndefined();
  });

  it('fits the recommended tube and its neighbours, and says nothing where none is printed', () => {
    const tube = (de: number) => ({ de }) as never;
    const line = { lower: tube(12), recommended: tube(12.7), upper: tube(15) } as never;
    expect(fitsLine(row({ connection_in: '1/2' }), line)).toBe(true);
    expect(fitsLine(row({ connection_mm: 12, connection_in: '1/2' }), line)).toBe(true);
    expect(fitsLine(row({ connection_mm: 16 }), line)).toBe(false);
    expect(fitsLine(row({}), line)).toBe(false);
    expect(fitsLine(row({ connection_mm: 12 }), { lower: tube(12), recommended: null, upper: null } as never)).toBe(
      false,
    );
  });
});

describe('the order of a list', () => {
  const judged = (key: string, dp: number | null): Judged => ({
    key,
    of: 'catalogue',
    row: row({}),
    answer: { dp_permanent: dp, info_permanent: [] as readonly string[] } as ComponentAnswer,
    shown: dp === null ? 'kv_missing' : 'ok',
    isUnnamed: false,
  });
  const list = [judged('EVR 10', 0.2), judged('none', null), judged('EVR 6', 0.1)];
  const keys = (order: Parameters<typeof sorted>[1]) => sorted(list, order).map(({ key }) => key);

  it('puts what has no figure last either way, and reads numbers in names', () => {
    expect(keys({ by: 'dp', isDown: false })).toEqual(['EVR 6', 'EVR 10', 'none']);
    expect(keys({ by: 'dp', isDown: true })).toEqual(['EVR 10', 'EVR 6', 'none']);
    expect(keys({ by: 'component', isDown: false })).toEqual(['EVR 6', 'EVR 10', 'none']);
  });

  it('opens on the best fit: sure before to be checked, the smallest that suits first, what has no Kv last', () => {
    const of = (shown: Judged['shown'], one: Judged): Judged => ({ ...one, shown });
    const all = [
      judged('no Kv', null),
      of('over_limit', judged('far too small', 0.9)),
      of('over_limit', judged('too small', 0.2)),
      of('under_min', judged('will not open', 0.01)),
      of('to_check', judged('oversized, opening unknown', 0)),
      of('to_check', judged('opening unknown', 0.1)),
      of('ok', judged('roomy', 0.02)),
      of('ok', judged('just right', 0.12)),
    ];
    expect(sorted(all, { by: 'status', isDown: false }).map(({ key }) => key)).toEqual([
      'just right',
      'roomy',
      'opening unknown',
      'oversized, opening unknown',
      'will not open',
      'too small',
      'far too small',
      'no Kv',
    ]);
    expect(ofStatus(all, 'to_check').map(({ key }) => key)).toEqual(['oversized, opening unknown', 'opening unknown']);
    expect(ofStatus(all, 'all')).toBe(all);
  });

  it('puts a regulator that throttles beyond practice after those that do not', () => {
    const throttling = { ...judged('KVP 12', 2), answer: { ...judged('', 2).answer, info_permanent: ['dp'] as const } };
    expect(sorted([throttling, judged('KVP 28', 0.1)], { by: 'status', isDown: false })[0]?.key).toBe('KVP 28');
  });
});

describe('the kinds a filter offers', () => {
  const own = { model: 'x', brand: 'ME', lines: 'all' };

  it('are those some row is of, ours or the reader’s', () => {
    // The catalogue holds valves, sight glasses and one range of driers.
    expect(kindsOf(listedRows([], []))).toEqual(['valve', 'filter', 'sight glass']);
    expect(kindsOf(listedRows([row({ category: 'silencer' })], []))).toContain('silencer');
    expect(kindsOf(listedRows([], [{ ...own, category: 'separator' }]))).toContain('separator');
    // A row nobody named yet is none.
    expect(kindsOf(listedRows([], [{ ...own, model: '', category: 'separator' }]))).not.toContain('separator');
  });
});
