/**
 * Components a reader or a maker brings: as a file of the catalogue's own schema, CSV or JSON, and as rows kept on a device.
 * A line of a CSV file holds one printed capacity; a further line of the same brand and model adds another.
 */
import { Arguments } from '../arguments.ts';
import { rowsFromCsv } from '../compressor/cells.ts';
import { numberFromCell } from '../compressor/numbers.ts';
import { LINES } from '../lines.ts';
import type { Problem } from '../outcome.ts';
import { problemOf, refuse } from '../outcome.ts';
import { printedCapacities } from './capacity.ts';
import { CAPACITY_COLUMNS, CAPACITY_NAMES } from './capacity-columns.ts';
import { isCapacityColumn, isListColumn, isNumberColumn, isTextColumn, NEEDED, ROW_COLUMNS } from './columns.ts';
import { isPlaced } from './kinds.ts';
import { placedFigures } from './placed-row.ts';
import type { ComponentRow, PrintedCapacity } from './row.ts';
import { componentFigures } from './row.ts';

/** More rows, capacities of one, or longer texts, are nobody's catalogue. */
export const MOST_ROWS = 1000;
const MOST_CAPACITIES = 200;
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

const isSound = (column: string, value: unknown): boolean => {
  if (isListColumn(column)) return Array.isArray(value);
  if (isNumberColumn(column)) return typeof value === 'number' && Number.isFinite(value);
  return isTextColumn(column) && typeof value === 'string' && value.length <= LONGEST_TEXT;
};

/** The row a record says, of the schema's keys alone; a Refusal where one of them is no good. */
function rowOf(record: Readonly<Record<string, unknown>>): ComponentRow {
  const row: Record<string, unknown> = {};
  for (const column of ROW_COLUMNS) {
    const value = record[column];
    if (value === undefined || value === null || value === '') continue;
    if (!isSound(column, value)) refuse(isNumberColumn(column) ? 'E_NUMBER' : 'E_MODE', column);
    row[column] = value;
  }
  const given = new Arguments({ ...row, capacities: record['capacities'] });
  const { lines, brand, category } = componentFigures(given);
  const capacities = printedCapacities(given);
  if (capacities.length > MOST_CAPACITIES) refuse('E_RANGE', 'capacities', { min: 0, max: MOST_CAPACITIES });
  if (isPlaced(category)) placedFigures(given);
  else if (lines.length === 0) refuse('E_MISSING', 'lines');
  return {
    ...row,
    brand,
    category,
    lines: isPlaced(category) ? [] : lines,
    ...(capacities.length === 0 ? {} : { capacities }),
  } as ComponentRow;
}

/** The rows of what a device kept, as they were read: what does not fit the schema is dropped. */
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
  if (!isListColumn(column)) return text;
  const words = (column === 'lines' ? text.toLowerCase() : text).split(/[\s,;|+/]+/u).filter(Boolean);
  return column === 'lines' && words.includes('all') ? LINES : words;
}

/** A line of a file as a record: what is said of a capacity, together. */
function recordOf(columns: readonly string[], cells: readonly string[]): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {};
  const capacity: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const value = valueOf(column, cells[index] ?? '');
    if (value === undefined) continue;
    if (isCapacityColumn(column)) capacity[CAPACITY_COLUMNS[column]] = value;
    else record[column] = value;
  }
  return Object.keys(capacity).length === 0 ? record : { ...record, capacities: [capacity] };
}

/** Puts a row with the others: one of a brand and model that is there adds its capacities to it. */
function put(rows: Map<string, ComponentRow>, row: ComponentRow): void {
  const key = `${row.brand}|${row.model}`;
  const before = rows.get(key);
  const capacities = [...(before?.capacities ?? []), ...(row.capacities ?? [])];
  if (before === undefined && rows.size >= MOST_ROWS) refuse('E_RANGE', 'own', { min: 0, max: MOST_ROWS });
  if (capacities.length > MOST_CAPACITIES) refuse('E_RANGE', 'capacities', { min: 0, max: MOST_CAPACITIES });
  rows.set(key, { ...before, ...row, ...(capacities.length === 0 ? {} : { capacities }) });
}

/** Puts together what can be read of a file; each entry that cannot is a fault with its number. */
function readAll<T>(
  entries: readonly T[],
  numberOf: (entry: T, index: number) => number,
  read: (entry: T) => ComponentRow,
): ReadRows {
  const rows = new Map<string, ComponentRow>();
  const faults: LineFault[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      put(rows, read(entry));
    } catch (error) {
      faults.push({ n: numberOf(entry, index), problem: problemOf(error) });
      if (rows.size >= MOST_ROWS) break;
    }
  }
  return { rows: [...rows.values()], faults };
}

const missing = (n: number, field: string): ReadRows => ({
  rows: [],
  faults: [{ n, problem: { code: 'E_MISSING', field, values: {} } }],
});

/**
 * The components of a CSV file whose first line names columns of `COLUMNS`; columns of other names are passed over. A
 * line that is no component is a fault of its own, the others are taken: E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID with
 * the column as field. A header without what is needed is a fault of line 1.
 */
export function rowsFromFile(text: string): ReadRows {
  const [header, ...lines] = rowsFromCsv(text);
  const columns = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const absent = NEEDED.find((column) => !columns.includes(column));
  if (absent !== undefined) return missing(header?.n ?? 1, absent);
  return readAll(
    lines,
    ({ n }) => n,
    ({ cells }) => rowOf(recordOf(columns, cells)),
  );
}

/** The same of a JSON file: a list of rows, or an object with one under `components`; faults by place from 1. Throws on no JSON. */
export function rowsFromJson(text: string): ReadRows {
  const value: unknown = JSON.parse(text);
  const list = isRecord(value) ? value['components'] : value;
  if (!Array.isArray(list)) return missing(1, 'components');
  return readAll(
    list as readonly unknown[],
    (_, index) => index + 1,
    (entry) => (isRecord(entry) ? rowOf(entry) : refuse('E_MISSING', 'model')),
  );
}

/** A component as the lines of a file, by `COLUMNS`: one, or one for each printed capacity; numbers as they are. */
export function linesOfRow(row: ComponentRow): readonly (readonly (string | number)[])[] {
  const cells = ROW_COLUMNS.map((column) => {
    const value = row[column];
    return Array.isArray(value) ? value.join(' ') : ((value as string | number | undefined) ?? '');
  });
  const printed: readonly Partial<PrintedCapacity>[] = row.capacities?.length ? row.capacities : [{}];
  return printed.map((one) => [...cells, ...CAPACITY_NAMES.map((name) => one[CAPACITY_COLUMNS[name]] ?? '')]);
}
