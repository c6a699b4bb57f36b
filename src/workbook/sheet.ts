/** A sheet of a workbook: its cells by row and column, and what a formula of another cell calls them. */
import type { Block, Expression, Range, Shown } from './formulas.ts';

/** How a cell looks; a figure has its decimals beside. */
export const LOOKS = ['plain', 'title', 'section', 'head', 'note', 'unit', 'input', 'result', 'aside'] as const;
export type Look = (typeof LOOKS)[number];

export interface Cell {
  readonly shown: Shown;
  readonly formula?: string;
  readonly look: Look;
  /** Of a figure; undefined: as it is. */
  readonly decimals?: number;
}

/** The letters of a column, counted from one. */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return `${before > 0 ? columnName(before) : ''}${String.fromCodePoint(65 + rest)}`;
}

const fixed = (row: number, column: number): string => `$${columnName(column)}$${row}`;

export class Sheet {
  readonly rows = new Map<number, Map<number, Cell>>();
  /** Widths of columns, characters, from the first. */
  widths: readonly number[] = [];
  /** Rows and columns that stay while the rest is scrolled. */
  frozen: { readonly rows: number; readonly columns: number } | undefined;
  readonly name: string;
  /** @param name without signs that an address would need quotes for */
  constructor(name: string) {
    this.name = name;
  }

  put(row: number, column: number, shown: Shown, look: Look = 'plain', decimals?: number): Expression {
    return this.set(row, column, { shown, look, ...(decimals !== undefined && { decimals }) });
  }

  compute(
    row: number,
    column: number,
    { text, value }: Expression,
    look: Look = 'result',
    decimals?: number,
  ): Expression {
    return this.set(row, column, { shown: value, formula: text, look, ...(decimals !== undefined && { decimals }) });
  }

  private set(row: number, column: number, cell: Cell): Expression {
    const cells = this.rows.get(row) ?? new Map<number, Cell>();
    this.rows.set(row, cells);
    cells.set(column, cell);
    return { text: `${this.name}!${fixed(row, column)}`, value: cell.shown };
  }

  private at(row: number, column: number): Shown {
    return this.rows.get(row)?.get(column)?.shown ?? '';
  }

  /** Cells one below the other. */
  column(column: number, first: number, count: number): Range {
    return {
      text: `${this.name}!${fixed(first, column)}:${fixed(first + count - 1, column)}`,
      values: Array.from({ length: count }, (_, index) => this.at(first + index, column)),
    };
  }

  /** Cells side by side. */
  row(row: number, first: number, count: number): Range {
    return {
      text: `${this.name}!${fixed(row, first)}:${fixed(row, first + count - 1)}`,
      values: Array.from({ length: count }, (_, index) => this.at(row, first + index)),
    };
  }

  block(row: number, column: number, rows: number, columns: number): Block {
    return {
      text: `${this.name}!${fixed(row, column)}:${fixed(row + rows - 1, column + columns - 1)}`,
      rows: Array.from({ length: rows }, (_, down) =>
        Array.from({ length: columns }, (__, across) => this.at(row + down, column + across)),
      ),
    };
  }
}
