/** Reading a ruler's long scale: from pressure to place and back, without the engine. */

export type Curve = 'bubble' | 'dew';

/** Samples evenly spaced in ln p, from the lowest to the highest pressure of the ruler. */
export interface RulerScale {
  /** bar absolute */
  readonly p: readonly number[];
  /** °C, at each pressure */
  readonly bubble: readonly number[];
  readonly dew: readonly number[];
  /** The fluid, as the engine names it, and its critical point: °C and bar absolute. */
  readonly name: string;
  readonly critical: { readonly t: number; readonly p: number };
}

/** °C: what is known of a temperature from samples this dense. */
const RESOLUTION_K = 1e-6;
const MOST_STEPS = 60;

/** The place of the last of `xs`, which rise, that is not above `x`, nor the last of all; -1 outside them. */
function placeBelow(xs: readonly number[], x: number): number {
  const end = xs.length - 1;
  if (!(x >= (xs[0] ?? Number.NaN) && x <= (xs[end] ?? Number.NaN))) return -1;
  let [low, high] = [0, end];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return low;
}

/** Value of `ys` at `x` by the cubic through the four nearest of `xs`, of which it is above number `low`. */
function cubicAt(xs: readonly number[], ys: readonly number[], low: number, x: number): number {
  if (low < 0) return Number.NaN;
  const first = Math.min(Math.max(low - 1, 0), xs.length - 4);
  let sum = 0;
  for (let i = first; i < first + 4; i += 1) {
    let weight = ys[i] ?? Number.NaN;
    for (let j = first; j < first + 4; j += 1)
      if (j !== i) weight *= (x - (xs[j] ?? 0)) / ((xs[i] ?? 0) - (xs[j] ?? 0));
    sum += weight;
  }
  return sum;
}

const valueAt = (xs: readonly number[], ys: readonly number[], x: number): number =>
  cubicAt(xs, ys, placeBelow(xs, x), x);

const logarithms = new WeakMap<RulerScale, readonly number[]>();

function logPressures(scale: RulerScale): readonly number[] {
  const known = logarithms.get(scale) ?? scale.p.map(Math.log);
  logarithms.set(scale, known);
  return known;
}

/** Saturation temperature, °C, at a pressure, bar absolute, on one curve; NaN beyond the scale. For drawing: see `rulerSaturation` for figures. */
export const scaleTemperature = (scale: RulerScale, curve: Curve, p: number): number =>
  valueAt(logPressures(scale), scale[curve], Math.log(p));

/** Pressure, bar absolute, whose saturation temperature on one curve is `t` °C; NaN beyond the scale. For drawing. */
export function scalePressure(scale: RulerScale, curve: Curve, t: number): number {
  const xs = logPressures(scale);
  const ys = scale[curve];
  const place = placeBelow(ys, t);
  if (place < 0) return Number.NaN;
  // Between two samples the cubic is nearly straight: the chord's own place is right after two or three of them.
  let [low, high] = [xs[place] ?? Number.NaN, xs[place + 1] ?? Number.NaN];
  let [below, above] = [(ys[place] ?? Number.NaN) - t, (ys[place + 1] ?? Number.NaN) - t];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const x = above === below ? low : low - (below * (high - low)) / (above - below);
    const off = cubicAt(xs, ys, place, x) - t;
    if (Math.abs(off) < RESOLUTION_K) return Math.exp(x);
    if (off < 0) [low, below] = [x, off];
    else [high, above] = [x, off];
  }
  return Math.exp((low + high) / 2);
}

/** bar absolute: where the scale begins and ends. */
export const scaleEnds = ({ p }: RulerScale): readonly [low: number, high: number] => [
  p[0] ?? Number.NaN,
  p.at(-1) ?? Number.NaN,
];

/** The pressure nearest to `p` that the scale holds, bar absolute. */
export function withinScale(scale: RulerScale, p: number): number {
  const [low, high] = scaleEnds(scale);
  return Math.min(high, Math.max(low, p));
}
