/** Saturation temperatures of a recording: a curve through a few hundred points of the engine in place of a solve per row. */
import type { Fluid } from '../../../engine/types.ts';
import type { SaturationPoint } from './points.ts';
import { saturationAt } from './points.ts';

/** Rows up to which each is solved. */
const SOLVED = 200;
const FEWEST_NODES = 32;
const MOST_NODES = 512;
/** K: how far the curve may lie from the engine between two nodes. */
const CLOSE = 1e-4;
/** Halvings in search of the end of the range. */
const HALVINGS = 40;
/** Share by which pressures lie inside the ends of the table. */
const MARGIN = 1e-9;

/** Saturation at a pressure, with the slopes of both curves, K per unit of ln p. */
export interface Saturated extends SaturationPoint {
  readonly dewSlope: number;
  readonly bubbleSlope: number;
}

export interface SaturationCurve {
  /** @param p bar absolute; writes into one object, which is read before the next call */
  at(p: number): Saturated;
  /** Greatest distance from the engine at the middle of two nodes, K; 0 where every row is solved. */
  readonly error: number;
  /** Points asked of the engine for the curve. */
  readonly nodes: number;
}

/** Half the step of a slope, share of the pressure. */
const HALF_STEP = 0.01;

const isPoint = ({ dew, bubble }: SaturationPoint): boolean => !Number.isNaN(dew) && !Number.isNaN(bubble);

/** Slopes by a difference over ±1 % of the pressure, one-sided at an end of the curve. */
function solvedSlopes(fluid: Fluid, p: number, here: SaturationPoint): readonly [dew: number, bubble: number] {
  const sided = (share: number): readonly [SaturationPoint, number] => {
    const point = saturationAt(fluid, p * (1 + share));
    return isPoint(point) ? [point, Math.log(1 + share)] : [here, 0];
  };
  const [low, lowAt] = sided(-HALF_STEP);
  const [high, highAt] = sided(HALF_STEP);
  const width = highAt - lowAt;
  return [(high.dew - low.dew) / width, (high.bubble - low.bubble) / width];
}

/** Each pressure solved once. */
function solved(fluid: Fluid): SaturationCurve {
  const known = new Map<number, Saturated>();
  return {
    error: 0,
    nodes: 0,
    at(p) {
      let answer = known.get(p);
      if (answer === undefined) {
        const point = saturationAt(fluid, p);
        const [dewSlope, bubbleSlope] = isPoint(point) ? solvedSlopes(fluid, p, point) : [Number.NaN, Number.NaN];
        answer = { ...point, dewSlope, bubbleSlope };
        known.set(p, answer);
      }
      return answer;
    },
  };
}

/** Least and greatest pressure above zero. */
function rangeOf(columns: readonly Float64Array[]): readonly [least: number, greatest: number] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = 0;
  for (const pressures of columns) {
    for (const p of pressures) {
      if (p > 0 && p < least) least = p;
      if (p > greatest) greatest = p;
    }
  }
  return [least, greatest];
}

