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
import { figureOfRow, headText, isFigure, symbolOfRow, withSymbol, withUnits } from './table.ts';
import type { Cell, Column, Table } from './table.ts';

const WORDS = {
  fr: { unit: 'Unité', computed: 'calcul' },
  en: { unit: 'Unit', computed: 'computed' },
} as const satisfies Record<Locale, object>;

const apiSymbol = (quantity: ShownQuantity): string =>
  readSymbol(quantity, API_UNITS[quantity] as UnitOf<typeof quantity>);

function rowsOf(plain: Table, format: Formatter): Rows {
  const words = WORDS[format.locale];
  const table = withUnits(plain, words.unit);
  const { head, rows, unit } = table;
  if (rows.length === 0) return [];
  const columns = head.map((_, at) => at).filter((at) => rows.some((row) => isFigure(row[at])));
  const read = (cell: Cell = ''): Written =>
    isFigure(cell) ? (cell.text ?? format.number(cell.quantity, cell.value)) : cell;
  const computed = (row: readonly Cell[]): readonly Written[] =>
    columns.map((at) => {
      const cell = row[at];
      return isFigure(cell) ? (cell.value ?? NO_VALUE) : '';
    });
  const asComputed = (column: string | Column): string =>
    typeof column === 'string'
      ? withSymbol(column, words.computed)
      : withSymbol(
          column.name,
          [column.symbols?.[1] ?? apiSymbol(column.quantity), words.computed].filter((text) => text !== '').join(', '),
        );
  const withUnit = (...cells: readonly string[]): readonly string[] => (unit === undefined ? [] : cells);
  return [
    [
      ...head.map((column) => headText(column, format)),
      ...withUnit(unit ?? ''),
      ...columns.map((at) => asComputed(head[at] ?? '')),
      ...withUnit(asComputed(unit ?? '')),
    ],
    ...rows.map((row) => {
      const cells = head.map((_, at) => read(row[at]));
      if (!row.some(isFigure)) return cells;
      const found = figureOfRow(row, table);
      return [
        ...cells,
        ...withUnit(symbolOfRow(row, table, format)),
        ...computed(row),
        ...withUnit(found ? (found.symbols?.[1] ?? apiSymbol(found.quantity)) : ''),
      ];
    }),
  ];
}

export const csvText = (tables: readonly Table[], format: Formatter): string =>
  csvOfTables(
    tables.map((table) => rowsOf(table, format)),
    format.locale,
  );
