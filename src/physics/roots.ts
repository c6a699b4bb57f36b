const STEPS = 200;

/**
 * A zero of `f` between `low` and `high`, by bisection to the last bit of a double.
 * @returns undefined when f has the same sign at both ends, or no value there
 */
export function rootByBisection(f: (x: number) => number, low: number, high: number): number | undefined {
  let [a, b] = [low, high];
  const atLow = f(a);
  const atHigh = f(b);
  if (atLow === 0) return a;
  if (atHigh === 0) return b;
  if (!(atLow * atHigh < 0)) return undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (a + b) / 2;
    if (middle === a || middle === b) break;
    if (f(middle) * atLow > 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** The integral of `f` from `from` to `to` by Simpson's rule. @param intervals even */
export function integralBySimpson(f: (x: number) => number, from: number, to: number, intervals: number): number {
  const step = (to - from) / intervals;
  let sum = f(from) + f(to);
  for (let index = 1; index < intervals; index += 1) sum += (index % 2 === 1 ? 4 : 2) * f(from + index * step);
  return (sum * step) / 3;
}
