/** The two forms of a batch: a JSON object a line, and a table whose first line names its columns. Either may come and go. */
import { cellsOf, headOf } from '../../src/access/rows/head.ts';
import type { Head } from '../../src/access/rows/head.ts';
import { lineText, WRITTEN } from '../../src/access/rows/writing.ts';
import type { CellValue, Written } from '../../src/access/rows/writing.ts';

export const NDJSON = 'application/x-ndjson';
export const CSV = 'text/csv';
export type FormName = typeof NDJSON | typeof CSV;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the lines of a body. */
export interface LineReader {
  /** The request a line says; undefined where it says none, 'head' where it names the columns of those after it. */
  read(line: string): Fields | 'head' | undefined;
  /** How a table that came is written; undefined of JSON. */
  readonly written: Written | undefined;
}

function jsonLine(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function lineReader(form: FormName): LineReader {
  if (form === NDJSON) return { read: jsonLine, written: undefined };
  let head: Head | undefined;
  return {
    read(line) {
      const text = line.endsWith('\r') ? line.slice(0, -1) : line;
      if (head === undefined) {
        head = headOf(text, []);
        return 'head';
      }
      const cells = cellsOf(text, head.delimiter).map((cell) => cell.trim());
      const { names } = head;
      if (cells.length > names.length) return undefined;
      return Object.fromEntries(
        names.flatMap((name, place) => {
          const cell = cells[place] ?? '';
          return cell === '' ? [] : [[name, cell] as const];
        }),
      );
    },
    get written() {
      return head === undefined ? undefined : head.delimiter === ';' ? WRITTEN.comma : WRITTEN.point;
    },
  };
}

/** What of an answer a table has. */
export interface Columns {
  readonly names: readonly string[];
  cells(answer: object): readonly CellValue[];
}

/** Writes the answers of a body. */
export interface LineWriter {
  /** @param written as the table came, where one did */
  told(line: number, answer: object, written: Written | undefined): string;
}

const WHY = ['code', 'field', 'error'] as const;

export function lineWriter(form: FormName, { names, cells }: Columns): LineWriter {
  if (form === NDJSON) return { told: (line, answer) => `${JSON.stringify({ line, ...answer })}\n` };
  let isBegun = false;
  return {
    told(line, answer, written = WRITTEN.point) {
      const head = isBegun ? '' : lineText(['line', 'ok', ...names, ...WHY], written);
      isBegun = true;
      const { ok, ...why } = answer as Readonly<Record<string, CellValue>>;
      const figures = ok === true ? cells(answer) : names.map(() => null);
      return head + lineText([line, ok, ...figures, ...WHY.map((name) => (ok === true ? null : why[name]))], written);
    },
  };
}

/** The form of an answer: what the caller accepts by name, else that of the body. */
export const formWanted = (accept: string | null, came: FormName): FormName =>
  [CSV, NDJSON].find((form): form is FormName => accept?.includes(form) ?? false) ?? came;
