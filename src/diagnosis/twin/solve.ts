/** Where the machine runs: Newton's method on its four unknowns, and the way there from where it is known to run. */
import type { Conditions, Cycle } from './cycle.ts';
import { cycleAt } from './cycle.ts';
import type { Disturbance } from './faults.ts';
import { HEALTHY } from './faults.ts';
import type { Hardware, Unknowns } from './hardware.ts';
import { kelvinFromCelsius } from '../../quantities/si.ts';

const MOST_ITERATIONS = 60;
const CONVERGED = 1e-9;
/** A cell of the property series may end where the machine runs: the last digits are then out of reach. */
const CLOSE_ENOUGH = 1e-6;
const KEYS = ['T0', 'Tk', 'A', 'B'] as const;
/** Steps of the differences: 1 mK, and one in ten thousand of a transfer unit. */
const DIFFERENCES = { T0: 1e-3, Tk: 1e-3, A: 1e-4, B: 1e-4 } as const;
const MOST_KELVIN = 4;
/** Share of the residual a step may leave for the slopes to serve for the next one too. */
const GOOD_STEP = 0.1;
const MOST_HALVINGS = 8;
/** Steps in a row that had to be taken uphill, from which on there is nothing to be found. */
const MOST_UPHILL = 3;
/** K a condensing dew temperature keeps off the critical one: nearer, the zones of a condenser mean nothing. */
const BELOW_CRITICAL = 2;
/** How a step of a way shrinks after a failure and grows after a success. */
const STEP_SHRINKS = 2.5;
const STEP_GROWS = 1.6;
/** Least of the condenser's unknown: all gas at -2.5, and some way beyond for the method to turn round in. */
const LEAST_A = -6;

export interface Solved {
  readonly unknowns: Unknowns;
  readonly cycle: Cycle;
}

const sizeOf = (residuals: readonly number[]): number => Math.hypot(...residuals);

/** Solves a square system by elimination with pivots; undefined where it is singular. */
function eliminated(matrix: number[][], right: number[]): number[] | undefined {
  const n = right.length;
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < n; row += 1) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    if (!(Math.abs(matrix[pivot]![column]!) > 1e-14)) return undefined;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    [right[column], right[pivot]] = [right[pivot]!, right[column]!];
    for (let row = column + 1; row < n; row += 1) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k < n; k += 1) matrix[row]![k]! -= factor * matrix[column]![k]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = right[row]!;
    for (let k = row + 1; k < n; k += 1) sum -= matrix[row]![k]! * solution[k]!;
    solution[row] = sum / matrix[row]![row]!;
  }
  return solution;
}

/** How the residuals change by each unknown, row by row. */
function slopesAt(
  hardware: Hardware,
  conditions: Conditions,
  { unknowns, cycle }: Solved,
): readonly (readonly number[])[] {
  const columns = KEYS.map((key) => {
    const moved = cycleAt(hardware, conditions, { ...unknowns, [key]: unknowns[key] + DIFFERENCES[key] });
    return moved.residuals.map((value, i) => (value - cycle.residuals[i]!) / DIFFERENCES[key]);
  });
  return KEYS.map((_, row) => columns.map((column) => column[row]!));
}

/** One Newton step, no longer than what the model bears. */
function newtonStep(slopes: readonly (readonly number[])[], { unknowns, cycle }: Solved): number[] | undefined {
  const step = eliminated(
    slopes.map((row) => [...row]),
    cycle.residuals.map((value) => -value),
  );
  if (step === undefined || !step.every(Number.isFinite)) return undefined;
  const most = [MOST_KELVIN, MOST_KELVIN, ...[unknowns.A, unknowns.B].map((x) => Math.max(0.6, 0.4 * Math.abs(x)))];
  const factor = Math.min(1, ...step.map((value, i) => most[i]! / Math.max(Math.abs(value), 1e-300)));
  return step.map((value) => value * factor);
}

/** The longest part of a step that comes nearer; a kink of the model (dry or wet, flashing or not) is passed uphill. */
function steppedFrom(
  hardware: Hardware,
  conditions: Conditions,
  now: Solved,
  step: readonly number[],
  hottest: number,
): Solved | undefined {
  const size = sizeOf(now.cycle.residuals);
  let last: Solved | undefined;
  for (let halving = 0; halving <= MOST_HALVINGS; halving += 1) {
    const [T0, Tk, A, B] = KEYS.map((key, i) => now.unknowns[key] + step[i]! / 2 ** halving) as [
      number,
      number,
      number,
      number,
    ];
    if (Tk > hottest) continue;
    const unknowns = { T0, Tk, A: Math.max(A, LEAST_A), B };
    const cycle = cycleAt(hardware, conditions, unknowns);
    if (!cycle.residuals.every(Number.isFinite)) continue;
    last = { unknowns, cycle };
    if (sizeOf(cycle.residuals) < size) break;
  }
  return last;
}

