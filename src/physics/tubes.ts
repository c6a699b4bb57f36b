/** Commercial tubes: their sizes, and the pressure each stands. The series themselves are in tube-series.ts. */
import type { TubeSeries, TubeSeriesData } from './tube-series.ts';
import { TUBE_SERIES } from './tube-series.ts';

export type { TubeMaterial, TubeSeries } from './tube-series.ts';
export { TUBE_MATERIALS } from './tube-series.ts';

export interface Tube {
  readonly label: string;
  /** m */
  readonly outside: number;
  readonly wall: number;
  readonly inside: number;
  /** bar gauge, where the document rates this size. */
  readonly rated?: number | undefined;
}

const SERIES: Readonly<Record<TubeSeries, TubeSeriesData>> = TUBE_SERIES;

const ofEach = <Value>(valueOf: (data: TubeSeriesData) => Value): Readonly<Record<TubeSeries, Value>> =>
  Object.fromEntries(Object.entries(SERIES).map(([name, data]) => [name, valueOf(data)])) as Record<TubeSeries, Value>;

/** From the narrowest. */
export const TUBES: Readonly<Record<TubeSeries, readonly Tube[]>> = ofEach(({ sizes }) =>
  sizes.map(([label, outside, wall, rated]) => ({
    label,
    outside: outside / 1000,
    wall: wall / 1000,
    inside: (outside - 2 * wall) / 1000,
    rated,
  })),
);

/** Absolute roughness, m. */
export const TUBE_ROUGHNESS = ofEach(({ roughness }) => roughness);

export const TUBE_MATERIAL = ofEach(({ material }) => material);

/** Copper and its alloys, which ammonia eats. */
export const isOfCopper = (series: TubeSeries): boolean => ['copper', 'k65'].includes(TUBE_MATERIAL[series]);

/** Rounding of an inside diameter made of outside and wall, m. */
const SLACK = 1e-9;

/** The smallest tube at least as wide inside as `inside`, m, and the largest narrower one. */
export function tubesAround(
  series: TubeSeries,
  inside: number,
): { readonly next: Tube | undefined; readonly previous: Tube | undefined } {
  const all = TUBES[series];
  return {
    next: all.find((tube) => tube.inside >= inside - SLACK),
    previous: all.findLast((tube) => tube.inside < inside - SLACK),
  };
}

/** N/mm² at a temperature, °C: straight between two points, that of the first below it, undefined above the last. */
function stressAt(
  points: readonly (readonly [celsius: number, stress: number])[],
  celsius: number,
): number | undefined {
  const above = points.findIndex(([t]) => celsius <= t);
  const [high, low] = [points[above], points[above - 1]];
  if (high === undefined || low === undefined) return high?.[1];
  return low[1] + ((high[1] - low[1]) * (celsius - low[0])) / (high[0] - low[0]);
}

/**
 * Pressure a tube stands, bar gauge, at a temperature, °C: that its document prints, else 20 σ e/(D − e) (EN 14276-2,
 * EN 13480-3) of the wall that is left of the tolerance. Undefined where no source says it: a series without a
 * strength, a temperature beyond the source's.
 */
export function pressureRating(series: TubeSeries, tube: Tube, celsius: number): number | undefined {
  const { strength } = SERIES[series];
  if (strength === undefined) return undefined;
  if (!('stress' in strength)) {
    return strength.upTo !== undefined && celsius > strength.upTo ? undefined : (tube.rated ?? strength.rated);
  }
  const stress = typeof strength.stress === 'number' ? strength.stress : stressAt(strength.stress, celsius);
  const wall = tube.wall * (1 - strength.tolerance);
  return stress === undefined ? undefined : (20 * stress * wall) / (tube.outside - wall);
}
