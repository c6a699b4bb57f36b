/** What a plot shows of a long recording: as many points as it has pixels, none of them smoothed. */
import { downsample } from '../../diagnosis/measurements/index.ts';
import type { ShownBand, ShownCurve } from './protocol.ts';

/** Place of the first time that is not before a limit. */
export function placeFrom(times: Float64Array, limit: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows of a span, with the neighbour on either side, so that lines run on to the edges. */
export function rowsOf(times: Float64Array, from: number, to: number): readonly [first: number, end: number] {
  const first = Math.max(0, placeFrom(times, from) - 1);
  const end = Math.min(times.length, placeFrom(times, to) + 1);
  return [first, Math.max(first, end)];
}

/** Whether nothing was recorded between two rows shown one after the other, for longer than a pixel shows. */
type IsBreak = (before: number, after: number) => boolean;

/** Values at places, with NaN wherever the curve breaks off. */
function brokenAt(places: readonly number[], isBreak: IsBreak, columns: readonly Float64Array[]): Float64Array[] {
  const breaks = places.filter((place, index) => index > 0 && isBreak(places[index - 1]!, place)).length;
  const made = columns.map(() => new Float64Array(places.length + breaks));
  let at = 0;
  for (const [index, place] of places.entries()) {
    if (index > 0 && isBreak(places[index - 1]!, place)) {
      for (const column of made) column[at] = Number.NaN;
      at += 1;
    }
    for (const [which, column] of columns.entries()) made[which]![at] = column[place]!;
    at += 1;
  }
  return made;
}

/** The least of value − U and the greatest of value + U of each bucket, at the bucket's first valid row. */
function bandOf(
  times: Float64Array,
  values: Float64Array,
  u: Float64Array,
  buckets: number,
  isBreak: IsBreak,
): ShownBand {
  const width = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / buckets;
  const low = new Float64Array(times.length);
  const high = new Float64Array(times.length);
  const places: number[] = [];
  let bucket = -1;
  let place = -1;
  for (let row = 0; row < times.length; row++) {
    const [least, greatest] = [values[row]! - u[row]!, values[row]! + u[row]!];
    if (Number.isNaN(least)) continue;
    const own = width > 0 ? Math.min(buckets - 1, Math.floor((times[row]! - times[0]!) / width)) : 0;
    if (own === bucket) {
      if (least < low[place]!) low[place] = least;
      if (greatest > high[place]!) high[place] = greatest;
      continue;
    }
    bucket = own;
    place = row;
    low[row] = least;
    high[row] = greatest;
    places.push(row);
  }
  const [shownTimes, shownLow, shownHigh] = brokenAt(places, isBreak, [times, low, high]);
  return { times: shownTimes!, low: shownLow!, high: shownHigh! };
}

/**
 * The curve of a column over the rows `first` to `end` (M4), broken where values are missing or the recording pauses for
 * longer than a bucket lasts.
 * @param u half-width of the band round the value, where there is one
 * @param gap s, the longest step that is no pause
 */
export function shownCurve(
  column: { readonly times: Float64Array; readonly values: Float64Array; readonly u?: Float64Array },
  [first, end]: readonly [number, number],
  buckets: number,
  gap: number,
): ShownCurve {
  const times = column.times.subarray(first, end);
  const values = column.values.subarray(first, end);
  const count = Math.max(1, Math.floor(buckets));
  const width = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / count;
  const isBreak: IsBreak = (before, after) => {
    const step = times[after]! - times[before]!;
    return step > width && (after - before > 1 || step > gap);
  };
  const [shownTimes, shownValues] = brokenAt(downsample(times, values, count), isBreak, [times, values]);
  const curve = { times: shownTimes!, values: shownValues! };
  if (column.u === undefined) return curve;
  const isBandBreak: IsBreak = (before, after) => {
    if (times[after]! - times[before]! <= 2 * width) return false;
    for (let row = before + 1; row <= after; row++) {
      if (Number.isNaN(values[row]!) || times[row]! - times[row - 1]! > Math.max(gap, width)) return true;
    }
    return false;
  };
  return { ...curve, band: bandOf(times, values, column.u.subarray(first, end), count, isBandBreak) };
}
