/** Coefficients pasted as text: one block of ten numbers, or a table whose rows or columns are labelled. */
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import { numberFromCell } from './numbers.ts';
import type { Coefficients } from './polynomial.ts';
import { COEFFICIENTS } from './polynomial.ts';
import type { Quantity } from './quantities.ts';
import { quantityFromLabel } from './quantities.ts';

export interface PastedCoefficients {
  /** By quantity where the text labels them; `active` is a block without a label, for the quantity being edited. */
  readonly coefficients: { readonly [Q in Quantity | 'active']?: Coefficients };
}

/** What is wrong with a line; each has a text. */
export type TextFault = 'number' | 'count' | 'label' | 'twice' | 'column' | 'cell' | 'unit' | 'word' | 'range';

/** One line that is not blank: its number in the text, from 1, and its cells. */
interface Line {
  readonly n: number;
  readonly cells: readonly string[];
}

const SEPARATORS = /[\s;]+/u;

/** Stops at a line of the text. */
export function refuseLine(n: number, detail: TextFault, more: Readonly<Record<string, string | number>> = {}): never {
  return refuse('E_CSV', 'text', { n, detail, ...more });
}

function linesOf(text: string): readonly Line[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line, index) => ({ n: index + 1, cells: line.split(SEPARATORS).filter((cell) => cell !== '') }))
    .filter(({ cells }) => cells.length > 0);
}

const numberAt = (n: number, cell: string): number => numberFromCell(cell) ?? refuseLine(n, 'number', { value: cell });

function tenNumbers({ n, cells }: Line): Coefficients {
  const numbers = cells.map((cell) => numberAt(n, cell));
  return numbers.length === COEFFICIENTS
    ? numbers
    : refuseLine(n, 'count', { count: numbers.length, expected: COEFFICIENTS });
}

/** One block: the ten numbers stand on as many lines as one likes. */
function blockFromLines(lines: readonly Line[]): Coefficients {
  const numbers: number[] = [];
  for (const { n, cells } of lines) {
    for (const cell of cells) {
      const value = numberAt(n, cell);
      if (numbers.length === COEFFICIENTS) refuseLine(n, 'count', { count: COEFFICIENTS + 1, expected: COEFFICIENTS });
      numbers.push(value);
    }
  }
  if (numbers.length < COEFFICIENTS)
    refuseLine(lines.at(-1)?.n ?? 1, 'count', { count: numbers.length, expected: COEFFICIENTS });
  return numbers;
}

function labelled(
  pairs: readonly { readonly n: number; readonly label: string; readonly coefficients: Coefficients }[],
): PastedCoefficients {
  const coefficients: { [Q in Quantity]?: Coefficients } = {};
  for (const { n, label, coefficients: ten } of pairs) {
    const quantity = quantityFromLabel(label) ?? refuseLine(n, 'label', { value: label });
    if (coefficients[quantity] !== undefined) refuseLine(n, 'twice', { value: label });
    coefficients[quantity] = ten;
  }
  return { coefficients };
}

function tableFromRows(lines: readonly Line[]): PastedCoefficients {
  return labelled(
    lines.map(({ n, cells }) => {
      const [label = '', ...numbers] = cells;
      if (quantityFromLabel(label) === undefined) refuseLine(n, 'label', { value: label });
      return { n, label, coefficients: tenNumbers({ n, cells: numbers }) };
    }),
  );
}

function tableFromColumns(header: Line, lines: readonly Line[]): PastedCoefficients {
  const columns: number[][] = header.cells.map(() => []);
  for (const { n, cells } of lines) {
    if (cells.length !== columns.length) refuseLine(n, 'count', { count: cells.length, expected: columns.length });
    if (columns[0]?.length === COEFFICIENTS)
      refuseLine(n, 'count', { count: COEFFICIENTS + 1, expected: COEFFICIENTS });
    for (const [index, cell] of cells.entries()) columns[index]?.push(numberAt(n, cell));
  }
  const rows = columns[0]?.length ?? 0;
  if (rows < COEFFICIENTS) refuseLine(lines.at(-1)?.n ?? header.n, 'count', { count: rows, expected: COEFFICIENTS });
  return labelled(header.cells.map((label, index) => ({ n: header.n, label, coefficients: columns[index] ?? [] })));
}

/**
 * Coefficients from pasted text. Cells stand apart by tabs, semicolons, line ends or spaces; numbers
 * take a decimal point or comma, never both. Labels, whatever their case: capacity Q Q0 puissance,
 * power P W, mass m débit, current I.
 *
 * Problems: E_MISSING without a text; E_CSV with `n`, the line from 1, and `detail`: number (`value`),
 * count (`count` numbers where `expected` belong), label or twice (`value`).
 */
export function coefficientsFromText(text: unknown): Outcome<PastedCoefficients> {
  return outcomeOf(() => {
    if (typeof text !== 'string') return refuse('E_MISSING', 'text');
    const lines = linesOf(text);
    const [first] = lines;
    const isLabel = (cell: string | undefined): boolean => cell !== undefined && quantityFromLabel(cell) !== undefined;
    if (first !== undefined && first.cells.every(isLabel)) return tableFromColumns(first, lines.slice(1));
    if (lines.some(({ cells }) => isLabel(cells[0]))) return tableFromRows(lines);
    return { coefficients: { active: blockFromLines(lines) } };
  });
}
