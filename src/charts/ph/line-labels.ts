import type { LabelRequest } from '../plot/labels.ts';
import type { PhLayout } from './layout.ts';
import type { IsoLine } from './types.ts';

type Spot = readonly [number, number];

/** Pixels where the line crosses the height `py`, from right to left. */
function crossings(line: IsoLine, layout: PhLayout, py: number): Spot[] {
  const found: Spot[] = [];
  for (let index = 1; index < line.P.length; index += 1) {
    const y0 = layout.y(line.P[index - 1] ?? Number.NaN);
    const y1 = layout.y(line.P[index] ?? Number.NaN);
    if (!((y0 - py) * (y1 - py) <= 0) || y0 === y1) continue;
    const x0 = layout.x(line.H[index - 1] ?? Number.NaN);
    const x1 = layout.x(line.H[index] ?? Number.NaN);
    const px = x0 + ((x1 - x0) * (py - y0)) / (y1 - y0);
    if (Number.isFinite(px)) found.push([px, py]);
  }
  return found.sort((a, b) => b[0] - a[0]);
}

/** Pixels where the line crosses the abscissa `px`. */
function crossingsAt(line: IsoLine, layout: PhLayout, px: number): Spot[] {
  const found: Spot[] = [];
  for (let index = 1; index < line.H.length; index += 1) {
    const x0 = layout.x(line.H[index - 1] ?? Number.NaN);
    const x1 = layout.x(line.H[index] ?? Number.NaN);
    if (!((x0 - px) * (x1 - px) <= 0) || x0 === x1) continue;
    const y0 = layout.y(line.P[index - 1] ?? Number.NaN);
    const y1 = layout.y(line.P[index] ?? Number.NaN);
    const py = y0 + ((y1 - y0) * (px - x0)) / (x1 - x0);
    if (Number.isFinite(py)) found.push([px, py]);
  }
  return found;
}

/** Spots along a line at these fractions of the plot's height, counted from its top. */
function spotsAtHeights(line: IsoLine, layout: PhLayout, fractions: readonly number[]): Spot[] {
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
  lines: readonly IsoLine[],
  layout: PhLayout,
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
