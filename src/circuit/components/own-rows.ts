/** Components a reader brings: as a file of the catalogue's own schema, and as rows kept on a device. */
import { Arguments } from '../arguments.ts';
import { rowsFromCsv } from '../compressor/cells.ts';
import { numberFromCell } from '../compressor/numbers.ts';
import { LINES } from '../lines.ts';
import type { Problem } from '../outcome.ts';
import { problemOf, refuse } from '../outcome.ts';
import type { ComponentRow } from './row.ts';
import { componentFigures } from './row.ts';

const NUMBER_COLUMNS = [
  'connection_mm',
  'kv_m3h',
  'dp_min_open_bar',
  'ps_bar',
  't_min_c',
  't_max_c',
  'q_n_m3h',
  'rho_n',
  'dp_n_bar',
  'd_mm',
  'zeta',
] as const satisfies readonly (keyof ComponentRow)[];
const TEXT_COLUMNS = [
  'brand',
  'range',
  'model',
  'category',
  'subtype',
  'connection_in',
  'kv_basis',
  'ps_basis',
  'source',
] as const satisfies readonly (keyof ComponentRow)[];
const isNumberColumn = (column: string): boolean => (NUMBER_COLUMNS as readonly string[]).includes(column);
const isTextColumn = (column: string): boolean => (TEXT_COLUMNS as readonly string[]).includes(column);

/** Every column a file may have, in the order one is written. The first five are needed. */
export const COLUMNS = [
  'brand',
  'model',
  'category',
  'lines',
  'kv_m3h',
  'range',
  'subtype',
  'connection_in',
  'connection_mm',
  'kv_basis',
  'dp_min_open_bar',
  'ps_bar',
  'ps_basis',
  't_min_c',
  't_max_c',
  'q_n_m3h',
  'rho_n',
  'dp_n_bar',
  'd_mm',
  'zeta',
  'source',
] as const satisfies readonly (keyof ComponentRow)[];
const NEEDED = ['brand', 'model', 'category', 'lines'] as const;

/** More rows, or longer texts, are nobody's catalogue. */
export const MOST_ROWS = 1000;
const LONGEST_TEXT = 300;

/** What is wrong with a line of a file, its number counted from 1. */
export interface LineFault {
  readonly n: number;
  readonly problem: Problem;
}

export interface ReadRows {
  readonly rows: readonly ComponentRow[];
  readonly faults: readonly LineFault[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The row a record says, of the schema's keys alone; a Refusal where one of them is no good. */
function rowOf(record: Readonly<Record<string, unknown>>): ComponentRow {
  const row: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    const value = record[column];
    if (value === undefined || value === null || value === '') continue;
    const isSound =
      column === 'lines'
        ? Array.isArray(value)
        : isNumberColumn(column)
          ? typeof value === 'number' && Number.isFinite(value)
          : isTextColumn(column) && typeof value === 'string' && value.length <= LONGEST_TEXT;
    if (!isSound) refuse(isNumberColumn(column) ? 'E_NUMBER' : 'E_MODE', column);
    row[column] = value;
  }
  const { lines, brand, category } = componentFigures(new Arguments(row));
  if (lines.length === 0) refuse('E_MISSING', 'lines');
  return { ...row, brand, category, lines } as ComponentRow;
}

/** The rows of what a device kept, as `readOwnRows` wrote them: what does not fit the schema is dropped. */
export function rowsFromKept(kept: unknown): readonly ComponentRow[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, MOST_ROWS).flatMap((value: unknown) => {
    try {
      return isRecord(value) ? [rowOf(value)] : [];
    } catch (error) {
      problemOf(error);
      return [];
    }
  });
}

function valueOf(column: string, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  if (isNumberColumn(column)) return numberFromCell(text) ?? refuse('E_NUMBER', column);
  if (column !== 'lines') return text;
  const lines = text
    .toLowerCase()
    .split(/[\s,;|+/]+/u)
    .filter(Boolean);
  return lines.includes('all') ? LINES : lines;
}

/**
 * The components of a CSV file whose first line names columns of `COLUMNS`; columns of other names are passed over. A
 * line that is no component is a fault of its own, the others are taken: E_MISSING, E_NUMBER, E_RANGE, E_MODE with the
 * column as field. A header without what is needed is a fault of line 1.
 */
export function rowsFromFile(text: string): ReadRows {
  const [header, ...lines] = rowsFromCsv(text);
  const columns = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = NEEDED.find((column) => !columns.includes(column));
  if (missing !== undefined)
    return { rows: [], faults: [{ n: header?.n ?? 1, problem: { code: 'E_MISSING', field: missing, values: {} } }] };
  const rows: ComponentRow[] = [];
  const faults: LineFault[] = [];
  for (const { n, cells } of lines) {
    try {
      if (rows.length >= MOST_ROWS) refuse('E_RANGE', 'own', { min: 0, max: MOST_ROWS });
      rows.push(
        rowOf(Object.fromEntries(columns.map((column, index) => [column, valueOf(column, cells[index] ?? '')]))),
      );
    } catch (error) {
      faults.push({ n, problem: problemOf(error) });
      if (rows.length >= MOST_ROWS) break;
    }
  }
  return { rows, faults };
}

/** A component as the cells of a file, by `COLUMNS`; numbers as they are. */
export const cellsOfRow = (row: ComponentRow): readonly (string | number)[] =>
  COLUMNS.map((column) => {
    const value = row[column];
    return Array.isArray(value) ? value.join(' ') : ((value as string | number | undefined) ?? '');
  });
