import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectRefusal,
  expectWarning,
  figureOf,
  outcomeOf,
  outputsOf,
} from '../../../tests/unit/calculators/outcomes.ts';
import { tableFromText } from './paste.ts';

const ID = 'interpolation';
const LINE = { x1: 0, y1: 2.928, x2: 5, y2: 3.4966, x: 3 };
const anyNumber = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('what it refuses', () => {
  it('one abscissa twice', () => {
    const same = { code: 'sameAbscissae', fr: 'abscisses sont identiques', en: 'abscissae are identical' } as const;
    expectRefusal(ID, { ...LINE, x2: 0 }, { ...same, field: 'x2' });
    expectRefusal(
      ID,
      { ...LINE, mode: 'bilinear', y2: 2.928, y: 1, z11: 1, z21: 2, z12: 3, z22: 4 },
      { ...same, field: 'y2' },
    );
    expectRefusal(
      ID,
      {
        mode: 'table',
        table: [
          [1, 2],
          [1, 3],
          [2, 4],
        ],
        x: 1,
      },
      { code: 'duplicateAbscissa', field: 'table', fr: 'Abscisse en double : 1', en: 'Duplicate abscissa: 1' },
    );
  });
  it('too few rows, ragged rows, text cells', () => {
    expectRefusal(
      ID,
      { mode: 'table', table: [[1, 2]], x: 1 },
      { code: 'tooFewRows', field: 'table', fr: 'au moins deux lignes', en: 'at least two rows' },
    );
    const unreadable = {
      code: 'unreadableRow',
      field: 'table',
      fr: 'Ligne 2 illisible',
      en: 'Row 2 cannot be read',
    } as const;
    expectRefusal(ID, { mode: 'table', table: [[1, 2], [3]], x: 1 }, unreadable);
    expectRefusal(
      ID,
      {
        mode: 'table',
        table: [
          [1, 2],
          [3, 'x'],
          [4, 5],
        ],
        x: 1,
      },
      unreadable,
    );
    expectRefusal(
      ID,
      {
        mode: 'table',
        table: [
          [1, 2],
          [3, ''],
          [4, 5],
        ],
        x: 1,
      },
      unreadable,
    );
  });
});

it('says that it extrapolates, in every mode', () => {
  const beyond = { code: 'extrapolated', fr: 'Extrapolation', en: 'Extrapolation' } as const;
  expectWarning(ID, { ...LINE, x: 6 }, beyond);
  expectWarning(
    ID,
    {
      mode: 'table',
      table: [
        [0, 1],
        [1, 2],
      ],
      x: 2,
    },
    beyond,
  );
  expectWarning(
    ID,
    { mode: 'bilinear', x1: 0, x2: 1, y1: 0, y2: 1, z11: 1, z21: 2, z12: 3, z22: 4, x: 0.5, y: 2 },
    beyond,
  );
});

