/**
 * Saturation pressures of a fluid in a few numbers, for a page that reads a gauge without the engine: ln p as a
 * Chebyshev series in 1/T, in which it is nearly straight.
 */
import type { Fluid } from '../../engine/types.ts';
import { barFromPascal, celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';

/** Coefficients of ln(p/bar). Light enough to travel with 134 of its like. */
export interface SaturationSeries {
  /** Ends, °C. */
  readonly from: number;
  readonly to: number;
  readonly bubble: readonly number[];
  /** Of a blend whose two pressures part; absent otherwise. */
  readonly dew?: readonly number[];
}

/** Highest degree looked at; what is below the last decimal is left out. */
const DEGREE = 15;
/** Decimals of a coefficient: an error of 1e-6 of the pressure each. */
const DECIMALS = 6;
/** A coefficient that moves the pressure by less than this share is left out from the end. */
const NEGLIGIBLE = 3e-6;
/** K kept clear of the cold end of an equation. */
const CLEAR = 0.1;
/** K below critical where the series ends: the two curves of a blend bend towards each other there. */
const BELOW_CRITICAL = { pure: 0.5, blend: 4 } as const;
/** Relative: two pressures nearer than this are one. */
const SAME = 1e-5;

/** Where T (°C) stands between the ends, -1 to 1, in 1/T. */
function placeOf(from: number, to: number, t: number): number {
  const [cold, hot, at] = [from, to, t].map((value) => 1 / kelvinFromCelsius(value)) as [number, number, number];
  return (2 * at - cold - hot) / (hot - cold);
}

/** Clenshaw (1955), Math. Tables Aids Comput. 9 118-120. */
function sumOf(coefficients: readonly number[], x: number): number {
  let [b1, b2] = [0, 0];
  for (let k = coefficients.length - 1; k > 0; k -= 1) [b1, b2] = [(coefficients[k] ?? 0) + 2 * x * b1 - b2, b1];
  return (coefficients[0] ?? 0) + x * b1 - b2;
}

/** Coefficients through the values of a function at the Chebyshev nodes of the first kind. */
function fitted(valueAt: (x: number) => number): readonly number[] {
  const count = DEGREE + 1;
  const angles = Array.from({ length: count }, (_, j) => (Math.PI * (j + 0.5)) / count);
  const values = angles.map((angle) => valueAt(Math.cos(angle)));
  const coefficients = Array.from({ length: count }, (_, k) => {
    const sum = values.reduce((total, value, j) => total + value * Math.cos(k * (angles[j] ?? 0)), 0);
    return Number((((k === 0 ? 1 : 2) * sum) / count).toFixed(DECIMALS));
  });
  const last = coefficients.findLastIndex((value) => Math.abs(value) > NEGLIGIBLE);
  return coefficients.slice(0, last + 1);
}

/**
 * The series of a fluid, up to next to critical.
 * @param coldest where it begins, °C; the cold end of the equation where that is warmer
 * @throws {EngineError} where the fluid has no saturation in between
 */
export function saturationSeries(fluid: Fluid, coldest: number): SaturationSeries {
  const isBlend = fluid.components.length > 1;
  const from = Math.max(coldest, celsiusFromKelvin(fluid.limits.Tmin) + CLEAR);
  const to = celsiusFromKelvin(fluid.critical.T) - BELOW_CRITICAL[isBlend ? 'blend' : 'pure'];
  const [cold, hot] = [1 / kelvinFromCelsius(from), 1 / kelvinFromCelsius(to)];
  const temperatureAt = (x: number): number => 2 / (cold + hot + x * (hot - cold));
  const pressures = (side: 'bubble' | 'dew') => (x: number) =>
    Math.log(barFromPascal(fluid.saturation({ T: temperatureAt(x) })[side].P));
  const bubble = fitted(pressures('bubble'));
  const dew = fitted(pressures('dew'));
  const parts = bubble.some((value, k) => Math.abs(value - (dew[k] ?? 0)) > SAME);
  return { from, to, bubble, ...(parts && { dew }) };
}

/** Pressure, bar absolute, at a temperature, °C, between the ends of the series; NaN outside. */
export function seriesPressure(series: SaturationSeries, side: 'bubble' | 'dew', t: number): number {
  if (!(t >= series.from && t <= series.to)) return Number.NaN;
  const coefficients = side === 'dew' ? (series.dew ?? series.bubble) : series.bubble;
  return Math.exp(sumOf(coefficients, placeOf(series.from, series.to, t)));
}

/** Temperature, °C, whose pressure on that side is p, bar absolute; NaN outside the ends. */
export function seriesTemperature(series: SaturationSeries, side: 'bubble' | 'dew', p: number): number {
  let [low, high] = [series.from, series.to];
  if (!(p >= seriesPressure(series, side, low) && p <= seriesPressure(series, side, high))) return Number.NaN;
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (seriesPressure(series, side, middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Half the step of the difference that gives a slope, K. */
const HALF_STEP_K = 0.05;

/** Slope of a pressure with temperature, bar/K, at a temperature, °C, within the series: central difference, one-sided at an end. */
export function seriesSlope(series: SaturationSeries, side: 'bubble' | 'dew', t: number): number {
  const [low, high] = [Math.max(series.from, t - HALF_STEP_K), Math.min(series.to, t + HALF_STEP_K)];
  return (seriesPressure(series, side, high) - seriesPressure(series, side, low)) / (high - low);
}
