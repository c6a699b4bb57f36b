/** The pressure of the highest objective: a scan, then a golden section where the scan is highest. */

/** bar */
const SCAN_STEP = 0.5;
/** A fraction of the hundredth of a bar asked for: a few more evaluations, and the objective is exact. */
const RESOLUTION = 1e-3;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Share of a step under which the last sample and p_max are one. */
const SAME = 1e-9;

/** Pressures of the scan, bar: every half bar from p_min, and p_max. */
export function scanPressures(p_min: number, p_max: number): readonly number[] {
  const steps = Math.ceil((p_max - p_min) / SCAN_STEP - SAME);
  return Array.from({ length: steps + 1 }, (_, i) => (i === steps ? p_max : p_min + i * SCAN_STEP));
}

/** The highest point of a function with one hump between two pressures. */
function goldenSection(f: (p: number) => number, low: number, high: number): { p: number; value: number } {
  let [a, b] = [low, high];
  let [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [atLeft, atRight] = [f(left), f(right)];
  while (b - a > RESOLUTION) {
    if (atLeft >= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - GOLDEN * (b - a);
      atLeft = f(left);
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + GOLDEN * (b - a);
      atRight = f(right);
    }
  }
  return atLeft >= atRight ? { p: left, value: atLeft } : { p: right, value: atRight };
}

export interface Highest {
  /** bar */
  readonly p: number;
  readonly value: number;
  /** The end of the range the objective still rises towards; null for an optimum inside. */
  readonly bound: 'p_min' | 'p_max' | null;
}

/**
 * The highest value of `f` over the scan. A scan is needed: the curve is steep on one side and flat
 * on the other, and is highest at an end of the range for cool gas coolers.
 *
 * @param values of `f` at the scan's pressures, minus infinity where it has none
 * @returns undefined where it has none anywhere
 */
export function highestOf(
  f: (p: number) => number,
  pressures: readonly number[],
  values: ArrayLike<number>,
): Highest | undefined {
  let best = 0;
  for (let i = 1; i < pressures.length; i += 1) {
    if ((values[i] ?? -Infinity) > (values[best] ?? -Infinity)) best = i;
  }
  const last = pressures.length - 1;
  const sample = { p: pressures[best] ?? Number.NaN, value: values[best] ?? -Infinity };
  if (sample.value === -Infinity) return undefined;
  const low = pressures[Math.max(best - 1, 0)] ?? sample.p;
  const high = pressures[Math.min(best + 1, last)] ?? sample.p;
  const refined = goldenSection(f, low, high);
  if (best > 0 && best < last) return { ...(refined.value > sample.value ? refined : sample), bound: null };
  // Next to an end the objective may still have its hump within the first or last step.
  const isInside = refined.value > sample.value && Math.abs(refined.p - sample.p) > RESOLUTION;
  return isInside ? { ...refined, bound: null } : { ...sample, bound: best === 0 ? 'p_min' : 'p_max' };
}
