import type { LabelRequest } from '../plot/labels.ts';
import type { Scale } from '../plot/scale.ts';

type Spot = readonly [number, number];

/** A line of one value through (xs[i], ys[i]), in the data of the layout's scales. */
export interface LabelledLine {
  readonly value: number;
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
}

/** Where lines are drawn: a plot of either kind. */
export interface LabelLayout {
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** Pixels where the line crosses the height `py`, from right to left. */
function crossings(line: LabelledLine, layout: LabelLayout, py: number): Spot[] {
  const found: Spot[] = [];
  for (let index = 1; index < line.ys.length; index += 1) {
    const y0 = layout.y(line.ys[index - 1] ?? Number.NaN);
    const y1 = layout.y(line.ys[index] ?? Number.NaN);
    if (!((y0 - py) * (y1 - py) <= 0) || y0 === y1) continue;
    const x0 = layout.x(line.xs[index - 1] ?? Number.NaN);
    const x1 = layout.x(line.xs[index] ?? Number.NaN);
    const px = x0 + ((x1 - x0) * (py - y0)) / (y1 - y0);
    if (Number.isFinite(px)) found.push([px, py]);
  }
  return found.sort((a, b) => b[0] - a[0]);
}

/** Pixels where the line crosses the abscissa `px`. */
function crossingsAt(line: LabelledLine, layout: LabelLayout, px: number): Spot[] {
  const found: Spot[] = [];
  for (let index = 1; index < line.xs.length; index += 1) {
    const x0 = layout.x(line.xs[index - 1] ?? Number.NaN);
    const x1 = layout.x(line.xs[index] ?? Number.NaN);
    if (!((x0 - px) * (x1 - px) <= 0) || x0 === x1) continue;
    const y0 = layout.y(line.ys[index - 1] ?? Number.NaN);
    const y1 = layout.y(line.ys[index] ?? Number.NaN);
    const py = y0 + ((y1 - y0) * (px - x0)) / (x1 - x0);
    if (Number.isFinite(py)) found.push([px, py]);
  }
  return found;
}

/** Whether a line leaves the plot by its right edge, and not near its foot or its head, where figures stand already. */
export function leavesBySide(line: LabelledLine, layout: LabelLayout): boolean {
  const margin = (layout.bottom - layout.top) * 0.12;
  return crossingsAt(line, layout, layout.right - 1).some(
    ([, py]) => py > layout.top + margin && py < layout.bottom - margin,
  );
}

/** Spots along a line at these fractions of the plot's height, counted from its top. */
function spotsAtHeights(line: LabelledLine, layout: LabelLayout, fractions: readonly number[]): Spot[] {
  return fractions.flatMap((fraction) => crossings(line, layout, layout.top + fraction * (layout.bottom - layout.top)));
}

/** Heights of the labels: at the foot of the plot, at its head, or below those. */
const HEIGHTS = {
  foot: [0.965],
  head: [0.035, 0.08],
  shoulder: [0.13, 0.18],
} as const satisfies Readonly<Record<string, readonly number[]>>;
/** Label centres from the right edge, in characters. */
const FROM_RIGHT: readonly number[] = [4, 7, 11];
/** `side`: at the right edge, for lines that run across. */
export type LabelPlace = keyof typeof HEIGHTS | 'side';

/**
 * Labels of a family of lines, round values first so that they survive where room is short;
 * `place` says where in the plot they stand.
 */
export function lineLabels(
  lines: readonly LabelledLine[],
  layout: LabelLayout,
  place: LabelPlace,
  prefix: string,
  text: (value: number) => string,
  rank: (value: number) => number = () => 0,
): LabelRequest[] {
  return [...lines]
    .sort((a, b) => rank(a.value) - rank(b.value))
    .map((line) => ({
      key: `${prefix}${line.value}`,
      text: text(line.value),
      spots:
        place === 'side'
          ? FROM_RIGHT.flatMap((count) => crossingsAt(line, layout, layout.right - count * layout.fontSize * 0.6))
          : spotsAtHeights(line, layout, HEIGHTS[place]),
    }));
}
