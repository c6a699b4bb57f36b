/** Which columns of a table are its time, and how they write it. */
import { isElapsedUnit } from '../units.ts';
import type { ElapsedUnit } from '../units.ts';
import type { DecimalSign } from './numbers.ts';
import { isMissing, numberOfCell } from './numbers.ts';
import { saysTime, unitOfHeader } from './names.ts';
import { scanClock, scanned, scanStamp } from './stamps.ts';

export type TimeKind = 'stamp' | 'date and clock' | 'clock' | 'excel serial' | 'epoch s' | 'epoch ms' | 'elapsed';

export interface TimeColumn {
  readonly kind: TimeKind;
  /** Indices of the columns: one, or those of date and clock. */
  readonly columns: readonly number[];
  /** Of elapsed time; undefined where the file does not say. */
  readonly unit?: ElapsedUnit | undefined;
}

/** Share of the cells looked at that must read as what a column is taken for: lines at the foot of a table do not. */
const MOST = 0.5;
const SERIALS = { min: 20_000, max: 80_000 } as const;
const EPOCH_SECONDS = { min: 1e8, max: 1e11 } as const;
const LAST_EPOCH_MS = 8.64e15;

interface Column {
  readonly index: number;
  readonly header: string;
  readonly cells: readonly string[];
}

const isMostly = (cells: readonly string[], test: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(test).length >= MOST * cells.length;

const hasStamp = (cell: string): boolean => scanStamp(cell) && scanned.hasClock;
const isDay = (cell: string): boolean => scanStamp(cell) && !scanned.hasClock;
const isClock = (cell: string): boolean => !Number.isNaN(scanClock(cell));

/** The column that says it is the time, else the first. */
const preferred = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ header }) => saysTime(header)) ?? columns[0];

/** Whether plain numbers go up by a constant from 0. */
function isRising(values: readonly number[]): boolean {
  const [first, second] = values;
  if (first !== 0 || second === undefined || second <= 0) return false;
  return values.every((value, index) => Math.abs(value - index * second) <= 1e-6 * Math.max(1, value));
}

function numericTime(column: Column, decimal: DecimalSign): TimeColumn | undefined {
  const values = column.cells.map((cell) => numberOfCell(cell, decimal)).filter((value) => !Number.isNaN(value));
  if (values.length < MOST * column.cells.length || values.length === 0) return undefined;
  const lies = (min: number, max: number): boolean => values.every((value) => value >= min && value <= max);
  const columns = [column.index];
  if (lies(EPOCH_SECONDS.min, EPOCH_SECONDS.max)) return { kind: 'epoch s', columns };
  if (lies(EPOCH_SECONDS.max, LAST_EPOCH_MS)) return { kind: 'epoch ms', columns };
  const isNamed = saysTime(column.header);
  if ((isNamed || (column.index === 0 && isUnlike(values))) && lies(SERIALS.min, SERIALS.max)) {
    return { kind: 'excel serial', columns };
  }
  const { unit } = unitOfHeader(column.header);
  const elapsed = unit !== undefined && isElapsedUnit(unit.unit) ? unit.unit : undefined;
  if (isRising(values) || (isNamed && values.every((value) => value >= 0))) {
    return { kind: 'elapsed', columns, unit: elapsed };
  }
  return undefined;
}

/** Serials of a recording differ from row to row: a constant is a figure. */
const isUnlike = (values: readonly number[]): boolean => values.length === 1 || new Set(values).size > 1;

/**
 * The time of a table.
 * @param rows cells of its first rows
 * @param wanted indices the reader chose, when they did
 */
export function timeColumnOf(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  decimal: DecimalSign,
  wanted: readonly number[] = [],
): TimeColumn | undefined {
  const places = wanted.length > 0 ? wanted : headers.map((_, index) => index);
  const columns = places.map((index) => ({
    index,
    header: headers[index] ?? '',
    cells: rows.map((cells) => (cells[index] ?? '').trim()).filter((cell) => cell !== '' && !isMissing(cell)),
  }));
  const stamp = preferred(columns.filter(({ cells }) => isMostly(cells, hasStamp)));
  if (stamp !== undefined) return { kind: 'stamp', columns: [stamp.index] };
  const day = preferred(columns.filter(({ cells }) => isMostly(cells, isDay)));
  const clock = preferred(columns.filter(({ cells }) => isMostly(cells, isClock)));
  if (day !== undefined && clock !== undefined) return { kind: 'date and clock', columns: [day.index, clock.index] };
  if (day !== undefined) return { kind: 'stamp', columns: [day.index] };
  const numeric = columns.flatMap((column) => {
    const time = numericTime(column, decimal);
    return time === undefined ? [] : [{ column, time }];
  });
  const best = numeric.find(({ column }) => saysTime(column.header)) ?? numeric[0];
  const isBare = best?.time.kind === 'elapsed' && !saysTime(best.column.header);
  if (best !== undefined && !(isBare && clock !== undefined)) return best.time;
  return clock === undefined ? undefined : { kind: 'clock', columns: [clock.index] };
}
