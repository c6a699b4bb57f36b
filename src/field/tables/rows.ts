/** The rows of a printed table as text: numbers, how far each was rounded, and which column was not. */
import { Refusal } from '../../circuit/outcome.ts';
import { numberFromText } from '../../quantities/parse.ts';
import type { TableProblem } from './codes.ts';

/** More are no table that somebody typed or pasted. */
export const MOST_ROWS = 200;
const LONGEST_CELL = 40;

export interface Cells {
  readonly values: readonly number[];
  /** Half of the last decimal each value was printed with. */
  readonly halves: readonly number[];
}
export interface TableRows {
  readonly t: Cells;
  readonly p: Cells;
  readonly exact: 't' | 'p' | undefined;
}

const decimalsOf = (text: string): number => {
  const [, decimals = '', exponent = '0'] = /[.,](\d*)(?:e([+-]?\d+))?$/iu.exec(text) ?? [];
  return decimals.length - Number(exponent);
};

function cellOf(cell: unknown, field: string): readonly [value: number, half: number] {
  const text = typeof cell === 'number' ? String(cell) : cell;
  const value = typeof text === 'string' && text.length <= LONGEST_CELL ? numberFromText(text) : Number.NaN;
  if (typeof text !== 'string' || !Number.isFinite(value))
    throw new Refusal<TableProblem>({ code: 'E_NUMBER', field, values: {} });
  return [value, 0.5 * 10 ** -decimalsOf(text.trim())];
}

/** Whether a column goes on by one step, as far as its decimals tell. */
function isEven({ values, halves }: Cells): boolean {
  const step = ((values.at(-1) ?? 0) - (values[0] ?? 0)) / (values.length - 1);
  if (step === 0) return false;
  return values.every(
    (value, i) => i === 0 || Math.abs(value - (values[i - 1] ?? 0) - step) <= 1e-6 * Math.max(...halves),
  );
}

/** @throws {Refusal} E_FEW without a row, E_NUMBER with the cell at fault, E_RANGE for too many */
export function tableRows(rows: readonly unknown[], exact: 't' | 'p' | undefined): TableRows {
  if (rows.length === 0) throw new Refusal<TableProblem>({ code: 'E_FEW', field: 'rows', values: {} });
  if (rows.length > MOST_ROWS)
    throw new Refusal<TableProblem>({ code: 'E_RANGE', field: 'rows', values: { max: MOST_ROWS } });
  const column = (place: 0 | 1): Cells => {
    const cells = rows.map((row, i) => cellOf(Array.isArray(row) ? row[place] : undefined, `rows.${i}.${place}`));
    return { values: cells.map(([value]) => value), halves: cells.map(([, half]) => half) };
  };
  const [t, p] = [column(0), column(1)];
  const [isEvenT, isEvenP] = [isEven(t), isEven(p)];
  // Two rows always go on by one step: nothing is found out of them.
  const found = rows.length < 3 || isEvenT === isEvenP ? undefined : isEvenT ? 't' : 'p';
  return { t, p, exact: exact ?? found };
}
