/** Compressors as a CSV file: one line for each polynomial, lines of one compressor merged. */
import { checkRange } from '../arguments.ts';
import { csvForPrograms } from '../../quantities/csv.ts';
import type { Cell } from '../../quantities/csv.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, Refusal, refuse } from '../outcome.ts';
import type { Row } from './cells.ts';
import { rowsFromCsv } from './cells.ts';
import { numberFromCell } from './numbers.ts';
import { COEFFICIENTS } from './polynomial.ts';
import type { Quantity } from './quantities.ts';
import { QUANTITIES, quantityFromLabel, unitFromText } from './quantities.ts';
import type { CompressorRecord } from './record.ts';
import {
  RATING_MODES,
  RATING_RANGES,
  RECORD_RANGES,
  TEMPERATURE_CONVENTIONS,
  TEMPERATURE_UNITS,
  VARIABLES,
} from './record.ts';
import { refuseLine } from './text.ts';

const COEFFICIENT_COLUMNS = Array.from({ length: COEFFICIENTS }, (_, index) => `c${index + 1}`);
const NEEDED = ['name', 'marque', 'quantity', ...COEFFICIENT_COLUMNS];
const WORDS = {
  rating_mode: RATING_MODES,
  temp_unit: TEMPERATURE_UNITS,
  temp_convention: TEMPERATURE_CONVENTIONS,
  variable: VARIABLES,
} as const;
const NUMBERS = ['rating_value', ...(Object.keys(RECORD_RANGES) as (keyof typeof RECORD_RANGES)[])] as const;
/** Every column a file may have, in the order one is written. */
const COLUMNS = [
  'name',
  'marque',
  'fluid',
  'quantity',
  'unit',
  ...COEFFICIENT_COLUMNS,
  'step_volume_h',
  'rating_mode',
  'rating_value',
  'rating_sc',
  'temp_convention',
  'te_min',
  'te_max',
  'tc_min',
  'tc_max',
  'frequency',
  'rating_t_liquid',
  'rating_t_gc',
  'temp_unit',
  'variable',
  'heat_loss',
];

