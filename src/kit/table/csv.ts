/**
 * Tables as a file for spreadsheets: the figures as they are read, in the reader's units, and behind them as they were computed,
 * with all their digits in the units of the API. Fetched when a file is asked for.
 */
import type { Locale } from '../../language/index.ts';
import { csvOfTables } from '../../quantities/csv.ts';
import type { Cell as Written, Rows } from '../../quantities/csv.ts';
import { readSymbol } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { API_UNITS, NO_VALUE } from '../island/format.ts';
import type { Formatter, ShownQuantity } from '../island/format.ts';
import { columnName, headText, isFigure, symbolOfRow, withSymbol, withUnits } from './table.ts';
import type { Cell, Column, Table } from './table.ts';

const WORDS = {
  fr: { unit: 'Unité', computed: 'calcul' },
  en: { unit: 'Unit', computed: 'computed' },
} as const satisfies Record<Locale, object>;

const apiSymbol = (quantity: ShownQuantity): string =>
  readSymbol(quantity, API_UNITS[quantity] as UnitOf<typeof quantity>);

function rowsOf(table: Table, format: Formatter): Rows {
  const words = WORDS[format.locale];
  const { head, rows, unit } = withUnits(table, words.unit);
  if (rows.length === 0) return [];
  const columns = head.map((_, at) => at).filter((at) => rows.some((row) => isFigure(row[at])));
  const read = (cell: Cell = ''): Written =>
    isFigure(cell) ? (cell.text ?? format.number(cell.quantity, cell.value)) : cell;
  const computed = (row: readonly Cell[]): readonly Written[] =>
    columns.map((at) => {
      const cell = row[at];
      return isFigure(cell) ? (cell.value ?? NO_VALUE) : '';
    });
  if (columns.length === 0) return [head.map(columnName), ...rows.map((row) => row.map(read))];
  if (unit === undefined)
    return [
      [
        ...head.map((column) => headText(column, format)),
        ...columns.map((at) => {
          const { name, quantity } = head[at] as Column;
          return withSymbol(name, [apiSymbol(quantity), words.computed].filter((text) => text !== '').join(', '));
        }),
      ],
      ...rows.map((row) => [...row.map(read), ...computed(row)]),
    ];
  const asComputed = (name: string): string => withSymbol(name, words.computed);
  return [
    [...head.map(columnName), unit, ...columns.map((at) => asComputed(columnName(head[at] ?? ''))), asComputed(unit)],
    ...rows.map((row) => {
      const found = row.find(isFigure);
      const cells = head.map((_, at) => read(row[at]));
      return found
        ? [...cells, symbolOfRow(row, format), ...computed(row), found.symbols?.[1] ?? apiSymbol(found.quantity)]
        : cells;
    }),
  ];
}

export const csvText = (tables: readonly Table[], format: Formatter): string =>
  csvOfTables(
    tables.map((table) => rowsOf(table, format)),
    format.locale,
  );
