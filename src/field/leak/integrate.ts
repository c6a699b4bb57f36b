/** A system of ordinary differential equations followed to its end, by steps that watch their own error. */

/** Rates of change of the values at the values; undefined where they have none. */
export type Rates = (values: readonly number[]) => readonly number[] | undefined;

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
/** Answer of order 5 less that of order 4. */
const ERROR = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40] as const;

const SAFETY = 0.9;
const ORDER = 5;
const LEAST_CHANGE = 0.2;
const MOST_CHANGE = 5;
/** Share of the way below which a step has no use. */
const SHORTEST = 1e-7;

export interface Way {
  /** Length of the way; may be negative. */
  readonly length: number;
  /** Largest error of a step of these values and errors, in units of what is allowed. */
  readonly errorOf: (values: readonly number[], errors: readonly number[]) => number;
  /** What each accepted step is brought to, where a law holds that the steps keep only nearly. */
  readonly settle?: (values: readonly number[], done: number) => readonly number[];
  /** Most times the rates are asked for. */
  readonly most: number;
}

const shifted = (from: readonly number[], by: readonly (readonly number[])[], row: readonly number[], h: number) =>
  from.map((value, i) => value + h * row.reduce((sum, weight, k) => sum + weight * (by[k]?.[i] ?? 0), 0));

/** The values at the end of the way; undefined where it could not be followed within `most` rates. */
export function followed(start: readonly number[], rates: Rates, way: Way): readonly number[] | undefined {
  let asked = 0;
  const ask: Rates = (values) => (++asked > way.most ? undefined : rates(values));
  /** One step of length h from the values with their first rates. */
  const step = (values: readonly number[], first: readonly number[], h: number) => {
    const slopes = [first];
    let reached = values;
    for (const row of STAGES) {
      reached = shifted(values, slopes, row, h);
      const slope = reached.every(Number.isFinite) ? ask(reached) : undefined;
      if (slope === undefined) return undefined;
      slopes.push(slope);
    }
    const errors = values.map((_, i) => h * ERROR.reduce((sum, weight, k) => sum + weight * (slopes[k]?.[i] ?? 0), 0));
    return { reached, errors, last: slopes.at(-1) };
  };

  let values = start;
  let slope = ask(values);
  let done = 0;
  let h = way.length;
  while (slope !== undefined && Math.abs(way.length - done) > Math.abs(way.length) * Number.EPSILON) {
    if (Math.abs(h) > Math.abs(way.length - done)) h = way.length - done;
    const tried = step(values, slope, h);
    // Where there are no rates on the way the step was too long, as where its error is too large.
    const error = tried === undefined ? undefined : way.errorOf(tried.reached, tried.errors);
    if (tried !== undefined && error !== undefined && error <= 1) {
      done = h === way.length - done ? way.length : done + h;
      values = way.settle?.(tried.reached, done) ?? tried.reached;
      slope = tried.last;
    }
    const change = error === undefined ? LEAST_CHANGE : SAFETY * Math.max(error, 1e-9) ** (-1 / ORDER);
    h *= Math.min(MOST_CHANGE, Math.max(LEAST_CHANGE, change));
    if (asked > way.most || Math.abs(h) < SHORTEST * Math.abs(way.length)) return undefined;
  }
  return slope === undefined ? undefined : values;
}
