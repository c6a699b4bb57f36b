/** Inputs asked for as 'opt': the ones with the best EER. The curves are flat, so the search is a scan, then a golden section. */
import { kelvinFromCelsius } from '../../quantities/si.ts';
import { ProblemFound } from '../problem.ts';
import type { SimulationInput, Warning } from '../types.ts';
import type { Bench } from './bench.ts';
import type { CycleDescription, SoughtKey } from './description.ts';
import { dutiesOfCycle } from './duties.ts';
import type { CycleSolver } from './solver.ts';

/** Of the scan on a logarithmic axis, and where the golden section ends. */
const INTERVALS = 60;
const LOG_TOLERANCE = 1e-7;
/** Of the gas cooler's pressure, bar: the scan of the best one-stage pressure, in proportion to the critical pressure. */
const GAS_COOLER = { from: 74.5, to: 130, step: 0.5, tolerance: 1e-3, critical: 73.773 } as const;
/** Several at once: by turns until none moves the EER by more than this, at most so often. */
const SAME_EER = 1e-10;
const MOST_TURNS = 12;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

export type AxisUnit = 'bar' | 'degC' | 'K';

interface Axis {
  /** The place of a value, in the unit of the API, on the axis searched. */
  readonly at: (value: number) => number;
  readonly value: (place: number) => number;
  readonly unit: AxisUnit;
}

const zero = kelvinFromCelsius(0);
const logarithmic = (unit: Axis['unit']): Axis => ({ at: Math.log, value: Math.exp, unit });
const AXES: Readonly<Record<SoughtKey, Axis>> = {
  p_gc: { at: (bar) => bar, value: (bar) => bar, unit: 'bar' },
  p_int: logarithmic('bar'),
  p_rec: logarithmic('bar'),
  dt_sub: logarithmic('K'),
  t_cas: { at: (celsius) => Math.log(celsius + zero), value: (place) => Math.exp(place) - zero, unit: 'degC' },
};

interface Search {
  readonly places: readonly number[];
  readonly tolerance: number;
}

interface Best {
  readonly place: number;
  readonly value: number;
  /** It is the first or the last of the scan. */
  readonly isBound: boolean;
}