/** Where the machine runs, from a guess; undefined where it was not found in 60 steps. */
export function solvedFrom(hardware: Hardware, conditions: Conditions, guess: Unknowns): Solved | undefined {
  const hottest = hardware.properties.fluid.critical.T - BELOW_CRITICAL;
  let uphill = 0;
  let slopes: readonly (readonly number[])[] | undefined;
  let now: Solved = { unknowns: guess, cycle: cycleAt(hardware, conditions, guess) };
  if (!now.cycle.residuals.every(Number.isFinite)) return undefined;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration += 1) {
    const size = sizeOf(now.cycle.residuals);
    if (size < CONVERGED) return now;
    slopes ??= slopesAt(hardware, conditions, now);
    const step = newtonStep(slopes, now);
    if (step === undefined) return undefined;
    const next = steppedFrom(hardware, conditions, now, step, hottest);
    if (next === undefined) return size < CLOSE_ENOUGH ? now : undefined;
    const reached = sizeOf(next.cycle.residuals);
    if (reached > GOOD_STEP * size) slopes = undefined;
    uphill = reached < size ? 0 : uphill + 1;
    if (uphill >= MOST_UPHILL) return size < CLOSE_ENOUGH ? now : undefined;
    if (size < CLOSE_ENOUGH && reached >= size) return now;
    now = next;
  }
  return sizeOf(now.cycle.residuals) < CLOSE_ENOUGH ? now : undefined;
}

/** What is disturbed between two states; a valve that moves is stuck nowhere. */
export const mixed = (from: Disturbance, to: Disturbance, share: number): Disturbance => {
  const keys = Object.keys(from) as readonly (keyof Disturbance)[];
  return Object.fromEntries(
    keys.map((key) => {
      const [a, b] = [from[key] ?? 1, to[key] ?? 1];
      return [key, key === 'stuck' && to.stuck === undefined ? undefined : a + share * (b - a)];
    }),
  ) as unknown as Disturbance;
};

/** Conditions along a way, 0 to 1: straight in both temperatures and in what is disturbed. */
export const straight =
  (from: Conditions, to: Conditions): ((share: number) => Conditions) =>
  (share) => ({
    te: from.te + share * (to.te - from.te),
    tc: from.tc + share * (to.tc - from.tc),
    disturbance: mixed(from.disturbance, to.disturbance, share),
  });

/** A place on a way and how the machine runs there. */
export interface Reached {
  readonly at: number;
  readonly solved: Solved;
}

const line = (one: Unknowns, other: Unknowns, share: number): Unknowns =>
  Object.fromEntries(KEYS.map((key) => [key, one[key] + share * (other[key] - one[key])])) as unknown as Unknowns;

/** Steps of a way: as its length is counted. */
export interface Stride {
  readonly first: number;
  readonly most: number;
  readonly least: number;
}

/**
 * Follows the branch that starts from a known place to another: steps that shrink where none is found and grow again, each
 * started from the straight line through the last two. Stops short where the step that is left says there is no way on.
 * @param before an earlier place on the same branch, where there is one
 */
export function followed(
  hardware: Hardware,
  along: (at: number) => Conditions,
  start: Reached,
  to: number,
  stride: Stride,
  before?: Reached,
): { readonly reached: Reached; readonly before: Reached | undefined } {
  let [reached, earlier] = [start, before];
  let step = stride.first;
  while (reached.at < to) {
    const at = to - reached.at <= step * 1.000_001 ? to : reached.at + step;
    const conditions = along(at);
    const { unknowns } = reached.solved;
    const guesses =
      earlier === undefined
        ? [shifted(unknowns, along(reached.at), conditions), unknowns]
        : [line(earlier.solved.unknowns, unknowns, (at - earlier.at) / (reached.at - earlier.at)), unknowns];
    const solved = solvedFrom(hardware, conditions, guesses[0]!) ?? solvedFrom(hardware, conditions, guesses[1]!);
    if (solved === undefined) {
      step = Math.min(step, at - reached.at) / STEP_SHRINKS;
      if (step < stride.least) break;
    } else {
      earlier = reached;
      reached = { at, solved };
      step = Math.min(step * STEP_GROWS, stride.most);
    }
  }
  return { reached, before: earlier };
}

/** A guess for another weather: both exchangers move with what passes over them. */
const shifted = (unknowns: Unknowns, from: Conditions, to: Conditions): Unknowns => ({
  ...unknowns,
  T0: unknowns.T0 + to.te - from.te,
  Tk: unknowns.Tk + to.tc - from.tc,
});

/** Of a way in weather: at once, and in no more than some forty steps. */
const WHOLE: Stride = { first: 1, most: 1, least: 0.02 };

/** Where the machine runs under other conditions than it is known to run under; undefined where no way leads there. */
export function followedTo(
  hardware: Hardware,
  from: Conditions,
  start: Solved,
  to: Conditions,
  stride: Stride = WHOLE,
): Solved | undefined {
  const { reached } = followed(hardware, straight(from, to), { at: 0, solved: start }, 1, stride);
  return reached.at === 1 ? reached.solved : undefined;
}

/** The conditions a machine was designed for. */
export const designConditions = ({ parameters }: Hardware): Conditions => ({
  te: kelvinFromCelsius(parameters.te),
  tc: kelvinFromCelsius(parameters.tc),
  disturbance: HEALTHY,
});

/**
 * The machine without a fault in a weather, K; undefined where it cannot run.
 * @param like a machine much like it, where it runs in that weather
 */
export function healthyAt(
  hardware: Hardware,
  te: number,
  tc: number,
  like?: Solved & { readonly hardware: Hardware },
): Solved | undefined {
  if (like !== undefined) {
    const guess = Object.fromEntries(
      KEYS.map((key) => [key, like.unknowns[key] + hardware.design[key] - like.hardware.design[key]]),
    ) as unknown as Unknowns;
    const found = solvedFrom(hardware, { te, tc, disturbance: HEALTHY }, guess);
    if (found !== undefined) return found;
  }
  const design = designConditions(hardware);
  const start = solvedFrom(hardware, design, hardware.design);
  return start && followedTo(hardware, design, start, { te, tc, disturbance: HEALTHY });
}
