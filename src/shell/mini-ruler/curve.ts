/** Saturation of one fluid as a short table, close enough to read a gauge by without the engine. */

/** ln p at nodes evenly spaced in 1/T. */
export interface SaturationCurve {
  readonly fluid: string;
  /** First and last node, K. */
  readonly from: number;
  readonly to: number;
  /** ln(p / bar) of the saturated liquid (bubble) at each node. */
  readonly bubble: readonly number[];
  /** Of the saturated vapour (dew), when the fluid is a blend with a glide. */
  readonly dew?: readonly number[];
  /** Critical point, K and bar absolute: above it there is no saturation. */
  readonly critical: { readonly T: number; readonly P: number };
}

/** The equation holds up to this far below the critical temperature, K; blends need more room. */
export const CRITICAL_GAP = { pure: 0.5, blend: 8 };

/** ln p between nodes, by the cubic through the four nearest: ln p is nearly straight in 1/T. */
function logPressure({ from, to }: SaturationCurve, nodes: readonly number[], T: number): number {
  const step = (1 / to - 1 / from) / (nodes.length - 1);
  const place = (1 / T - 1 / from) / step;
  const first = Math.min(Math.max(Math.floor(place) - 1, 0), nodes.length - 4);
  let sum = 0;
  for (let i = 0; i < 4; i += 1) {
    let weight = nodes[first + i] ?? Number.NaN;
    for (let j = 0; j < 4; j += 1) if (j !== i) weight *= (place - first - j) / (i - j);
    sum += weight;
  }
  return sum;
}

/** Bubble pressure, bar absolute, at T in K between the ends of the curve. */
export const bubblePressure = (curve: SaturationCurve, T: number): number =>
  Math.exp(logPressure(curve, curve.bubble, T));

/** Dew pressure, bar absolute: that of the bubble for a pure fluid. */
export const dewPressure = (curve: SaturationCurve, T: number): number =>
  Math.exp(logPressure(curve, curve.dew ?? curve.bubble, T));

type Pressure = (curve: SaturationCurve, T: number) => number;

/** Temperature, K, at which a pressure of the curve is `P` bar; undefined beyond the ends of the curve. */
function temperatureWhere(pressure: Pressure, curve: SaturationCurve, P: number): number | undefined {
  let [low, high] = [curve.from, curve.to];
  if (!(P >= pressure(curve, low) && P <= pressure(curve, high))) return undefined;
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (pressure(curve, middle) < P) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Temperature, K, whose bubble pressure is `P` bar; undefined beyond the ends of the curve. */
export const bubbleTemperature = (curve: SaturationCurve, P: number): number | undefined =>
  temperatureWhere(bubblePressure, curve, P);

/** Temperature, K, whose dew pressure is `P` bar; undefined beyond the ends of the curve. */
export const dewTemperature = (curve: SaturationCurve, P: number): number | undefined =>
  temperatureWhere(dewPressure, curve, P);
