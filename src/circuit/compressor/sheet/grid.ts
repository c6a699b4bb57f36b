/** A text as rows of cells, under each separator it may have been written with. */
import { BYTE_ORDER_MARK } from '../../../quantities/csv.ts';
import type { DecimalEvidence, DecimalSign } from './numbers.ts';
import { decimalEvidence, isMissing, numberOfCell } from './numbers.ts';
import { coefficientPlace } from './words.ts';

/** One line that is not blank: its number in the text, from 1, and its cells. */
export interface GridRow {
  readonly n: number;
  readonly cells: readonly string[];
}
export interface Grid {
  readonly separator: Separator;
  readonly rows: readonly GridRow[];
  readonly evidence: DecimalEvidence;
}

/** The surest first: a comma parts numbers only where nothing else does, for it may be a decimal sign. */
export const SEPARATORS = ['tab', 'semicolon', 'bar', 'commaSpace', 'spaces', 'space', 'comma'] as const;
export type Separator = (typeof SEPARATORS)[number];

const SPLIT: Readonly<Record<Separator, RegExp>> = {
  tab: /\t/u,
  semicolon: /\s*;\s*/u,
  bar: /\s*[|¦]\s*/u,
  commaSpace: /,\s+/u,
  comma: /\s*,\s*/u,
  spaces: /\s{2,}|\t/u,
  space: /\s+/u,
};

/** More lines than a sheet has. */
const MOST_LINES = 5000;

/** Cells of a line; a quoted one may hold the separator. */
function cellsOf(line: string, separator: Separator): readonly string[] {
  const pattern = SPLIT[separator];
  if (!line.includes('"')) return line.split(pattern).map((cell) => cell.trim());
  const kept: string[] = [];
  const marked = line.replaceAll(/"((?:[^"]|"")*)"/gu, (_, inner: string) => {
    kept.push(inner.replaceAll('""', '"'));
    return `\u0001${kept.length - 1}\u0001`;
  });
  return marked
    .split(pattern)
    .map((cell) => cell.trim().replaceAll(/\u0001(\d+)\u0001/gu, (_, index: string) => kept[Number(index)] ?? ''));
}

/** So many names of coefficients in a line are a heading. */
const FEWEST_NAMES = 8;

const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^[-=+:_\s]*$/u.test(cell)) && cells.length > 0;

/** Text before the first number of a line as one cell: a name of several words stays whole where spaces part the cells. */
function joined(cells: readonly string[], sign: (cell: string) => boolean): readonly string[] {
  const first = cells.findIndex((cell) => sign(cell));
  // Words alone are one heading, or the names of the coefficients.
  if (first < 0)
    return cells.filter((cell) => coefficientPlace(cell) !== undefined).length >= FEWEST_NAMES
      ? cells
      : [cells.join(' ')];
  if (first <= 1) return cells;
  const [head = '', ...rest] = cells.slice(0, first);
  // "C1 Q 1.2" keeps the coefficient's name apart.
  if (coefficientPlace(head) !== undefined && rest.length > 0) return [head, rest.join(' '), ...cells.slice(first)];
  return [cells.slice(0, first).join(' '), ...cells.slice(first)];
}

/** Whether a cell is a number under either sign. */
export const isAnyNumber = (cell: string): boolean =>
  numberOfCell(cell, '.') !== undefined || numberOfCell(cell, ',') !== undefined;

/** The text under one separator; undefined where no line has it. */
export function gridOf(source: string, separator: Separator): Grid | undefined {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const pattern = SPLIT[separator];
  const lines = text.split(/\r\n?|\n/u).slice(0, MOST_LINES);
  if (separator !== 'space' && !lines.some((line) => pattern.test(line.trim()))) return undefined;
  const rows: GridRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    // A tab in front is an empty corner; spaces in front are nothing.
    let cells = cellsOf(separator === 'tab' ? line.replaceAll(/^ +| +$/gu, '') : line.trim(), separator);
    if (separator === 'bar') {
      if (cells[0] === '' && /^\s*[|¦]/u.test(line)) cells = cells.slice(1);
      if (cells.at(-1) === '' && /[|¦]\s*$/u.test(line)) cells = cells.slice(0, -1);
    }
    if (separator === 'commaSpace' || separator === 'comma') cells = cells.map((cell) => cell.replace(/,$/u, ''));
    if (isRule(cells)) continue;
    if (separator === 'space') cells = joined(cells, isAnyNumber);
    rows.push({ n: index + 1, cells });
  }
  const evidence = decimalEvidence(rows.flatMap(({ cells }) => cells));
  return { separator, rows: withoutEmptyColumns(rows), evidence };
}

/** A column in which no line has anything is a separator at the end of every line. */
function withoutEmptyColumns(rows: readonly GridRow[]): readonly GridRow[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  let last = width;
  while (last > 0 && rows.every(({ cells }) => (cells[last - 1] ?? '') === '')) last -= 1;
  return last === width ? rows : rows.map((row) => ({ ...row, cells: row.cells.slice(0, last) }));
}

/** The numbers of a row under a decimal sign, undefined where a cell is none. */
export const numbersOf = ({ cells }: GridRow, sign: DecimalSign): readonly (number | undefined)[] =>
  cells.map((cell) => numberOfCell(cell, sign));

/** Whether a cell is a word, and no number or gap. */
export const isWord = (cell: string, sign: DecimalSign): boolean =>
  !isMissing(cell) && numberOfCell(cell, sign) === undefined;
