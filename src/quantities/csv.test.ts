import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsFromCsv } from '../circuit/compressor/cells.ts';
import { csvForPrograms, csvOfTables, withoutGuard } from './csv.ts';
import { parseNumber } from './parse.ts';

/** RFC 4180, section 2, 5 to 7: quotes around what holds a separator, a quote or a line break; a quote is doubled. */
const AWKWARD = ['12" tube', 'a;b', 'a,b', 'two\nlines', 'plain', ''];

describe('a file of tables', () => {
  it('begins with its mark, and parts tables by an empty line', () => {
    expect(csvOfTables([[['a', 'b']], [], [['c', 1.5]]], 'fr')).toBe('\ufeffa;b\r\n\r\nc;1,5\r\n');
    expect(csvOfTables([[['a', 1.5]]], 'en')).toBe('\ufeffa,1.5\r\n');
  });

  it('quotes what its separator, a quote or a line break would part', () => {
    expect(csvOfTables([[AWKWARD]], 'fr')).toBe('\ufeff"12"" tube";"a;b";"a,b";"two\nlines";plain;\r\n');
    expect(csvOfTables([[AWKWARD]], 'en')).toBe('\ufeff"12"" tube","a;b","a,b","two\nlines",plain,\r\n');
  });

  it.each(['a,=1+1', 'a;=1+1', "'\t=1+1", 'a\t=1+1', 'v1.5', 'v1,5', 'a\r=1'])(
    'keeps %j one cell for an importer that takes every separator',
    (text) => {
      for (const locale of ['fr', 'en'] as const)
        expect(csvOfTables([[[text]]], locale)).toMatch(/^\ufeff"[^"]*"\r\n$/);
      expect(csvForPrograms([[text]])).toMatch(/^"[^"]*"\r\n$/);
    },
  );

  it('writes a number with all its digits', () => {
    // p_sat of R134a at 0 °C, Tillner-Roth and Baehr (1994): 292.80 kPa.
    const pressure = 2.928031884;
    expect(csvOfTables([[['Permanent', pressure]]], 'fr')).toBe('\ufeffPermanent;2,928031884\r\n');
    expect(csvOfTables([[['Nom "a"', pressure, 'kW']]], 'en')).toBe('\ufeff"Nom ""a""",2.928031884,kW\r\n');
  });

  it('writes a drawn figure as the spreadsheet of its language reads it', () => {
    expect(csvOfTables([[['1\u202f234,5', '\u22125']]], 'fr')).toBe('\ufeff1234,5;-5\r\n');
    expect(csvOfTables([[['1,234.5']]], 'en')).toBe('\ufeff1234.5\r\n');
  });
});

describe('a cell a spreadsheet would run', () => {
  it.each(['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://a")'])('%j stays a text', (text) => {
    const [row] = rowsFromCsv(csvForPrograms([[text, 'b']]));
    expect(csvForPrograms([[text]])).toMatch(/^"?'/);
    expect(row?.cells).toEqual([text, 'b']);
  });

  it('is no number, and no text that begins otherwise', () => {
    expect(csvOfTables([[['-5', '+2,5', -3, 'a=b', '−5']]], 'fr')).toBe('\ufeff-5;+2,5;-3;a=b;-5\r\n');
    for (const text of ["'", "it's", "'a", '-5', "'-5"]) expect(withoutGuard(text), text).toBe(text);
  });

  it('is read back as it was, apostrophes of its own included', () => {
    for (const text of ["'=1", "''=1", '=1', "'=1'"])
      expect(rowsFromCsv(csvForPrograms([[text]]))[0]?.cells, text).toEqual([text]);
  });
});

/** Cells as an importer sees them that parts at commas, semicolons and tabs alike, outside quotes (RFC 4180, section 2). */
function partedAtAll(text: string): readonly string[] {
  const cells = [''];
  let isQuoted = false;
  const add = (sign: string): void => void cells.push((cells.pop() ?? '') + sign);
  for (const [place, sign] of [...text].entries()) {
    if (sign === '"' && (isQuoted || cells.at(-1) === '' || text[place - 1] === '"')) {
      if (!isQuoted && text[place - 1] === '"') add(sign);
      isQuoted = !isQuoted;
    } else if (!isQuoted && /[,;\t\r\n]/.test(sign)) cells.push('');
    else add(sign);
  }
  return cells;
}

describe('a cell of any text', () => {
  const piece = constantFrom(
    ',',
    ';',
    '\t',
    '=1+1',
    '"',
    '\r',
    '\n',
    ' ',
    'a',
    '.5',
    '1,5',
    '@x',
    "'",
    '-',
    '+',
    '\u2212',
  );
  const cell = array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
  const cells = array(cell, { minLength: 1, maxLength: 4 });
  /** A spreadsheet runs what begins so; a figure is none. */
  const isRun = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !parseNumber(text).ok;

  it('stands as one with every importer, and none is run', () => {
    assert(
      property(cells, (row) => {
        for (const file of [csvOfTables([[row]], 'fr'), csvOfTables([[row]], 'en'), csvForPrograms([row])]) {
          const parted = partedAtAll(file.replace(/^\ufeff/, '').replace(/\r\n$/, ''));
          expect(parted.filter(isRun)).toEqual([]);
          // Only figures may fall apart: with decimal commas, where the importer takes commas too.
          const figures = row.filter((text) => parseNumber(text).ok).length;
          expect(parted.length - row.length).toBeLessThanOrEqual(figures);
        }
      }),
    );
  });

  it('is read back as it was from a file for programs', () => {
    // A line without a sign is none, and a line break is one, whatever its kind.
    const plain = string({ unit: constantFrom(...',;"\t =+-@\'a1.é') }).map((text) => `x${text}`);
    assert(
      property(array(plain, { minLength: 1, maxLength: 4 }), (row) => {
        expect(rowsFromCsv(csvForPrograms([row]))[0]?.cells.map((text) => text.trim())).toEqual(
          row.map((text) => text.trim()),
        );
      }),
    );
  });
});
