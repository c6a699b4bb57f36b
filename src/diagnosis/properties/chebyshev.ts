/** Chebyshev series on an interval: how the room carries curves of the engine without asking it again. */

/** The nodes of the first kind on [low, high]: none lies on an end, so that saturation itself is never asked. */
export function chebyshevNodes(low: number, high: number, count: number): readonly number[] {
  const half = (high - low) / 2;
  return Array.from({ length: count }, (_, i) => low + half * (1 - Math.cos((Math.PI * (i + 0.5)) / count)));
}

/** Coefficients of the series through values at `chebyshevNodes`, by the discrete cosine sum. */
export function chebyshevCoefficients(values: ArrayLike<number>): Float64Array {
  const n = values.length;
  return Float64Array.from({ length: n }, (_, k) => {
    let sum = 0;
    // The nodes rise, the cosines of the angles they stand for fall: the sign of odd terms says so.
    for (let i = 0; i < n; i += 1) sum += values[i]! * Math.cos((Math.PI * k * (i + 0.5)) / n);
    return ((k === 0 ? 1 : 2) * (k % 2 === 0 ? 1 : -1) * sum) / n;
  });
}

/**
 * A series at `u` in -1..1 by Clenshaw's recurrence.
 * @param from place of its first coefficient, `count` how many
 */
export function chebyshevSum(coefficients: Float64Array, from: number, count: number, u: number): number {
  let last = 0;
  let before = 0;
  for (let k = count - 1; k > 0; k -= 1) {
    const next = coefficients[from + k]! + 2 * u * last - before;
    before = last;
    last = next;
  }
  return coefficients[from]! + u * last - before;
}

/** The slope of a series by `u`: the same recurrence, differentiated. */
export function chebyshevSlope(coefficients: Float64Array, from: number, count: number, u: number): number {
  let [last, before, lastSlope, beforeSlope] = [0, 0, 0, 0];
  for (let k = count - 1; k > 0; k -= 1) {
    const nextSlope = 2 * last + 2 * u * lastSlope - beforeSlope;
    beforeSlope = lastSlope;
    lastSlope = nextSlope;
    const next = coefficients[from + k]! + 2 * u * last - before;
    before = last;
    last = next;
  }
  return last + u * lastSlope - beforeSlope;
}
