/** What a run over a file is asked: read from words, handed to every thread as it stands. */
import type { Locale } from '../../language/index.ts';

export const FORMS = ['csv', 'ndjson'] as const;
export type RunForm = (typeof FORMS)[number];

export interface Job {
  /** Of a question. */
  readonly ask: string;
  /** Inputs that are the same for all rows, as texts. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly get: readonly string[];
  readonly carry: readonly string[];
  /** What a column is called here, by what the file calls it. */
  readonly rename: Readonly<Record<string, string>>;
  /** The form of what is written; undefined: that of the file. */
  readonly to?: RunForm;
  /** The sign of decimals of what is written; undefined: that of the file. */
  readonly decimal?: 'point' | 'comma';
  readonly locale: Locale;
}

/** What a file is, once its beginning was read. */
export interface Layout {
  readonly form: RunForm;
  readonly delimiter: string;
  readonly decimal: '.' | ',';
  /** As the file has them; none of NDJSON. */
  readonly names: readonly string[];
  readonly encoding: 'utf-8' | 'windows-1252';
}

/** Rows that are answered together: whole lines of the file, as they stand in it. */
export interface Batch {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Line of the file its first one is, from 1. */
  readonly line: number;
}

export interface Done {
  readonly id: number;
  readonly text: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  readonly failed: number;
}
