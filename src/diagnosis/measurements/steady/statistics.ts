/** Figures of one interval. */
import type { Columns } from '../set.ts';
import type { Series } from './series.ts';
import type { SteadySettings } from './settings.ts';

export interface IntervalFigures {
  /** Means over the valid rows: dew temperatures in °C, differences in K. */
  readonly t0: number | null;
  readonly tk: number | null;
  readonly superheat: number | null;
  readonly subcooling: number | null;
  readonly tau: number | null;
  readonly superheat_min: number | null;
  readonly superheat_max: number | null;
  /** Share of the rows with less than the least superheat. */
  readonly share_below_min: number | null;
  /** K, half peak to peak. */
  readonly osc: number | null;
  /** s */
  readonly period: number | null;
  /** U of the means: that of one row, since the error of an instrument is the same in all of them (JCGM 100:2008, 4.3). */
  readonly u_superheat: number | null;
  readonly u_subcooling: number | null;
  /** Scatter of the rows, a standard deviation, K. */
  readonly s_superheat: number | null;
  readonly s_subcooling: number | null;
}

interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly s: number;
  readonly min: number;
  readonly max: number;
}

function momentsOf(values: Float64Array): Moments {
  let [n, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    n += 1;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const mean = sum / n;
  let squares = 0;
  for (const value of values) if (!Number.isNaN(value)) squares += (value - mean) ** 2;
  return { n, mean, s: Math.sqrt(squares / Math.max(1, n - 1)), min, max };
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Values on an even grid of the usual step, straight lines between valid rows. */
function evenly(times: Float64Array, values: Float64Array, step: number): Float64Array {
  const valid = Array.from(values.keys()).filter((row) => !Number.isNaN(values[row]));
  const [first, last] = [valid[0], valid.at(-1)];
  if (first === undefined || last === undefined || !(step > 0)) return new Float64Array(0);
  const count = Math.floor((times[last]! - times[first]!) / step + 1e-9) + 1;
  const grid = new Float64Array(count);
  let place = 0;
  for (let i = 0; i < count; i++) {
    const t = times[first]! + i * step;
    while (place < valid.length - 2 && times[valid[place + 1]!]! < t) place += 1;
    const [a, b] = [valid[place]!, valid[Math.min(place + 1, valid.length - 1)]!];
    const width = times[b]! - times[a]!;
    grid[i] = width > 0 ? values[a]! + ((values[b]! - values[a]!) * (t - times[a]!)) / width : values[a]!;
  }
  return grid;
}

/** In place: without its straight line. */
function detrended(values: Float64Array): Float64Array {
  const n = values.length;
  const middle = (n - 1) / 2;
  let [sum, sumX, sumXX] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    sum += values[i]!;
    sumX += (i - middle) * values[i]!;
    sumXX += (i - middle) ** 2;
  }
  const slope = sumXX > 0 ? sumX / sumXX : 0;
  const mean = sum / n;
  for (let i = 0; i < n; i++) values[i] = values[i]! - mean - slope * (i - middle);
  return values;
}

/** A peak of the autocorrelation counts from this share of the greatest. */
const PEAK = 0.9;
/** Products an autocorrelation may take: of a longer interval its middle is looked at, some periods of the longest still. */
const MOST_PRODUCTS = 1e8;

/** The middle of a series, no longer than its autocorrelation may be. */
function middleOf(y: Float64Array, lags: number): Float64Array {
  const longest = Math.max(3 * lags, Math.floor(MOST_PRODUCTS / lags));
  const from = Math.max(0, Math.floor((y.length - longest) / 2));
  return y.subarray(from, from + longest);
}

/**
 * Period of a detrended even series, in steps: after its first negative lag, the first local maximum of the
 * autocorrelation that reaches 0.9 of the greatest there, refined by a parabola; undefined where it is weak.
 */
function periodOf(whole: Float64Array, longest: number, least: number): number | undefined {
  const y = middleOf(whole, longest + 1);
  const lags = Math.min(y.length - 1, longest + 1);
  let power = 0;
  for (const value of y) power += value * value;
  if (power === 0) return undefined;
  const r = new Float64Array(lags + 1);
  for (let lag = 0; lag <= lags; lag++) {
    let sum = 0;
    for (let i = 0; i + lag < y.length; i++) sum += y[i]! * y[i + lag]!;
    r[lag] = sum / power;
  }
  const from = r.findIndex((value) => value < 0);
  if (from === -1) return undefined;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let lag = from; lag <= lags; lag++) greatest = Math.max(greatest, r[lag]!);
  for (let lag = from + 1; lag < lags; lag++) {
    const [a, b, c] = [r[lag - 1]!, r[lag]!, r[lag + 1]!];
    if (b < a || b < c || b < PEAK * greatest) continue;
    if (b < least) return undefined;
    const bend = a - 2 * b + c;
    return lag + (bend < 0 ? (a - c) / (2 * bend) : 0);
  }
  return undefined;
}

/**
 * Figures of the rows `from` to `to`. OSC = √2 × the standard deviation of the superheat on an even grid, its straight
 * line removed: the half peak to peak of a sine.
 * @param step s, the usual one of the recording
 */
export function intervalFigures(
  columns: Columns<Float64Array>,
  series: Series,
  from: number,
  to: number,
  step: number,
  settings: SteadySettings,
): IntervalFigures {
  const part = (values: Float64Array): Float64Array => values.subarray(from, to);
  const superheats = part(series.superheat);
  const superheat = momentsOf(superheats);
  const subcooling = momentsOf(part(series.subcooling));
  const y = detrended(evenly(part(columns.time), superheats, step));
  let squares = 0;
  for (const value of y) squares += value * value;
  const osc = y.length < 2 ? Number.NaN : Math.SQRT2 * Math.sqrt(squares / y.length);
  const steps =
    osc >= settings.hunt_amp ? periodOf(y, Math.ceil(settings.period_max / step), settings.hunt_ac) : undefined;
  const period = steps === undefined ? Number.NaN : steps * step;
  const isPeriod = period >= settings.period_min && period <= settings.period_max;
  const below = superheats.filter((value) => value < settings.sh_min).length;
  return {
    t0: orNull(momentsOf(part(series.t0_dew)).mean),
    tk: orNull(momentsOf(part(series.tk_dew)).mean),
    superheat: orNull(superheat.mean),
    subcooling: orNull(subcooling.mean),
    tau: orNull(momentsOf(part(series.tau)).mean),
    superheat_min: orNull(superheat.min),
    superheat_max: orNull(superheat.max),
    share_below_min: orNull(below / superheat.n),
    osc: orNull(osc),
    period: isPeriod ? period : null,
    u_superheat: orNull(momentsOf(part(series.u_superheat)).mean),
    u_subcooling: orNull(momentsOf(part(series.u_subcooling)).mean),
    s_superheat: superheat.n > 1 ? orNull(superheat.s) : null,
    s_subcooling: subcooling.n > 1 ? orNull(subcooling.s) : null,
  };
}
