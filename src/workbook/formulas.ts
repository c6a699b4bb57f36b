/**
 * Formulas that know their value: written once, as a spreadsheet reads them and as what they answer now, so that a file shows
 * its figures before anything has recalculated it. Only functions that Excel, LibreOffice and Google Sheets share.
 */

/** What a cell shows. */
export type Shown = number | string;

export interface Expression {
  /** As a spreadsheet reads it, without the sign before it. */
  readonly text: string;
  /** NaN where a spreadsheet would show an error. */
  readonly value: Shown;
}

/** Cells of one column or one row, by their address and what they hold; a text where there is no figure. */
export interface Range {
  readonly text: string;
  readonly values: readonly Shown[];
}

/** Cells of several rows. */
export interface Block {
  readonly text: string;
  readonly rows: readonly (readonly Shown[])[];
}

const numberOf = ({ value }: Expression): number => (typeof value === 'number' ? value : Number.NaN);

export const constant = (value: number): Expression => ({ text: String(value), value });
export const words = (value: string): Expression => ({ text: `"${value.replaceAll('"', '""')}"`, value });

const operation =
  (sign: string, of: (a: number, b: number) => number) =>
  (a: Expression, b: Expression): Expression => ({
    text: `(${a.text}${sign}${b.text})`,
    value: of(numberOf(a), numberOf(b)),
  });
export const plus = operation('+', (a, b) => a + b);
export const minus = operation('-', (a, b) => a - b);
export const times = operation('*', (a, b) => a * b);
export const over = operation('/', (a, b) => a / b);

export const ln = (of: Expression): Expression => ({ text: `LN(${of.text})`, value: Math.log(numberOf(of)) });
export const exp = (of: Expression): Expression => ({ text: `EXP(${of.text})`, value: Math.exp(numberOf(of)) });

/** Whether every one of them is a figure, without an error where one is not. */
export const areFigures = (...of: readonly Expression[]): Expression => {
  const tests = of.map(({ text }) => `ISNUMBER(${text})`);
  const isAll = of.every(({ value }) => typeof value === 'number' && !Number.isNaN(value));
  return { text: tests.length === 1 ? tests.join('') : `AND(${tests.join(',')})`, value: isAll ? 1 : 0 };
};

export const isBetween = (low: Expression, of: Expression, high: Expression): Expression => {
  const isIn = numberOf(low) <= numberOf(of) && numberOf(of) <= numberOf(high);
  return { text: `AND(${of.text}>=${low.text},${of.text}<=${high.text})`, value: isIn ? 1 : 0 };
};

export const isNotBelow = (of: Expression, low: Expression): Expression => ({
  text: `(${of.text}>=${low.text})`,
  value: numberOf(of) >= numberOf(low) ? 1 : 0,
});
export const isBelow = (of: Expression, high: Expression): Expression => ({
  text: `(${of.text}<${high.text})`,
  value: numberOf(of) < numberOf(high) ? 1 : 0,
});

export const choose = (test: Expression, then: Expression, otherwise: Expression): Expression => ({
  text: `IF(${test.text},${then.text},${otherwise.text})`,
  value: test.value === 1 ? then.value : otherwise.value,
});

/** The cell at a place of a range, counted from one. */
export const cellAt = (range: Range, place: Expression): Expression => ({
  text: `INDEX(${range.text},${place.text})`,
  value: range.values[numberOf(place) - 1] ?? Number.NaN,
});

export const cellIn = (block: Block, row: Expression, column: Expression): Expression => ({
  text: `INDEX(${block.text},${row.text},${column.text})`,
  value: block.rows[numberOf(row) - 1]?.[numberOf(column) - 1] ?? Number.NaN,
});

/** The place of the last cell of a rising range that is not above a value, the last but one at most: an interval begins there. */
export function intervalOf(value: Expression, range: Range): Expression {
  const wanted = numberOf(value);
  const place = range.values.filter((cell) => typeof cell === 'number' && cell <= wanted).length;
  const most = range.values.length - 1;
  return {
    text: `MIN(MATCH(${value.text},${range.text},1),${most})`,
    value: place === 0 ? Number.NaN : Math.min(place, most),
  };
}

/** How many of the cells hold a figure. */
export const figuresAmong = (cells: readonly Expression[]): Expression => ({
  text: `COUNT(${cells.map(({ text }) => text).join(',')})`,
  value: cells.filter(({ value }) => typeof value === 'number' && !Number.isNaN(value)).length,
});

export const isEqual = (a: Expression, b: Expression): Expression => ({
  text: `(${a.text}=${b.text})`,
  value: a.value === b.value ? 1 : 0,
});