describe('algebra', () => {
  it('passes through its points and finds x again from y', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, anyNumber, (x1, y1, x2, y2, x) => {
        fc.pre(Math.abs(x1 - x2) > 0.1 && Math.abs(y1 - y2) > 0.1);
        expect(figureOf(ID, { x1, y1, x2, y2, x: x1 }, 'y')).toBeCloseTo(y1, 6);
        const y = figureOf(ID, { x1, y1, x2, y2, x }, 'y');
        const back = figureOf(ID, { x1: y1, y1: x1, x2: y2, y2: x2, x: y }, 'y');
        expect(Math.abs(back - x)).toBeLessThan(1e-6 * Math.max(1, Math.abs(y)));
      }),
    );
  });
  it('reads a table in any order, several columns, and nodes as they are', () => {
    const outputs = outputsOf(ID, {
      mode: 'table',
      table: [
        [10, 4, 40],
        [0, 2, 20],
        [20, 8, 80],
      ],
      x: 15,
    });
    expect(outputs).toMatchObject({ y: [6, 60], x_low: 10, x_high: 20, extrapolated: false });
    expect(
      outputsOf(ID, {
        mode: 'table',
        table: [
          [10, 4],
          [0, 2],
          [20, 8],
        ],
        x: 10,
      })['y'],
    ).toBe(4);
  });
  it('gives every node back to the last bit, and what lies between its neighbours otherwise', () => {
    const column = fc.uniqueArray(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(column, fc.double({ min: 0, max: 1, noNaN: true }), (xs, share) => {
        const table = xs.map((x) => [x, Math.sin(x) * 17.3]);
        for (const [x = 0, y = 0] of table) {
          const outcome = outcomeOf(ID, { mode: 'table', table, x });
          // -0 and 0 are one abscissa.
          if (outcome.ok) expect(Number(outcome.outputs['y']) + 0).toBe(y + 0);
          else expect(outcome.errors[0]?.code).toBe('duplicateAbscissa');
        }
        const [low, high] = [Math.min(...xs), Math.max(...xs)];
        const outcome = outcomeOf(ID, { mode: 'table', table, x: low + share * (high - low) });
        if (outcome.ok) expect(Math.abs(Number(outcome.outputs['y']))).toBeLessThanOrEqual(17.3 + 1e-9);
      }),
    );
  });
  it('reads 500 rows of 20 columns, and no more', () => {
    const table = Array.from({ length: 500 }, (_, row) =>
      Array.from({ length: 20 }, (__, column) => row * (column + 1)),
    );
    expect(outputsOf(ID, { mode: 'table', table, x: 2.5 })).toMatchObject({ x_low: 2, x_high: 3 });
    expectRefusal(
      ID,
      { mode: 'table', table: [...table, table[0]], x: 2 },
      { code: 'rowCount', field: 'table', fr: '2 à 500', en: '2 to 500' },
    );
    expectRefusal(
      ID,
      { mode: 'table', table: table.map((row) => [...row, 1]), x: 2 },
      { code: 'unreadableRow', field: 'table', fr: 'Ligne 1 illisible.', en: 'Row 1 cannot be read.' },
    );
  });
});

describe('tableFromText', () => {
  it('reads what people paste', () => {
    const rows = [
      [-20, 1.3273],
      [-10, 2.006],
    ];
    expect(tableFromText('T\tp\n-20\t1,3273\n-10\t2,006\n')).toEqual({ ok: true, rows });
    expect(tableFromText('-20;1,3273\r\n-10;2,006')).toEqual({ ok: true, rows });
    expect(tableFromText('-20   1.3273\n-10   2.006')).toEqual({ ok: true, rows });
    expect(tableFromText('-20,1.3273\n-10,2.006')).toEqual({ ok: true, rows });
  });
  it('keeps the thousands of a number together, and splits no number it is not sure of', () => {
    const rows = [
      [1000, 2.5],
      [-2000, 3.5],
    ];
    expect(tableFromText('1 000;2,5\n−2 000;3,5')).toEqual({ ok: true, rows });
    expect(tableFromText('1 000   2,5\n-2 000   3,5')).toEqual({ ok: true, rows });
    expect(tableFromText('1\u202f000 2,5\n\u22122\u202f000 3,5')).toEqual({ ok: true, rows });
    expect(tableFromText('T p\n1 000 2,5\n2 000 3,5')).toEqual({ ok: false, line: 2 });
    expect(tableFromText('0 100\n10 2,5')).toEqual({
      ok: true,
      rows: [
        [0, 100],
        [10, 2.5],
      ],
    });
  });
  it('drops nothing it cannot read', () => {
    expect(tableFromText('1\n2')).toEqual({ ok: false, line: 1 });
    expect(tableFromText('1;2\n3;\n4;5')).toEqual({ ok: false, line: 2 });
    expect(tableFromText('x;y\n1;2\n3;4;5')).toEqual({ ok: false, line: 3 });
  });
});
