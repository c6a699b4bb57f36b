/** The small chart of a machine's visits: where each figure stands, in the units of the drawing. */
import type { TrendPoint } from './trend.ts';

export const CHART = { width: 320, height: 140, left: 30, right: 8, top: 8, bottom: 20 } as const;
/** Standard deviations a bar reaches: the expanded uncertainty. */
const COVERAGE = 2;

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

export interface Chart {
  readonly lines: readonly (readonly ChartPoint[])[];
  /** Values of the lines across, with their place. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** Steps of 1, 2 or 5 times a power of ten that make four parts or fewer. */
function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 4));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= 4) ?? 10 * power;
}

/** Every series on one pair of axes: time across, the figure with its uncertainty up. */
export function chartOf(series: readonly (readonly TrendPoint[])[]): Chart | undefined {
  const all = series.flat();
  if (all.length === 0) return undefined;
  const times = all.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const least = Math.min(0, ...all.map(({ value, sd }) => value - COVERAGE * sd));
  const most = Math.max(1, ...all.map(({ value, sd }) => value + COVERAGE * sd));
  const { width, height, left, right, top, bottom } = CHART;
  const x = (at: number): number =>
    to === from ? (left + width - right) / 2 : left + ((at - from) / (to - from)) * (width - left - right);
  const y = (value: number): number => height - bottom - ((value - least) / (most - least)) * (height - top - bottom);
  const step = stepOf(most - least);
  const count = Math.floor(most / step) - Math.ceil(least / step) + 1;
  return {
    lines: series.map((points) =>
      points.map(({ at, value, sd }) => ({
        x: x(at),
        y: y(value),
        low: y(value - COVERAGE * sd),
        high: y(value + COVERAGE * sd),
      })),
    ),
    ticks: Array.from({ length: count }, (_, i) => (Math.ceil(least / step) + i) * step).map((value) => ({
      value,
      y: y(value),
    })),
  };
}
