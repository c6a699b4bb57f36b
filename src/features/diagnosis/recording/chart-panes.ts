/** Where the curves of a recording stand: differences above, saturations below, one axis of time. */
import { roundDomain } from '../../../charts/plot/layout.ts';
import { linearScale, linearTicks } from '../../../charts/plot/scale.ts';
import type { Scale } from '../../../charts/plot/scale.ts';
import type { SeriesKey, ShownCurve, ShownCurves } from '../../../runtime/recording-bridge.ts';
import type { Span } from './chart-window.ts';

export const PANES = {
  differences: ['superheat', 'subcooling'],
  temperatures: ['t0', 'tk'],
} as const satisfies Readonly<Record<string, readonly SeriesKey[]>>;
export type PaneName = keyof typeof PANES;

/** px */
export const PANE = 190;
const [TITLE, GAP, FOOT, GUTTER, EDGE] = [22, 14, 46, 46, 12];
export const FONT = 12;

export interface Pane {
  readonly name: PaneName;
  readonly keys: readonly SeriesKey[];
  readonly top: number;
  readonly bottom: number;
  readonly y: Scale;
  readonly ticks: readonly number[];
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly panes: readonly Pane[];
}

/** Height of a plot of so many panes, px: the same before anything is drawn. */
export const heightOf = (panes: number): number => panes * (TITLE + PANE) + (panes - 1) * GAP + FOOT;

function extremes(curve: ShownCurve | undefined): readonly number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (values: Float64Array): void => {
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  };
  if (curve !== undefined) {
    take(curve.values);
    if (curve.band !== undefined) {
      take(curve.band.low);
      take(curve.band.high);
    }
  }
  return high >= low ? [low, high] : [];
}

const isOf = (name: string): name is PaneName => Object.hasOwn(PANES, name);

/**
 * @param shown figures of a pane in the reader's unit
 */
export function chartLayout(
  width: number,
  span: Span,
  keys: readonly SeriesKey[],
  curves: ShownCurves,
  shown: (name: PaneName, value: number) => number,
): ChartLayout {
  const names = Object.keys(PANES)
    .filter(isOf)
    .filter((name) => PANES[name].some((key) => keys.includes(key)));
  const [left, right] = [GUTTER, width - EDGE];
  let top = 0;
  const panes = names.map((name): Pane => {
    const own = PANES[name].filter((key) => keys.includes(key));
    const values = own.flatMap((key) => extremes(curves[key])).map((value) => shown(name, value));
    const domain = roundDomain(values.length === 0 ? [0, 10] : values);
    const [from, to] = [top + TITLE, top + TITLE + PANE];
    top = to + GAP;
    return {
      name,
      keys: own,
      top: from,
      bottom: to,
      y: linearScale(domain, [to, from]),
      ticks: linearTicks(domain[0], domain[1], 5),
    };
  });
  const height = heightOf(Math.max(1, names.length));
  return { width, height, left, right, bottom: height - FOOT, x: linearScale(span, [left, right]), panes };
}

/** Area between two lines, broken where they are, as SVG path data. */
export function bandPath(
  {
    times,
    low,
    high,
  }: { readonly times: Float64Array; readonly low: ArrayLike<number>; readonly high: ArrayLike<number> },
  x: Scale,
  y: Scale,
): string {
  let data = '';
  for (let from = 0; from < times.length;) {
    let to = from;
    while (to < times.length && !Number.isNaN(times[to])) to += 1;
    if (to > from) {
      const point = (row: number, side: ArrayLike<number>): string =>
        `${x(times[row] ?? 0).toFixed(1)} ${y(side[row] ?? 0).toFixed(1)}`;
      const above = Array.from({ length: to - from }, (_, index) => point(from + index, high));
      const below = Array.from({ length: to - from }, (_, index) => point(to - 1 - index, low));
      data += `M${above.join('L')}L${below.join('L')}Z`;
    }
    from = to + 1;
  }
  return data;
}

/** Place of the instant nearest to another; -1 of none. */
export function nearestPlace(times: Float64Array, wanted: number): number {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let place = 0; place < times.length; place++) {
    const off = Math.abs((times[place] ?? Number.NaN) - wanted);
    if (off < distance) [best, distance] = [place, off];
  }
  return best;
}
