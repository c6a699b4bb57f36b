/** What the reader settled before a file is taken, and what the file's own words were taken for. */
import type { QuestionCode, WarningCode } from './codes.ts';
import { WARNING_CODES } from './codes.ts';
import type { ColumnKey } from './columns.ts';
import type { Unit } from './units.ts';
import type { MeasurementTable, PressureMode, TimeZone } from './set.ts';
import type { Values } from '../../circuit/outcome.ts';
import type { Engine } from '../../engine/types.ts';

/** What a column of the file is: column of the set, unit, and for a pressure from where it counts; null where not known. */
export type Mapped = readonly [key: ColumnKey, unit: Unit | null, mode?: PressureMode | null];
/** By the name of the file's column as it is shown. */
export type Mapping = Readonly<Record<string, Mapped>>;

export type DateOrder = 'dmy' | 'mdy';

export interface Choices {
  /** What columns are; null leaves one out. A column that is not named stays as proposed. */
  readonly mapping?: Readonly<Record<string, readonly [string, (string | null)?, (string | null)?] | null>>;
  /** Units of columns whose name says none. */
  readonly units?: Readonly<Record<string, string>>;
  /** Of every pressure whose unit does not say it. */
  readonly p_mode?: PressureMode;
  readonly date_order?: DateOrder;
  /** Names of the columns that are the time: one, or a date and a clock. */
  readonly time?: readonly string[];
  /** Seconds between rows of a file that has no time. */
  readonly step?: number;
  /** Date of the first row, ISO 8601, of a file whose time is elapsed. */
  readonly start?: string;
  readonly fluid?: string;
  /** m, for the air around the gauge; default 0. */
  readonly altitude?: number;
  readonly title?: string;
  /** For what only saturation can tell; without it an engine is made when one is needed. */
  readonly engine?: Engine;
}

/** A question, with what is proposed until it is answered. */
export interface Question {
  readonly code: QuestionCode;
  /** The file's column, where the question is about one. */
  readonly column?: string;
  readonly values: Values;
}

export interface Proposal {
  readonly kind: 'tjf' | 'csv' | 'csv-long' | 'json' | 'svg';
  readonly encoding: string;
  readonly time_zone: TimeZone;
  readonly delimiter?: string;
  readonly decimal?: string;
  /** Place of the header among the lines of the file, from 1; 0 where it has none. */
  readonly header_row?: number;
  readonly date_format?: string;
  /** Offsets from UTC that its instants carry, ms, where they carry more than one. */
  readonly offsets?: readonly number[];
  /** Fluid the lines above the table name: proposed only. */
  readonly fluid_hint?: string;
  /** Fluid of the set, by its engine name. */
  readonly fluid?: string;
  readonly p_mode?: PressureMode;
  /** Who said from where pressures count. */
  readonly p_mode_from?: 'file' | 'header' | 'reader' | 'saturation';
  /** Version a TJF file gives itself. */
  readonly schema?: string;
  /** What the device calls this kind of measurement, in its own language. */
  readonly measurement_type?: string;
  readonly devices?: readonly string[];
  readonly notes?: readonly string[];
  /** The file's columns that are the time. */
  readonly time?: readonly string[];
  /** Columns of the set, `time` first. */
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  /** Columns of the file that are left out. */
  readonly ignored: readonly string[];
  readonly warnings: readonly WarningCode[];
  /** How many, by warning. */
  readonly counts: Readonly<Partial<Record<WarningCode, number>>>;
  /** Codes of what is asked, each once. */
  readonly questions: readonly QuestionCode[];
  /** Each question with its column and what is proposed. */
  readonly asked: readonly Question[];
  /** Values made missing. */
  readonly invalid: number;
}

export interface Reading {
  readonly table: MeasurementTable;
  readonly proposal: Proposal;
}

/** Questions and warnings as they come up. */
export class Findings {
  readonly asked: Question[] = [];
  readonly counts: Partial<Record<WarningCode, number>> = {};
  invalid = 0;

  ask(code: QuestionCode, values: Values = {}, column?: string): void {
    this.asked.push(column === undefined ? { code, values } : { code, column, values });
  }

  warn(code: WarningCode, count = 1): void {
    if (count > 0) this.counts[code] = (this.counts[code] ?? 0) + count;
  }

  get warnings(): WarningCode[] {
    return WARNING_CODES.filter((code) => this.counts[code] !== undefined);
  }

  get questions(): QuestionCode[] {
    return [...new Set(this.asked.map(({ code }) => code))];
  }
}
