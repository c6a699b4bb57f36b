/** The measurement set: one reading typed by hand (one row) or a recording (up to a million rows). */
import type { ColumnKey } from './columns.ts';

export const FORMAT = 'appfroid-measurements';
export const VERSION = 1;

export type PressureMode = 'rel' | 'abs';
export type TimeZone = 'local' | 'UTC';

/** How well a column is known. A pressure remembers how its instrument read; the column itself is absolute. */
export interface Probe {
  readonly kind?: PressureMode;
  /** Class of the gauge, % of its full scale. */
  readonly class?: number;
  /** bar */
  readonly full_scale?: number;
  /** Accuracy, ± K. */
  readonly acc?: number;
}

export interface Machine {
  readonly id: string;
  readonly application: string;
  readonly expansion: string;
  readonly receiver: boolean;
}

export interface Source {
  readonly name: string;
  readonly kind: string;
  /** bytes */
  readonly size: number;
  /** SHA-256 of the header; see `signature.ts`. */
  readonly signature: string;
  readonly warnings: readonly string[];
}

/** A change of hour of a local clock: from `at` seconds after the start on, the clock shows `shift` seconds more. */
export interface ClockChange {
  readonly at: number;
  readonly shift: number;
}

/** A value that stood for long while others changed: seconds from the start. */
export interface HeldSpan {
  readonly column: ColumnKey;
  readonly from: number;
  readonly to: number;
}

/** All of a set but its rows. */
export interface SetFacts {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly title: string;
  /** Instant of the visit, as `start` is written. */
  readonly visit: string;
  /** Engine name, or nothing where nobody said. */
  readonly fluid: string;
  readonly machine: Machine;
  /** m */
  readonly altitude: number;
  readonly zone: TimeZone;
  readonly probes: Readonly<Partial<Record<ColumnKey, Probe>>>;
  /** ISO 8601: without zone where the clock is local, with Z in UTC; nothing where the file has no date. */
  readonly start: string;
  /** Readings that have no column: what was seen, noted, or read once. */
  readonly typed: Readonly<Record<string, number | string | boolean | null>>;
  readonly source: Source;
  readonly clock?: readonly ClockChange[];
  readonly held?: readonly HeldSpan[];
}

/** Time, s from the start, strictly rising, and the columns; pressures in bar absolute, °C, K, kW, A, %. */
export type Columns<T> = Readonly<{ time: T } & Partial<Record<ColumnKey, T>>>;

/** The set as it is stored and exchanged: missing values are null. */
export interface MeasurementSet extends SetFacts {
  readonly columns: {
    readonly time: readonly number[];
  } & Readonly<Partial<Record<ColumnKey, readonly (number | null)[]>>>;
}

/** The set as it is computed with: missing values are NaN. */
export interface MeasurementTable extends SetFacts {
  readonly columns: Columns<Float64Array>;
}

/** Columns of a set in either form. */
export type AnyColumns = Columns<ArrayLike<number | null>>;

const numbersFrom = (values: ArrayLike<number | null>): Float64Array =>
  values instanceof Float64Array
    ? values
    : Float64Array.from(values as ArrayLike<number>, (value) => value ?? Number.NaN);

const valuesFrom = (values: Float64Array): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value));

const eachColumn = <T, U>(columns: Columns<T>, convert: (column: T) => U): Columns<U> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([key, column]) =>
      column === undefined || column === null ? [] : [[key, convert(column as T)]],
    ),
  ) as unknown as Columns<U>;

/** The set to compute with; columns that are typed arrays already are taken as they are. */
export const tableFromSet = <S extends SetFacts & { readonly columns: AnyColumns }>(set: S): MeasurementTable => ({
  ...set,
  columns: eachColumn(set.columns, numbersFrom),
});

/** The set to store. */
export const setFromTable = (table: MeasurementTable): MeasurementSet => ({
  ...table,
  columns: eachColumn(table.columns, valuesFrom) as MeasurementSet['columns'],
});

/** A set of which nothing is known but its rows. */
export const blankFacts = (): SetFacts => ({
  format: FORMAT,
  version: VERSION,
  title: '',
  visit: '',
  fluid: '',
  machine: { id: '', application: '', expansion: '', receiver: false },
  altitude: 0,
  zone: 'local',
  probes: {},
  start: '',
  typed: {},
  source: { name: '', kind: '', size: 0, signature: '', warnings: [] },
});
