/**
 * A calculator asked backwards: the values of one input that give a wanted value of one output. Knows no
 * calculator: it looks at the whole range of the input through `compute`, then closes in.
 */
import type { Definition, Outcome, OutputValue, Problem, Reverse } from '../define.ts';
import { readInputs } from './read.ts';
import { middle, samplingOf } from './sampling.ts';
import type { Sampling } from './sampling.ts';

type Inputs = Readonly<Record<string, unknown>>;
export type Wanted = number | string | boolean;

interface Sample {
  readonly x: number;
  /** Undefined where the calculator refuses, or has no such output. */
  readonly y: Wanted | undefined;
}

/** What an output is over the range of an input. Figures in the units of the definition. */
export interface Sweep {
  readonly samples: readonly Sample[];
  readonly sampling: Sampling;
  /** The output is a figure, and not one of a few words. */
  readonly isFigure: boolean;
  readonly valueAt: (x: number) => Wanted | undefined;
  /** What stops the calculator everywhere it was tried; empty as soon as it answers somewhere. */
  readonly errors: readonly Problem[];
}

/** One value, or a stretch of values; an end that is absent is beyond where the search stops. */
export type Solution =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'range'; readonly from?: number; readonly to?: number };

export type ReverseAnswer =
  | { readonly ok: true; readonly solutions: readonly Solution[] }
  /** The calculator gives nothing anywhere in the range. */
  | { readonly ok: false; readonly code: 'refused'; readonly errors: readonly Problem[] }
  /** The output is the same whatever the input. */
  | { readonly ok: false; readonly code: 'noEffect'; readonly value: Wanted }
  /** Figures: the stretches that can be reached. */
  | {
      readonly ok: false;
      readonly code: 'outOfReach';
      readonly reachable: readonly (readonly [min: number, max: number])[];
    }
  /** The output passes over the wanted figure at a step. */
  | { readonly ok: false; readonly code: 'jump'; readonly at: number; readonly below: number; readonly above: number }
  /** Words: no value of the input gives them. */
  | { readonly ok: false; readonly code: 'neverSo' };

const MOST_SOLUTIONS = 4;
const MOST_REFINED = 4;
const EDGE_STEPS = 20;
const EXTREMUM_STEPS = 20;
const DISCOVERY_DEPTH = 4;
const ROOT_STEPS = 200;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Of the wanted figure: nearer than this is the figure itself. */
const SAME = 1e-13;
/** Of the wanted figure, or of the rise around it: further than this is a step and not a root. */
const RESIDUAL = 1e-9;
/** A stretch no longer than this, of its values, is one value. */
const SEPARATE = 1e-7;
/** Of the way to the next sample: where one looks whether a figure stays the same. */
const NUDGE = 1e-4;

const isScalar = (value: OutputValue | undefined): value is Wanted => value !== undefined && !Array.isArray(value);

/** The last x, from `inside` towards `outside`, where `holds` is still true. */
function edgeOf(holds: (x: number) => boolean, inside: number, outside: number, steps: number): number {
  let [kept, lost] = [inside, outside];
  for (let step = 0; step < steps; step += 1) {
    const tried = middle(kept, lost);
    if (tried === kept || tried === lost) break;
    if (holds(tried)) kept = tried;
    else lost = tried;
  }
  return kept;
}

