/** Interpolation in tables, as formulas: where a value stands between two lines, and what a column says there. */
import {
  cellAt,
  cellIn,
  choose,
  constant,
  exp,
  figuresAmong,
  intervalOf,
  isBetween,
  isEqual,
  areFigures,
  ln,
  minus,
  over,
  plus,
  times,
  words,
} from './formulas.ts';
import type { Block, Expression, Range } from './formulas.ts';
import type { Sheet } from './sheet.ts';

/** How a column goes between two lines: by itself, or by its logarithm. */
export type Course = 'linear' | 'logarithmic';

const ONE = constant(1);
export const NOTHING = words('');

const along = (of: Expression, course: Course): Expression => (course === 'linear' ? of : ln(of));
const back = (of: Expression, course: Course): Expression => (course === 'linear' ? of : exp(of));
const between = (low: Expression, high: Expression, weight: Expression): Expression =>
  plus(low, times(weight, minus(high, low)));

/** Where a value stands among the lines of a table: the first of two lines, and the share of the way to the next. */
export interface Place {
  readonly row: Expression;
  readonly weight: Expression;
}

/** Writes where a value stands beside it: in two cells, which hold a text where it is outside. */
export function placeIn(
  sheet: Sheet,
  [row, column]: readonly [row: number, column: number],
  value: Expression,
  range: Range,
  course: Course,
): Place {
  const [first, last] = [cellAt(range, ONE), cellAt(range, constant(range.values.length))];
  const isInside = choose(areFigures(value), isBetween(first, value, last), constant(0));
  const at = sheet.compute(row, column, choose(isInside, intervalOf(value, range), NOTHING), 'aside', 0);
  const [low, high] = [cellAt(range, at), cellAt(range, plus(at, ONE))];
  const share = over(minus(along(value, course), along(low, course)), minus(along(high, course), along(low, course)));
  const weight = sheet.compute(row, column + 1, choose(areFigures(at), share, NOTHING), 'aside', 4);
  return { row: at, weight };
}

/** What a column says there; nothing outside. */
export function figureAt(range: Range, { row, weight }: Place, course: Course = 'linear'): Expression {
  const ends = [cellAt(range, row), cellAt(range, plus(row, ONE))] as const;
  const found = back(between(along(ends[0], course), along(ends[1], course), weight), course);
  return choose(areFigures(row), found, NOTHING);
}

/** What a table of lines and columns says there; nothing outside, nor where one of the four corners is empty. */
export function figureAmong(block: Block, down: Place, across: Place, course: Course = 'linear'): Expression {
  const [below, right] = [plus(down.row, ONE), plus(across.row, ONE)];
  const corners = [
    cellIn(block, down.row, across.row),
    cellIn(block, below, across.row),
    cellIn(block, down.row, right),
    cellIn(block, below, right),
  ] as const;
  const [a, b, c, d] = corners.map((corner) => along(corner, course)) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const found = back(between(between(a, b, down.weight), between(c, d, down.weight), across.weight), course);
  const isWhole = isEqual(figuresAmong(corners), constant(corners.length));
  return choose(areFigures(down.row, across.row), choose(isWhole, found, NOTHING), NOTHING);
}

/** A figure of others, where all of them are there. */
export const where = (needed: readonly Expression[], then: Expression): Expression =>
  choose(areFigures(...needed), then, NOTHING);
