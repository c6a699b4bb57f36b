/** A system of ordinary differential equations followed to its end, by steps that watch their own error. */

export interface Rate {
  /** Of change of the values. */
  readonly slopes: readonly number[];
  /** What runs out on the way, as a share: where it comes to nothing the way ends. Absent: nothing does. */
  readonly left?: number | undefined;
}
/** Rates at the values; undefined where they have none. */
export type Rates = (values: readonly number[]) => Rate | undefined;

/**
 * Dormand and Prince (1980), J. Comput. Appl. Math. 6, 19-26, table 2: order 5 with an embedded order 4. Rows of the
 * stages; the last row is the answer, whose rates begin the next step.
 */
const STAGES = [
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
] as const;
/** How far along a step each stage stands. */
const PLACES = STAGES.map((row) => row.reduce<number>((sum, weight) => sum + weight, 0));
/** Answer of order 5 less that of order 4. */
const ERROR = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40] as const;

const SAFETY = 0.9;
const ORDER = 5;
const LEAST_CHANGE = 0.2;
const MOST_CHANGE = 5;
/** Share of the way below which a step has no use. */
const SHORTEST = 1e-7;
/** Share of what runs out that counts as nothing, and how much of the way to nothing a step takes at most. */
const GONE = 2e-6;
const TOWARDS = 0.99;
/** The same where the rates know of no less: near critical the last drop is told from gas to a thousandth only. */
const HARDLY = { left: 5e-3, step: 1e-4 } as const;

export interface Way {
  /** Length of the way; may be negative. */
  readonly length: number;
  /** Largest error of a step of these values and errors, in units of what is allowed. */
  readonly errorOf: (values: readonly number[], errors: readonly number[]) => number;
  /** What each accepted step is brought to, where a law holds that the steps keep only nearly. */
  readonly settle?: (values: readonly number[], done: number) => readonly number[];
  /** Most times the rates are asked for. */
  readonly most: number;
  /** Longest step, without its sign; absent: as long as its error allows. */
  readonly longest?: number | undefined;
  /** Told at the begin and after each step. The rates were last asked for there. */
  readonly onStep?: ((values: readonly number[], done: number) => void) | undefined;
}

const shifted = (from: readonly number[], by: readonly (readonly number[])[], row: readonly number[], h: number) =>
  from.map((value, i) => value + h * row.reduce((sum, weight, k) => sum + weight * (by[k]?.[i] ?? 0), 0));

/** How far a step may go before what runs out has, by what was left at its begin and at a place along it. */
const untilGone = (first: number | undefined, then: number | undefined, along: number): number | undefined =>
  first !== undefined && then !== undefined && then < first ? (along * first) / (first - then) : undefined;

interface Step {
  readonly reached: readonly number[];
  readonly errors: readonly number[];
  readonly last: Rate;
}

/**
 * The values at the end of the way, or where something ran out before, and how far that is; undefined where it could not be
 * followed within `most` rates. Where something runs out the rates leap: a step over that place would be halved again and
 * again, so what is left is followed and met.
 */
export function followed(
  start: readonly number[],
  rates: Rates,
  way: Way,
): { readonly values: readonly number[]; readonly done: number } | undefined {
  let asked = 0;
  const ask: Rates = (values) => (++asked > way.most ? undefined : rates(values));
  /** One step of length h from the values with their first rates; where it has none on the way, a length that may have. */
  const step = (values: readonly number[], first: Rate, h: number): Step | number => {
    const slopes = [first.slopes];
    let reached = values;
    let shorter = LEAST_CHANGE * h;
    let last = first;
    for (const [stage, row] of STAGES.entries()) {
      reached = shifted(values, slopes, row, h);
      const rate = reached.every(Number.isFinite) ? ask(reached) : undefined;
      if (rate === undefined) return shorter;
      const most = untilGone(first.left, rate.left, h * (PLACES[stage] ?? 1));
      if (most !== undefined) shorter = TOWARDS * (Math.abs(most) < Math.abs(h) ? most : h * (PLACES[stage] ?? 1));
      slopes.push(rate.slopes);
      last = rate;
    }
    const errors = values.map((_, i) => h * ERROR.reduce((sum, weight, k) => sum + weight * (slopes[k]?.[i] ?? 0), 0));
    return { reached, errors, last };
  };

  const { longest = Infinity, onStep } = way;
  let values = start;
  let rate = ask(values);
  let done = 0;
  let h = way.length;
  if (rate !== undefined) onStep?.(values, done);
  while (rate !== undefined && Math.abs(way.length - done) > Math.abs(way.length) * Number.EPSILON) {
    if (Math.abs(h) > longest) h = Math.sign(h) * longest;
    if (Math.abs(h) > Math.abs(way.length - done)) h = way.length - done;
    const tried = step(values, rate, h);
    if (typeof tried === 'number') {
      const isShort = Math.abs(h) < HARDLY.step * Math.abs(way.length);
      if (isShort && rate.left !== undefined && rate.left < HARDLY.left) return { values, done };
      h = tried;
    } else {
      const error = way.errorOf(tried.reached, tried.errors);
      const change = SAFETY * Math.max(error, 1e-9) ** (-1 / ORDER);
      let next = h * Math.min(MOST_CHANGE, Math.max(LEAST_CHANGE, change));
      if (error <= 1) {
        const most = untilGone(rate.left, tried.last.left, h);
        if (most !== undefined && Math.abs(next) > TOWARDS * Math.abs(most - h)) next = TOWARDS * (most - h);
        done = h === way.length - done ? way.length : done + h;
        values = way.settle?.(tried.reached, done) ?? tried.reached;
        rate = tried.last;
        onStep?.(values, done);
        if (rate.left !== undefined && rate.left < GONE) return { values, done };
      }
      h = next;
    }
    if (asked > way.most || Math.abs(h) < SHORTEST * Math.abs(way.length)) return undefined;
  }
  return rate === undefined ? undefined : { values, done };
}
