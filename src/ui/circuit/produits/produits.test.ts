import { describe, expect, it } from 'vitest';
import type { ComponentAnswer } from '../../../circuit/components/index.ts';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { fitsLine, millimetresFromInches } from './connection.ts';
import { sorted } from './sort.ts';
import type { Judged } from './sort.ts';

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
    answer: { dp_permanent: dp, status_permanent: dp === null ? 'kv_missing' : 'ok' } as ComponentAnswer,
  });
  const list = [judged('EVR 10', 0.2), judged('none', null), judged('EVR 6', 0.1)];
  const keys = (order: Parameters<typeof sorted>[1]) => sorted(list, order).map(({ key }) => key);

  it('puts what has no figure last either way, and reads numbers in names', () => {
    expect(keys({ by: 'dp', isDown: false })).toEqual(['EVR 6', 'EVR 10', 'none']);
    expect(keys({ by: 'dp', isDown: true })).toEqual(['EVR 10', 'EVR 6', 'none']);
    expect(keys({ by: 'component', isDown: false })).toEqual(['EVR 6', 'EVR 10', 'none']);
  });
});
