/** Rows a plot shows of a recording longer than its pixels. */

/**
 * M4 (Jugel, Jerzak, Hackenbroich, Markl, VLDB 2014): of each of `buckets` equal spans of time the first, the least, the
 * greatest and the last valid row, in order of time and without repeats. Every extreme stays.
 * @param times rising
 * @param values of each row; NaN or null where there is none
 * @returns places of the rows
 */
export function downsample(times: ArrayLike<number>, values: ArrayLike<number | null>, buckets: number): number[] {
  const rows = Math.min(times.length, values.length);
  if (rows === 0 || !(buckets >= 1)) return [];
  const begin = times[0]!;
  const span = times[rows - 1]! - begin;
  const places: number[] = [];
  let bucket = -1;
  let [first, least, greatest, last] = [-1, -1, -1, -1];
  const flush = (): void => {
    if (first === -1) return;
    const sorted = [first, least, greatest, last].sort((a, b) => a - b);
    for (const place of sorted) if (place !== places.at(-1)) places.push(place);
  };
  for (let row = 0; row < rows; row++) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const own =
      span > 0
        ? Math.min(Math.floor(buckets) - 1, Math.floor(((times[row]! - begin) / span) * Math.floor(buckets)))
        : 0;
    if (own !== bucket) {
      flush();
      bucket = own;
      first = least = greatest = row;
    }
    if (value < values[least]!) least = row;
    if (value > values[greatest]!) greatest = row;
    last = row;
  }
  flush();
  return places;
}