/** The nearest to `wanted` on the way from `inside` at which the fluid is saturated. */
function reach(fluid: Fluid, inside: number, wanted: number): number {
  if (isPoint(saturationAt(fluid, wanted))) return wanted;
  let [good, bad] = [inside, wanted];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = Math.sqrt(good * bad);
    if (isPoint(saturationAt(fluid, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** A pressure between two at which the fluid is saturated. */
function saturatedWithin(fluid: Fluid, least: number, greatest: number): number | undefined {
  for (const share of [0.5, 0, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875]) {
    const p = least * (greatest / least) ** share;
    if (isPoint(saturationAt(fluid, p))) return p;
  }
  return undefined;
}

/** Slopes at evenly spaced nodes, K a step: fourth order inside, at the ends by the five nearest. */
function slopesOf(values: Float64Array): Float64Array {
  const { length } = values;
  const v = (i: number): number => values[i]!;
  return values.map((_, i) => {
    if (i >= 2 && i < length - 2) return (v(i - 2) - 8 * v(i - 1) + 8 * v(i + 1) - v(i + 2)) / 12;
    const isLeft = i < 2;
    const d = isLeft ? 1 : -1;
    const e = isLeft ? 0 : length - 1;
    const at = (k: number): number => v(e + d * k);
    const first = i === e;
    return first
      ? (d * (-25 * at(0) + 48 * at(1) - 36 * at(2) + 16 * at(3) - 3 * at(4))) / 12
      : (d * (-3 * at(0) - 10 * at(1) + 18 * at(2) - 6 * at(3) + at(4))) / 12;
  });
}

interface Nodes {
  readonly dew: Float64Array;
  readonly bubble: Float64Array;
}

const hermite = (a: number, b: number, da: number, db: number, x: number): number =>
  a + x * (da + x * (3 * (b - a) - 2 * da - db + x * (2 * (a - b) + da + db)));
const hermiteSlope = (a: number, b: number, da: number, db: number, x: number): number =>
  da + x * (6 * (b - a) - 4 * da - 2 * db + 3 * x * (2 * (a - b) + da + db));

/** Nodes evenly spaced in ln p, doubled until the curve through them meets the engine in between. */
function refined(fluid: Fluid, from: number, width: number): { nodes: Nodes; error: number } {
  const at = (share: number): SaturationPoint => saturationAt(fluid, Math.exp(from + width * share));
  let steps = FEWEST_NODES;
  let points = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  for (;;) {
    const nodes = {
      dew: Float64Array.from(points, ({ dew }) => dew),
      bubble: Float64Array.from(points, ({ bubble }) => bubble),
    };
    const middles = Array.from({ length: steps }, (_, i) => at((i + 0.5) / steps));
    let error = 0;
    for (const key of ['dew', 'bubble'] as const) {
      const [values, slopes] = [nodes[key], slopesOf(nodes[key])];
      for (const [i, middle] of middles.entries()) {
        const guess = hermite(values[i]!, values[i + 1]!, slopes[i]!, slopes[i + 1]!, 0.5);
        error = Math.max(error, Math.abs(guess - middle[key]));
      }
    }
    if (error <= CLOSE || steps >= MOST_NODES) return { nodes, error };
    points = points.flatMap((point, i) => (middles[i] === undefined ? [point] : [point, middles[i]]));
    steps *= 2;
  }
}

/**
 * Saturation over the pressures of a recording. Few rows are solved one by one; of more, cubic Hermite curves in ln p
 * stand in, refined until they lie within 0.1 mK of the engine at the middle of every two nodes. Pressures at which the
 * fluid has no saturation give NaN.
 */
export function saturationCurve(fluid: Fluid, pressures: readonly Float64Array[]): SaturationCurve {
  const rows = pressures.reduce((sum, { length }) => sum + length, 0);
  const [least, greatest] = rangeOf(pressures);
  const inside = rows <= SOLVED || greatest === 0 ? undefined : saturatedWithin(fluid, least, greatest);
  if (inside === undefined) return solved(fluid);
  const [low, high] = [reach(fluid, inside, least), reach(fluid, inside, greatest)];
  if (high / low < 1 + 1e-6) return solved(fluid);
  const from = Math.log(low);
  const width = Math.log(high) - from;
  const { nodes, error } = refined(fluid, from, width);
  const steps = nodes.dew.length - 1;
  const [dewSlopes, bubbleSlopes] = [slopesOf(nodes.dew), slopesOf(nodes.bubble)];
  const { dew, bubble } = nodes;
  const perLn = steps / width;
  const answer = { dew: Number.NaN, bubble: Number.NaN, dewSlope: Number.NaN, bubbleSlope: Number.NaN };
  return {
    error,
    nodes: 2 * steps + 1,
    at(p) {
      if (!(p >= low * (1 - MARGIN) && p <= high * (1 + MARGIN))) {
        answer.dew = answer.bubble = answer.dewSlope = answer.bubbleSlope = Number.NaN;
        return answer;
      }
      const place = (Math.log(p) - from) * perLn;
      const i = Math.max(0, Math.min(steps - 1, Math.floor(place)));
      const x = place - i;
      answer.dew = hermite(dew[i]!, dew[i + 1]!, dewSlopes[i]!, dewSlopes[i + 1]!, x);
      answer.bubble = hermite(bubble[i]!, bubble[i + 1]!, bubbleSlopes[i]!, bubbleSlopes[i + 1]!, x);
      answer.dewSlope = hermiteSlope(dew[i]!, dew[i + 1]!, dewSlopes[i]!, dewSlopes[i + 1]!, x) * perLn;
      answer.bubbleSlope = hermiteSlope(bubble[i]!, bubble[i + 1]!, bubbleSlopes[i]!, bubbleSlopes[i + 1]!, x) * perLn;
      return answer;
    },
  };
}
