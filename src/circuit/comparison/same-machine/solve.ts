/** Two equations of two unknowns, where some points have no value. */

export type Pair = readonly [number, number];

/** Residuals at a point, or undefined where the point has none. */
export type Residuals = (x: Pair) => Pair | undefined;

export interface PairSolution {
  readonly x: Pair;
  readonly isRoot: boolean;
}

interface Point {
  readonly x: Pair;
  readonly r: Pair;
}

type Jacobian = readonly [Pair, Pair];

const ITERATIONS = 60;
const HALVINGS = 30;
/** Residuals this small are rounding. */
const EXACT = 1e-11;
/** What is accepted where rounding lets nothing smaller be reached. */
const ACCEPTED = 3e-10;
/** Step of the differences, in the unit of the unknowns. */
const DIFFERENCE = 1e-3;
/** A step that leaves more than this of the residual asks for a fresh Jacobian. */
const SLOW = 0.2;

const size = ([a, b]: Pair): number => Math.max(Math.abs(a), Math.abs(b));

function differences(f: Residuals, { x, r }: Point): Jacobian | undefined {
  const column = (i: 0 | 1): Pair | undefined => {
    // Backwards where there is nothing ahead.
    for (const step of [DIFFERENCE, -DIFFERENCE]) {
      const moved = f(i === 0 ? [x[0] + step, x[1]] : [x[0], x[1] + step]);
      if (moved !== undefined) return [(moved[0] - r[0]) / step, (moved[1] - r[1]) / step];
    }
    return undefined;
  };
  const [first, second] = [column(0), column(1)];
  if (first === undefined || second === undefined) return undefined;
  return [
    [first[0], second[0]],
    [first[1], second[1]],
  ];
}

function newtonStep([[a, b], [c, d]]: Jacobian, [r, s]: Pair, longest: number): Pair | undefined {
  const determinant = a * d - b * c;
  const step: Pair = [(b * s - d * r) / determinant, (c * r - a * s) / determinant];
  if (!step.every(Number.isFinite)) return undefined;
  const scale = Math.min(1, longest / size(step));
  return [step[0] * scale, step[1] * scale];
}

/** The Jacobian after a step, by Broyden's update: no further evaluation. */
function updated([[a, b], [c, d]]: Jacobian, from: Point, to: Point): Jacobian {
  const [dx, dy] = [to.x[0] - from.x[0], to.x[1] - from.x[1]];
  const length = dx * dx + dy * dy;
  const u = (to.r[0] - from.r[0] - a * dx - b * dy) / length;
  const v = (to.r[1] - from.r[1] - c * dx - d * dy) / length;
  return [
    [a + u * dx, b + u * dy],
    [c + v * dx, d + v * dy],
  ];
}

/** The first point along a step, halved as often as needed, that is better than where it starts. */
function betterPoint(f: Residuals, from: Point, step: Pair): Point | undefined {
  for (let k = 0; k < HALVINGS; k += 1) {
    const x: Pair = [from.x[0] + step[0] / 2 ** k, from.x[1] + step[1] / 2 ** k];
    const r = f(x);
    if (r !== undefined && size(r) < size(from.r)) return { x, r };
  }
  return undefined;
}

/**
 * Where both residuals vanish: Newton's method with Broyden's updates, its steps halved where they
 * lead to a point without a value or to a worse one.
 *
 * @param start a point that has residuals
 * @param longest step taken, in the unit of the unknowns
 * @returns where it ends, and whether both vanish there; undefined where the start has no residuals
 */
export function solvePair(f: Residuals, start: Pair, longest: number): PairSolution | undefined {
  const r = f(start);
  if (r === undefined) return undefined;
  let at: Point = { x: start, r };
  let jacobian: Jacobian | undefined;
  let isFresh = false;
  for (let i = 0; i < ITERATIONS && size(at.r) > EXACT; i += 1) {
    if (jacobian === undefined) {
      jacobian = differences(f, at);
      isFresh = true;
      if (jacobian === undefined) break;
    }
    const step = newtonStep(jacobian, at.r, longest);
    const next = step === undefined ? undefined : betterPoint(f, at, step);
    if (next === undefined) {
      if (isFresh) break;
      jacobian = undefined;
      continue;
    }
    jacobian = size(next.r) > SLOW * size(at.r) ? undefined : updated(jacobian, at, next);
    isFresh = false;
    at = next;
  }
  return { x: at.x, isRoot: size(at.r) <= ACCEPTED };
}
