/** A table pasted from a spreadsheet, a data sheet or a text. */
import { parseNumber } from '../../quantities/index.ts';

export type Pasted =
  | { readonly ok: true; readonly rows: readonly (readonly number[])[] }
  /** `line` counts from 1, as the reader sees the text. */
  | { readonly ok: false; readonly line: number };

/** One number with a space between its thousands, or two numbers: nobody can tell. */
const AMBIGUOUS = /(?:^| )[-+\u2212]?[1-9]\d{0,2} \d{3}(?!\d)/;

/** Columns by tab, semicolon or several spaces; by comma where points are the decimals; by single spaces where no number has any. */
function cellsOf(line: string): string[] {
  if (/[\t;]/.test(line)) return line.split(/[\t;]/);
  if (/\S\s{2,}\S/.test(line)) return line.split(/\s{2,}/);
  if (line.includes(',') && line.includes('.')) return line.split(',');
  return AMBIGUOUS.test(line) ? [line] : line.split(' ');
}

const numbersOf = (line: string): (number | undefined)[] =>
  cellsOf(line.trim()).map((cell) => {
    const parsed = parseNumber(cell);
    return parsed.ok ? parsed.value : undefined;
  });

/**
 * The numbers of a pasted text, row by row. A comma is a decimal point unless the line also has points;
 * a first line without any number is a heading. An empty or unreadable cell, a row of one cell or of another
 * length makes its line unreadable: nothing is dropped.
 */
export function tableFromText(text: string): Pasted {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const filled = lines.filter(({ line }) => line.trim() !== '');
  const first = filled[0];
  const isHeading = first !== undefined && numbersOf(first.line).every((cell) => cell === undefined);
  const body = isHeading ? filled.slice(1) : filled;
  const rows: number[][] = [];
  for (const { line, number } of body) {
    const cells = numbersOf(line);
    const width = rows[0]?.length ?? cells.length;
    const isWhole = cells.length > 1 && cells.length === width && cells.every((cell) => cell !== undefined);
    if (!isWhole) return { ok: false, line: number };
    rows.push(cells.filter((cell) => cell !== undefined));
  }
  return { ok: true, rows };
}
