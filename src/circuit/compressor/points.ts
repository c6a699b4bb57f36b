/** A maker's table of points as text: three columns, or a grid of both temperatures. */
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { TablePoint } from './fit.ts';
import { numberFromCell } from './numbers.ts';
import { refuseLine } from './text.ts';

interface Line {
  readonly n: number;
  readonly cells: readonly string[];
}

const SEPARATORS = /[\s;]+/u;
const LIST_COLUMNS = 3;
/** Fewer points say nothing of a polynomial. */
export const FEWEST_POINTS = 6;
const MOST_POINTS = 2000;

const isNumber = (cell: string | undefined): boolean => cell !== undefined && numberFromCell(cell) !== undefined;
const numberAt = (n: number, cell: string): number => numberFromCell(cell) ?? refuseLine(n, 'number', { value: cell });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function linesOf(text: string): readonly Line[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line, index) => ({ n: index + 1, cells: line.split(SEPARATORS).filter((cell) => cell !== '') }))
    .filter(({ cells }) => cells.length > 0);
}

function fromList(lines: readonly Line[]): readonly TablePoint[] {
  return lines.map(({ n, cells }) => {
    if (cells.length !== LIST_COLUMNS) refuseLine(n, 'count', { count: cells.length });
    const [te = 0, tc = 0, value = 0] = cells.map((cell) => numberAt(n, cell));
    return { te, tc, value };
  });
}

/** The width most lines have: the others are at fault. */
function usualWidth(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

/** The first line holds one temperature, the first column the other; a word or a number in the corner is passed over. */
function fromGrid(header: Line, lines: readonly Line[], width: number): readonly TablePoint[] {
  const columns = header.cells.slice(1 - width).map((cell) => numberAt(header.n, cell));
  return lines.flatMap(({ n, cells }) => {
    if (cells.length !== width) refuseLine(n, 'count', { count: cells.length });
    const [tc = 0, ...values] = cells.map((cell) => numberAt(n, cell));
    return values.map((value, i) => ({ te: columns[i] ?? 0, tc, value }));
  });
}

/** Condensation is the warmer of the two, whichever came first. */
function withWarmerCondensing(points: readonly TablePoint[]): readonly TablePoint[] {
  const isSwapped = mean(points.map(({ te }) => te)) > mean(points.map(({ tc }) => tc));
  return isSwapped ? points.map(({ te, tc, value }) => ({ te: tc, tc: te, value })) : points;
}

/**
 * Points from pasted text: lines of evaporating temperature, condensing temperature and value, or a grid with one
 * temperature along the top and the other down the side. Headings in words are passed over; the temperature that is
 * warmer on the whole is condensation. Cells stand apart by tabs, semicolons or spaces.
 *
 * Problems: E_MISSING without a text; E_CSV with `n`, the line from 1, and `detail` number (`value`) or count (`count`).
 */
export function pointsFromText(text: unknown): Outcome<{ readonly points: readonly TablePoint[] }> {
  return outcomeOf(() => {
    if (typeof text !== 'string' || text.trim() === '') return refuse('E_MISSING', 'text');
    const all = linesOf(text);
    const isHeading = ({ cells }: Line): boolean => !cells.slice(1).some(isNumber) && !isNumber(cells[0]);
    const start = all.findIndex((line) => !isHeading(line));
    const lines = start < 0 ? [] : all.slice(start);
    const [first] = lines;
    if (first === undefined || lines.length === 1) return refuseLine(all.at(-1)?.n ?? 1, 'count', { count: 0 });
    const width = usualWidth(lines);
    const hasCorner = first.cells.length === width && !isNumber(first.cells[0]);
    const isGrid = first.cells.length === width - 1 || hasCorner || (width !== LIST_COLUMNS && width > 1);
    const points = withWarmerCondensing(isGrid ? fromGrid(first, lines.slice(1), width) : fromList(lines));
    if (points.length < FEWEST_POINTS || points.length > MOST_POINTS) {
      refuseLine(lines.at(-1)?.n ?? 1, 'count', { count: points.length });
    }
    return { points };
  });
}