/** Golden-section search of the largest `sign`·f between two points. */
function extremum(f: (x: number) => Wanted | undefined, low: number, high: number, sign: number): number {
  let [a, b] = [low, high];
  const score = (x: number): number => {
    const y = f(x);
    return typeof y === 'number' ? sign * y : -Infinity;
  };
  let [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [atLeft, atRight] = [score(left), score(right)];
  for (let step = 0; step < EXTREMUM_STEPS; step += 1) {
    if (atLeft >= atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - GOLDEN * (b - a);
      atLeft = score(left);
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + GOLDEN * (b - a);
      atRight = score(right);
    }
  }
  return atLeft >= atRight ? left : right;
}

/** Samples between two neighbours that differ, in search of values that neither has. */
function between(valueAt: Sweep['valueAt'], a: Sample, b: Sample, depth: number): Sample[] {
  if (depth === 0 || a.y === b.y) return [];
  const x = middle(a.x, b.x);
  const found: Sample = { x, y: valueAt(x) };
  return [...between(valueAt, a, found, depth - 1), found, ...between(valueAt, found, b, depth - 1)];
}

function refined(samples: readonly Sample[], valueAt: Sweep['valueAt'], isFigure: boolean): readonly Sample[] {
  const extra: number[] = [];
  let [edges, extrema] = [0, 0];
  const words: Sample[] = [];
  for (const [index, sample] of samples.entries()) {
    const [before, after] = [samples[index - 1], samples[index + 1]];
    if (after === undefined) break;
    if ((sample.y === undefined) !== (after.y === undefined) && edges < MOST_REFINED) {
      edges += 1;
      const [inside, outside] = sample.y === undefined ? [after, sample] : [sample, after];
      extra.push(edgeOf((x) => valueAt(x) !== undefined, inside.x, outside.x, EDGE_STEPS));
    }
    if (!isFigure) {
      words.push(...between(valueAt, sample, after, DISCOVERY_DEPTH));
      continue;
    }
    if (typeof before?.y !== 'number' || typeof sample.y !== 'number' || typeof after.y !== 'number') continue;
    const sign = Math.sign(sample.y - before.y);
    if (sign !== 0 && Math.sign(sample.y - after.y) === sign && extrema < MOST_REFINED) {
      extrema += 1;
      extra.push(extremum(valueAt, before.x, after.x, sign));
    }
  }
  const known = new Map(
    [...samples, ...words, ...extra.map((x) => ({ x, y: valueAt(x) }))].map((sample) => [sample.x, sample]),
  );
  return [...known.values()].sort((a, b) => a.x - b.x);
}

/**
 * Looks at an output over the whole range of an input, once for any number of wanted values.
 * @throws {TypeError} when the definition has no such number input
 */
export function sweepOf(
  compute: (inputs: Inputs) => Outcome,
  definition: Definition,
  inputs: Inputs,
  { find, from }: Reverse,
): Sweep {
  const input = definition.inputs.find(({ key }) => key === find);
  const output = definition.outputs.find(({ key }) => key === from);
  if (input?.kind !== 'number' || output === undefined)
    throw new TypeError(`${definition.id} has no ${find} or no ${from}`);
  const isFigure = 'measure' in output;
  let errors: readonly Problem[] = [];
  const valueAt = (x: number): Wanted | undefined => {
    const outcome = compute({ ...inputs, [find]: x });
    if (!outcome.ok) errors = outcome.errors;
    const value = outcome.ok ? outcome.outputs[from] : undefined;
    return isScalar(value) ? value : undefined;
  };
  const current = readInputs(definition, inputs).values[find];
  const sampling = samplingOf(input, typeof current === 'number' ? current : undefined);
  const samples = refined(
    sampling.points.map((x) => ({ x, y: valueAt(x) })),
    valueAt,
    isFigure,
  );
  return { samples, sampling, isFigure, valueAt, errors: samples.some(({ y }) => y !== undefined) ? [] : errors };
}

/** The words the output says somewhere in the range, in the order they come. */
export function wordsOf({ samples }: Sweep): readonly Wanted[] {
  return [...new Set(samples.flatMap(({ y }) => (y === undefined ? [] : [y])))];
}

/** Stretches of neighbouring samples that pass, each with the samples around it. */
function runsOf(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
): readonly { readonly first: number; readonly last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const [index, sample] of samples.entries()) {
    if (!holds(sample)) continue;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs;
}

/** The stretches of the input where `holds` is true of the output. */
function stretches(
  { samples, sampling, valueAt }: Sweep,
  holds: (y: Wanted | undefined) => boolean,
): readonly Solution[] {
  const at = (x: number): boolean => holds(valueAt(x));
  return runsOf(samples, ({ y }) => holds(y)).map(({ first, last }): Solution => {
    const [start, end] = [samples[first]?.x ?? 0, samples[last]?.x ?? 0];
    const [before, after] = [samples[first - 1], samples[last + 1]];
    const isPoint = first === last && ![before, after].some((next) => next && at(start + NUDGE * (next.x - start)));
    if (isPoint && before && after) return { kind: 'value', value: start };
    const from = before ? edgeOf(at, start, before.x, ROOT_STEPS) : sampling.isBoundedBelow ? start : undefined;
    const to = after ? edgeOf(at, end, after.x, ROOT_STEPS) : sampling.isBoundedAbove ? end : undefined;
    return { kind: 'range', ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  });
}

/** Closes in on a change of sign of f between two points: secants, with halvings so that a step cannot hold it up. */
function closeIn(
  f: (x: number) => number,
  low: number,
  high: number,
  atLow: number,
  atHigh: number,
  isZero: (y: number) => boolean,
): { readonly x: number; readonly a: number; readonly b: number } {
  let [a, b, fa, fb] = [low, high, atLow, atHigh];
  for (let step = 0; step < ROOT_STEPS; step += 1) {
    const secant = (a * fb - b * fa) / (fb - fa);
    const isUseful = step % 3 !== 2 && secant > Math.min(a, b) && secant < Math.max(a, b);
    const x = isUseful ? secant : middle(a, b);
    if (x === a || x === b) break;
    const y = f(x);
    if (isZero(y)) return { x, a, b };
    if (Math.sign(y) === Math.sign(fa)) {
      [a, fa] = [x, y];
      // Illinois: the end that stays counts half, so that secants come from both sides.
      fb /= 2;
    } else {
      [b, fb] = [x, y];
      fa /= 2;
    }
  }
  return { x: a, a, b };
}

interface Found {
  readonly solutions: readonly Solution[];
  readonly jump?: Extract<ReverseAnswer, { readonly code: 'jump' }>;
}

function crossing(
  sweep: Sweep,
  a: Sample & { readonly y: number },
  b: Sample & { readonly y: number },
  wanted: number,
): Found {
  const { valueAt } = sweep;
  const isSame = (y: Wanted | undefined): boolean =>
    typeof y === 'number' && Math.abs(y - wanted) <= SAME * Math.abs(wanted);
  const distance = (x: number): number => {
    const y = valueAt(x);
    return typeof y === 'number' ? y - wanted : Number.NaN;
  };
  const found = closeIn(distance, a.x, b.x, a.y - wanted, b.y - wanted, (y) => Math.abs(y) <= SAME * Math.abs(wanted));
  const { x } = found;
  const y = valueAt(x);
  if (typeof y !== 'number') return { solutions: [] };
  if (Math.abs(y - wanted) > RESIDUAL * Math.max(Math.abs(wanted), Math.abs(b.y - a.y))) {
    const other = valueAt(found.b);
    const sides = [y, typeof other === 'number' ? other : y];
    return {
      solutions: [],
      jump: { ok: false, code: 'jump', at: x, below: Math.min(...sides), above: Math.max(...sides) },
    };
  }
  const nudge = NUDGE * (b.x - a.x);
  const isFlat = isSame(y) && (isSame(valueAt(Math.max(a.x, x - nudge))) || isSame(valueAt(Math.min(b.x, x + nudge))));
  if (!isFlat) return { solutions: [{ kind: 'value', value: x }] };
  const at = (tried: number): boolean => isSame(valueAt(tried));
  return { solutions: [{ kind: 'range', from: edgeOf(at, x, a.x, ROOT_STEPS), to: edgeOf(at, x, b.x, ROOT_STEPS) }] };
}

const startOf = (solution: Solution): number =>
  solution.kind === 'value' ? solution.value : (solution.from ?? -Infinity);

/** A stretch no longer than rounding is one value. */
function plain(solution: Solution): Solution {
  if (solution.kind === 'value' || solution.from === undefined || solution.to === undefined) return solution;
  const { from, to } = solution;
  return to - from <= SEPARATE * Math.max(Math.abs(from), Math.abs(to))
    ? { kind: 'value', value: middle(from, to) }
    : solution;
}

function figuresFor(sweep: Sweep, wanted: number): ReverseAnswer {
  const isSame = (y: Wanted | undefined): boolean =>
    typeof y === 'number' && Math.abs(y - wanted) <= SAME * Math.abs(wanted);
  const solutions: Solution[] = stretches(sweep, isSame).map(plain);
  let jump: Found['jump'];
  for (const [index, b] of sweep.samples.entries()) {
    const a = sweep.samples[index - 1];
    if (a === undefined || typeof a.y !== 'number' || typeof b.y !== 'number' || isSame(a.y) || isSame(b.y)) continue;
    if (Math.sign(a.y - wanted) === Math.sign(b.y - wanted)) continue;
    const found = crossing(sweep, { x: a.x, y: a.y }, { x: b.x, y: b.y }, wanted);
    solutions.push(...found.solutions);
    jump ??= found.jump;
  }
  if (solutions.length > 0) {
    return { ok: true, solutions: solutions.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, MOST_SOLUTIONS) };
  }
  if (jump !== undefined) return jump;
  const reachable = runsOf(sweep.samples, ({ y }) => y !== undefined).map(({ first, last }) => {
    const figures = sweep.samples.slice(first, last + 1).flatMap(({ y }) => (typeof y === 'number' ? [y] : []));
    return [Math.min(...figures), Math.max(...figures)] as const;
  });
  return { ok: false, code: 'outOfReach', reachable };
}

/** The values of the input that give the wanted value of the output; why there is none, where there is none. */
export function inputsFor(sweep: Sweep, wanted: Wanted): ReverseAnswer {
  const values = sweep.samples.flatMap(({ y }) => (y === undefined ? [] : [y]));
  const [first] = values;
  if (first === undefined) return { ok: false, code: 'refused', errors: sweep.errors };
  const isConstant = values.every((value) => value === first);
  if (isConstant && (wanted !== first || values.length === sweep.samples.length))
    return { ok: false, code: 'noEffect', value: first };
  if (sweep.isFigure && typeof wanted === 'number') return figuresFor(sweep, wanted);
  const solutions = stretches(sweep, (y) => y === wanted);
  return solutions.length > 0
    ? { ok: true, solutions: solutions.slice(0, MOST_SOLUTIONS) }
    : { ok: false, code: 'neverSo' };
}
