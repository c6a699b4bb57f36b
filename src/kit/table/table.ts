/** A table described once: the columns, the rows, what each figure is a number of. Screen, paper and files are written from it. */
import type { Locale } from '../../language/index.ts';
import type { CsvTable } from '../../quantities/csv.ts';
import { withUnit } from '../../quantities/number.ts';
import { NO_VALUE } from '../island/format.ts';
import type { Formatter, ShownQuantity } from '../island/format.ts';

/** A figure in the units of the API. */
export interface Figure {
  readonly quantity: ShownQuantity;
  readonly value: number | null | undefined;
  /** Written otherwise than figures of its quantity are, without its unit. */
  readonly text?: string | undefined;
  /** Units other than the reader's and the API's of its quantity. */
  readonly symbols?: readonly [read: string, computed: string] | undefined;
  /** Typed by somebody: with every decimal of its unit, which what is computed may not have. */
  readonly isGiven?: boolean | undefined;
}
export type Cell = string | Figure;

/** A column of figures, whose heading says their unit. */
export interface Column {
  readonly name: string;
  readonly quantity: ShownQuantity;
  /** What stands for the name on a screen. */
  readonly symbol?: string;
  /** Units other than the reader's and the API's of its quantity. */
  readonly symbols?: Figure['symbols'];
}

export interface Table {
  readonly head: readonly (string | Column)[];
  readonly rows: readonly (readonly Cell[])[];
  /** The figures of a row share a unit, which stands behind them in a column of this heading. */
  readonly unit?: string | undefined;
}

const FIGURES = { fr: ['Grandeur', 'Valeur'], en: ['Quantity', 'Value'] } as const;

/** Figures one below the other, each by its name. */
export const figuresTable = (
  rows: Table['rows'],
  locale: Locale,
  [name, value]: readonly [name: string, value?: string] = FIGURES[locale],
): Table => ({ head: [name, value ?? FIGURES[locale][1]], rows });

/** A file by its name, without its ending: tables, before which stands what was asked, or a text that is whole. */
export type TableFile = { readonly name: string } & ({ readonly tables: readonly Table[] } | { readonly text: string });

export const figure = (quantity: ShownQuantity, value: Figure['value'], text?: string): Figure => ({
  quantity,
  value,
  text,
});

/** What somebody typed. */
export const given = (quantity: ShownQuantity, value: number): Figure => ({ quantity, value, isGiven: true });

/** In a unit that is the same for every reader. */
export const figureIn = (symbol: string, value: Figure['value'], text: string): Figure => ({
  quantity: 'count',
  value,
  text,
  symbols: [symbol, symbol],
});

export const isFigure = (cell: Cell | undefined): cell is Figure => typeof cell === 'object';
export const columnName = (column: string | Column): string => (typeof column === 'string' ? column : column.name);

/** The first figure of a row below a heading that says no unit: its unit is the row's. */
export const figureOfRow = (row: readonly Cell[], { head }: Table): Figure | undefined =>
  row.find((cell, at): cell is Figure => isFigure(cell) && typeof head[at] === 'string');

/** The unit of a row, in the reader's choice. */
export function symbolOfRow(row: readonly Cell[], table: Table, format: Formatter): string {
  const found = figureOfRow(row, table);
  return found ? (found.symbols?.[0] ?? format.symbol(found.quantity)) : '';
}

/** A name with the unit of what stands below or beside it. */
export const withSymbol = (name: string, symbol: string): string => (symbol === '' ? name : `${name} (${symbol})`);

export const symbolOf = ({ quantity, symbols }: Column, format: Formatter): string =>
  symbols?.[0] ?? format.symbol(quantity);

export const headText = (column: string | Column, format: Formatter): string =>
  typeof column === 'string' ? column : withSymbol(column.name, symbolOf(column, format));

/** The figure in the reader's units. @param hasUnit whether its unit is said elsewhere */
function written({ quantity, value, text, symbols, isGiven }: Figure, hasUnit: boolean, format: Formatter): string {
  if (text === undefined) return format[hasUnit ? 'cell' : 'full'](quantity, value, isGiven);
  const symbol = symbols?.[0] ?? format.symbol(quantity);
  return hasUnit || symbol === '' || text === NO_VALUE ? text : withUnit(text, symbol);
}

/** A cell as it is read. */
export const cellText = (cell: Cell | undefined, table: Table, column: number, format: Formatter): string =>
  isFigure(cell)
    ? written(cell, table.unit !== undefined || typeof table.head[column] === 'object', format)
    : (cell ?? '');

/** With a column of units, where figures stand below headings that say none. */
export const withUnits = (table: Table, unit: string): Table =>
  table.rows.some((row) => figureOfRow(row, table)) ? { unit, ...table } : table;

/** As texts: for paper. */
export function textsOf(table: Table, format: Formatter): CsvTable {
  const { head, rows, unit } = table;
  if (rows.length === 0) return [];
  return [
    [...head.map((column) => headText(column, format)), ...(unit === undefined ? [] : [unit])],
    ...rows.map((row) => [
      ...row.map((cell, column) => cellText(cell, table, column, format)),
      ...(unit === undefined ? [] : [symbolOfRow(row, table, format)]),
    ]),
  ];
}
