/** What the severity of one fault does from visit to visit. */

/** Least standard deviation of a severity, and how far off zero a slope must lie to be named. */
const LEAST_SD = 0.02;
const NAMED = 2;
const LEAST_VISITS = 3;

export interface Drift {
  /** Severity, 0 to 1, gained a day, and its standard deviation. */
  readonly slope: number;
  readonly sd: number;
  readonly isNamed: boolean;
}

/**
 * The straight line through severities of one fault at some days, weighted by how well each is known; where they scatter more
 * than that, less is claimed of the slope. Undefined with fewer than two days.
 */
export function driftOf(days: readonly number[], values: readonly number[], sds: readonly number[]): Drift | undefined {
  const points = days.map((day, i) => ({
    day,
    value: values[i] ?? Number.NaN,
    weight: 1 / Math.max(sds[i] ?? Number.NaN, LEAST_SD) ** 2,
  }));
  type Point = (typeof points)[number];
  const sum = (of: (point: Point) => number): number =>
    points.reduce((all, point) => all + point.weight * of(point), 0);
  const total = sum(() => 1);
  const [middle, level] = [sum(({ day }) => day) / total, sum(({ value }) => value) / total];
  const spread = sum(({ day }) => (day - middle) ** 2);
  if (!(spread > 0)) return undefined;
  const slope = sum(({ day, value }) => (day - middle) * (value - level)) / spread;
  const chiSquare = sum(({ day, value }) => (value - level - slope * (day - middle)) ** 2);
  const wider = points.length > 2 ? Math.max(1, chiSquare / (points.length - 2)) : 1;
  const sd = Math.sqrt(wider / spread);
  return { slope, sd, isNamed: points.length >= LEAST_VISITS && Math.abs(slope) > NAMED * sd };
}