/** The best of a scan, then of its neighbourhood. A trial that is refused counts as less than any. */
export function bestOf({ places, tolerance }: Search, objective: (place: number) => number): Best | undefined {
  const samples = places.map(objective);
  const best = samples.reduce((top, value, index) => (value > (samples[top] ?? -Infinity) ? index : top), 0);
  const top = { place: places[best], value: samples[best] };
  if (top.place === undefined || top.value === undefined || top.value === -Infinity) return undefined;
  const isBound = best === 0 || best === places.length - 1;
  let low = places[best - 1] ?? top.place;
  let high = places[best + 1] ?? top.place;
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [objective(left), objective(right)];
  while (high - low > tolerance) {
    if (atLeft >= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = objective(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = objective(right);
    }
  }
  const inner = atLeft >= atRight ? { place: left, value: atLeft } : { place: right, value: atRight };
  return inner.value >= top.value ? { ...inner, isBound } : { place: top.place, value: top.value, isBound };
}

const evenly = (from: number, to: number): readonly number[] =>
  Array.from({ length: INTERVALS + 1 }, (_, index) => from + ((to - from) * index) / INTERVALS);

function searchOf(key: SoughtKey, solver: CycleSolver, bench: Bench, input: SimulationInput): Search {
  if (key === 'p_gc') {
    const { from, to, step, tolerance, critical } = GAS_COOLER;
    const scale = bench.circuit().fluid.critical.P / 1e5 / critical;
    const count = Math.round((to - from) / step);
    return { places: Array.from({ length: count + 1 }, (_, i) => (from + i * step) * scale), tolerance };
  }
  const range = solver.range?.(key, bench, input);
  if (range === undefined) throw new TypeError(`no range of ${key}`);
  const { at } = AXES[key];
  return { places: evenly(at(range.from), at(range.to)), tolerance: LOG_TOLERANCE };
}

/** Values of an input over all that is searched, evenly on its axis, and their unit. @throws {ProblemFound} */
export function placesAlong(
  key: SoughtKey,
  solver: CycleSolver,
  bench: Bench,
  input: SimulationInput,
  count: number,
): { readonly values: readonly number[]; readonly unit: AxisUnit } {
  const { places } = searchOf(key, solver, bench, input);
  const [from = 0, to = from] = [places[0], places.at(-1)];
  const { value, unit } = AXES[key];
  return {
    values: Array.from({ length: count }, (_, index) => value(from + ((to - from) * index) / (count - 1))),
    unit,
  };
}

/** The best of an input by an EER of it; undefined where every value is refused. @throws {ProblemFound} */
export function bestAlong(
  key: SoughtKey,
  solver: CycleSolver,
  bench: Bench,
  input: SimulationInput,
  eerAt: (value: number) => number,
): { readonly value: number; readonly eer: number; readonly isBound: boolean } | undefined {
  const { value } = AXES[key];
  const best = bestOf(searchOf(key, solver, bench, input), (place) => eerAt(value(place)));
  return best && { value: value(best.place), eer: best.value, isBound: best.isBound };
}

/** EER of a cycle as it stands. @throws {ProblemFound} */
export function eerOf(cycle: CycleDescription, solver: CycleSolver, bench: Bench, input: SimulationInput): number {
  const { cold, work } = dutiesOfCycle(cycle, solver.solve(bench.other(), input));
  return cold / work;
}

/** What is to be searched for in an input. */
export const soughtIn = ({ sought }: CycleDescription, input: SimulationInput): readonly SoughtKey[] =>
  sought.filter((key) =>
    key === 'p_gc' ? input.p_gc_sought === true && input.mode_trans === '1' : input[key] === 'opt',
  );

export interface Found {
  /** With numbers in place of what was searched for. */
  readonly input: SimulationInput;
  readonly sought: readonly SoughtKey[];
  readonly warnings: readonly Warning[];
  /** The best EER without a ceiling that was set. */
  readonly unlimitedEer?: number;
}

/**
 * An input whose sought values are the ones of the best EER: one by one where there are several, until it stands still.
 * @throws {ProblemFound} that of the middle of the range, where every trial is refused
 */
export function foundInput(cycle: CycleDescription, solver: CycleSolver, bench: Bench, asked: SimulationInput): Found {
  const sought = soughtIn(cycle, asked);
  if (sought.length === 0) return { input: asked, sought, warnings: [] };
  const trials = bench.remembering();
  let input = sought.reduce(
    (started, key): SimulationInput => ({ ...started, [key]: middleOf(searchOf(key, solver, trials, started), key) }),
    asked,
  );
  const bounds = new Map<SoughtKey, number>();
  let eer = -Infinity;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const before = eer;
    for (const key of sought) {
      const { value } = AXES[key];
      const tried = (place: number): SimulationInput => ({ ...input, [key]: value(place) });
      const search = searchOf(key, solver, trials, input);
      const { accepts } = solver;
      const best =
        (accepts && bestOf(search, (place) => eerOrNothing(cycle, solver, trials, tried(place), accepts))) ??
        bestOf(search, (place) => eerOrNothing(cycle, solver, trials, tried(place)));
      if (best === undefined) {
        // Every trial is refused: for what the middle one is.
        eerOf(cycle, solver, trials, input);
        continue;
      }
      input = tried(best.place);
      eer = best.value;
      if (best.isBound) bounds.set(key, value(best.place));
      else bounds.delete(key);
    }
    if (sought.length === 1 || eer - before <= SAME_EER * Math.abs(eer)) break;
  }
  const stated = sought.flatMap((key) => {
    const without = key === 'p_gc' ? undefined : solver.range?.(key, trials, input).without;
    return without === undefined ? [] : [{ key, without }];
  });
  const warnings = [...bounds]
    .filter(([key]) => !stated.some((one) => one.key === key))
    .map(([key, v]): Warning => ({ code: 'W_BOUND', values: { v, unit: AXES[key].unit } }));
  const [limit] = stated;
  const unlimitedEer =
    limit &&
    bestAlong(limit.key, solver, trials, limit.without, (value) =>
      eerOrNothing(cycle, solver, trials, { ...limit.without, [limit.key]: value }),
    )?.eer;
  return { input, sought, warnings, ...(unlimitedEer !== undefined && { unlimitedEer }) };
}

function middleOf({ places }: Search, key: SoughtKey): number {
  return AXES[key].value(places[Math.floor(places.length / 2)] ?? 0);
}

/** EER, less than any where the trial is refused or has no sense. */
export function eerOrNothing(
  cycle: CycleDescription,
  solver: CycleSolver,
  bench: Bench,
  input: SimulationInput,
  accepts?: CycleSolver['accepts'],
): number {
  try {
    const solved = solver.solve(bench.other(), input);
    if (accepts?.(solved, input) === false) return -Infinity;
    const { cold, work } = dutiesOfCycle(cycle, solved);
    const eer = cold / work;
    return Number.isFinite(eer) ? eer : -Infinity;
  } catch (error) {
    if (error instanceof ProblemFound) return -Infinity;
    throw error;
  }
}