/** What one line says, its empty cells left out. */
interface Line {
  readonly n: number;
  readonly name: string;
  readonly marque: string;
  readonly fluid: string | undefined;
  readonly quantity: Quantity;
  readonly unit: string | undefined;
  readonly coefficients: readonly number[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The cells of a row by column; E_CSV where a filled cell has no column. */
function cellsByColumn({ n, cells }: Row, columns: readonly string[]): ReadonlyMap<string, string> {
  const filled = cells.map((cell) => cell.trim());
  if (filled.slice(columns.length).some((cell) => cell !== ''))
    refuseLine(n, 'count', { count: cells.length, expected: columns.length });
  return new Map(columns.map((column, index) => [column, filled[index] ?? '']));
}

function factsOf(n: number, cell: (column: string) => string): Line['facts'] {
  const facts: Record<string, string | number> = {};
  for (const [column, words] of Object.entries(WORDS)) {
    const text = cell(column);
    if (text === '') continue;
    const word = words.find((one) => one.toLowerCase() === text.toLowerCase());
    facts[column] = word ?? refuseLine(n, 'word', { column, value: text });
  }
  for (const column of NUMBERS) {
    const text = cell(column);
    if (text !== '') facts[column] = numberFromCell(text) ?? refuseLine(n, 'number', { column, value: text });
  }
  return facts;
}

function lineOf(row: Row, columns: readonly string[]): Line {
  const { n } = row;
  const cells = cellsByColumn(row, columns);
  const cell = (column: string): string => cells.get(column) ?? '';
  const missing = NEEDED.find((column) => cell(column) === '');
  if (missing !== undefined) refuseLine(n, 'cell', { column: missing });
  const label = cell('quantity');
  const quantity = quantityFromLabel(label) ?? refuseLine(n, 'label', { value: label });
  const unit = cell('unit');
  return {
    n,
    name: cell('name'),
    marque: cell('marque'),
    fluid: cell('fluid') === '' ? undefined : cell('fluid'),
    quantity,
    unit: unit === '' ? undefined : (unitFromText(quantity, unit) ?? refuseLine(n, 'unit', { value: unit })),
    coefficients: COEFFICIENT_COLUMNS.map(
      (column) => numberFromCell(cell(column)) ?? refuseLine(n, 'number', { column, value: cell(column) }),
    ),
    facts: factsOf(n, cell),
  };
}

/** The lines of one compressor as one record; where two of them differ on a fact the file is refused at the later one. */
function recordFromLines(lines: readonly Line[]): CompressorRecord {
  const coefficients: { [Q in Quantity]?: readonly number[] } = {};
  const units: { [Q in Quantity]?: string } = {};
  const facts: Record<string, string | number> = {};
  for (const { n, quantity, unit, coefficients: ten, facts: own } of lines) {
    if (coefficients[quantity] !== undefined) refuseLine(n, 'twice', { value: quantity });
    coefficients[quantity] = ten;
    if (unit !== undefined) units[quantity] = unit;
    for (const [column, value] of Object.entries(own)) {
      if (facts[column] !== undefined && facts[column] !== value) refuseLine(n, 'twice', { value: column });
      facts[column] = value;
    }
  }
  const [first] = lines;
  return {
    name: first?.name ?? '',
    marque: first?.marque ?? '',
    ...(first?.fluid === undefined ? {} : { fluid: first.fluid }),
    coefficients,
    ...(Object.keys(units).length === 0 ? {} : { units }),
    ...facts,
  };
}

/** Stops at the first number of a record outside its range, told by its line. */
function checkRanges(record: CompressorRecord, n: number): void {
  const ranges = { ...RECORD_RANGES, rating_value: RATING_RANGES[record.rating_mode ?? 'SH'] };
  for (const column of NUMBERS) {
    const value = record[column];
    if (value === undefined) continue;
    try {
      checkRange(value, ranges[column], column);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuseLine(n, 'range', { column, ...error.problem.values });
    }
  }
}

/**
 * Compressors from a CSV file (UTF-8, with or without byte order mark; semicolon, tab or comma, the
 * first of these the header holds). Columns, in any order: name, marque, quantity and c1 to c10 are
 * needed; fluid, unit, step_volume_h, rating_mode, rating_value, rating_sc, temp_convention, te_min,
 * te_max, tc_min, tc_max, frequency, rating_t_liquid, rating_t_gc, temp_unit, variable and heat_loss may be there;
 * others are passed over. Lines of the same name, marque and fluid make one record.
 *
 * Problems: E_MISSING without a text; E_CSV with `n`, the line (the header is line 1), and `detail`:
 * column (one is missing), cell (an empty one), number, label (an unknown quantity), unit, word,
 * count, twice or range.
 */
export function recordsFromCsv(text: unknown): Outcome<{ readonly records: readonly CompressorRecord[] }> {
  return outcomeOf(() => {
    if (typeof text !== 'string') return refuse('E_MISSING', 'text');
    const [header, ...rows] = rowsFromCsv(text);
    const columns = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
    const missing = NEEDED.find((column) => !columns.includes(column));
    if (missing !== undefined) refuseLine(header?.n ?? 1, 'column', { column: missing });
    const groups = new Map<string, Line[]>();
    for (const row of rows) {
      const line = lineOf(row, columns);
      const key = JSON.stringify([line.name, line.marque, line.fluid]);
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
    const records = [...groups.values()].map((lines) => {
      const record = recordFromLines(lines);
      checkRanges(record, lines[0]?.n ?? 1);
      return record;
    });
    return { records };
  });
}

/** A list of records as a CSV file that `recordsFromCsv` reads back: semicolons, decimal points. */
export function csvFromRecords(records: readonly CompressorRecord[]): string {
  const lines = records.flatMap((record) =>
    QUANTITIES.filter((quantity) => record.coefficients[quantity] !== undefined).map((quantity) => {
      const ten = record.coefficients[quantity] ?? [];
      const own: Readonly<Record<string, unknown>> = {
        ...record,
        quantity,
        unit: record.units?.[quantity],
        ...Object.fromEntries(COEFFICIENT_COLUMNS.map((column, index) => [column, ten[index]])),
      };
      return COLUMNS.map((column) => cellOf(own[column]));
    }),
  );
  return csvForPrograms([COLUMNS, ...lines]);
}

const cellOf = (value: unknown): Cell => (typeof value === 'string' || typeof value === 'number' ? value : '');
