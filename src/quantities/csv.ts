/** Tables as files for spreadsheets and programs: RFC 4180, with what spreadsheets of each language expect. */
import type { Locale } from '../language/index.ts';
import { CELL_SIGNS } from '../language/signs.ts';
import { fileNumber, fileTextFromFigure } from './number.ts';
import { parseNumber } from './parse.ts';

/** Excel reads a CSV as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A number is written with all its digits, a text that is a written figure as the file's language reads it. */
export type Cell = string | number;
export type Rows = readonly (readonly Cell[])[];
/** A line of a table whose figures are texts as they are drawn. */
export type Cells = readonly string[];
/** Such a table; its first line names the columns. */
export type CsvTable = readonly Cells[];

const PROGRAM_SEPARATOR = ';';

/** Signs a spreadsheet takes for the beginning of a formula, behind any number of our own apostrophes. */
const RUNS = /^'*[=+\-@\t\r]/;
const isNumber = (text: string): boolean => parseNumber(text).ok;

/** A text a spreadsheet shows and never runs: an apostrophe stands before one that would be a formula. */
export const guarded = (text: string): string => (RUNS.test(text) && !isNumber(text) ? `'${text}` : text);

/** A cell as it was before it was written: without the apostrophe that kept it from being run. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell) && !isNumber(cell.slice(1)) ? cell.slice(1) : cell;

/** What an importer may part a cell at, or read a figure in: it may take commas, semicolons and tabs alike, whatever the file's own. */
const PARTS = /[,;]|\d\.\d/;
/** What parts a cell or a line for everyone, in a figure too. */
const ALWAYS_PARTS = /["\t\r\n]/;

/** A cell that stays one cell with any importer. Figures stay bare where the file's own separator is none of their signs. */
export const csvCell = (text: string, separator: string): string =>
  text.includes(separator) || ALWAYS_PARTS.test(text) || (PARTS.test(text) && !isNumber(text))
    ? `"${text.replaceAll('"', '""')}"`
    : text;

const rowsOf = (table: Rows, separator: string, textOf: (cell: Cell) => string): string =>
  table.map((cells) => cells.map((cell) => csvCell(guarded(textOf(cell)), separator)).join(separator)).join('\r\n');

/** A file for the spreadsheets of a language: tables one below the other, an empty line between two. */
export function csvOfTables(tables: readonly Rows[], locale: Locale): string {
  const textOf = (cell: Cell): string =>
    typeof cell === 'number' ? fileNumber(cell, locale) : fileTextFromFigure(cell, locale);
  const blocks = tables.filter((table) => table.length > 0).map((table) => rowsOf(table, CELL_SIGNS[locale], textOf));
  return `${BYTE_ORDER_MARK}${blocks.join('\r\n\r\n')}\r\n`;
}

/** A table that is read back, the same in every language: semicolons, decimal points, texts as they are. */
export const csvForPrograms = (table: Rows): string => `${rowsOf(table, PROGRAM_SEPARATOR, String)}\r\n`;
