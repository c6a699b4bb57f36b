/** The optimum over evaporating temperature and gas cooler outlet, a row at a time. */
import type { Engine, Fluid } from '../../engine/types.ts';
import { Arguments } from '../arguments.ts';
import { fluidOf } from '../fluids.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf, refuse } from '../outcome.ts';
import type { LowSide } from './cycle.ts';
import { dutiesBetween, isentropicEnthalpy, lowSide, objectiveOf, outletEnthalpy } from './cycle.ts';
import { isentropeOf } from './isentrope.ts';
import type { Machine } from './read.ts';
import { readMachine, T_RANGE, TE_RANGE } from './read.ts';
import { highestOf, scanPressures } from './search.ts';
import { celsiusFromKelvin, pascalFromBar } from '../../quantities/si.ts';

/** One point of the map. */
export interface MapPoint {
  /** bar */
  readonly p_gc: number;
  readonly objective: number;
  /** °C */
  readonly t_discharge: number;
  readonly bound: 'p_min' | 'p_max' | null;
}

export interface OptimumMap {
  /** Evaporating temperatures, °C: one row each. */
  readonly te: readonly number[];
  /** Gas cooler outlets, °C: one column each. */
  readonly t: readonly number[];
  /** Null where no pressure cools. */
  readonly rows: readonly (readonly (MapPoint | null)[])[];
}

export interface MapProgress {
  /** Rows done, of `total`. */
  readonly done: number;
  readonly total: number;
}

const FLUID = 'R744';
const MOST = 60;

function evenly({ from, to, count }: { from: number; to: number; count: number }): readonly number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

function readAxis(input: Arguments, range: typeof TE_RANGE | typeof T_RANGE, from: number, to: number) {
  const count = input.number('count', { default: 30, min: 2, max: MOST });
  if (!Number.isInteger(count)) refuse('E_RANGE', input.field('count'), { min: 2, max: MOST });
  const start = input.number('from', { default: from, ...range });
  const end = input.number('to', { default: to, ...range });
  if (end <= start) refuse('E_RANGE', input.field('to'), { min: start, max: range.max, unit: range.unit });
  return evenly({ from: start, to: end, count });
}

/** The points of one row: the low side, and the enthalpies of every column at the scan's pressures, are at hand. */
function rowOf(
  fluid: Fluid,
  machine: Machine,
  low: LowSide,
  pressures: readonly number[],
  columns: readonly { readonly t: number; readonly outlets: Float64Array }[],
): readonly (MapPoint | null)[] {
  const isentrope = isentropeOf(fluid, low, pressures);
  return columns.map(({ t, outlets }) => {
    const values = pressures.map((p, i) =>
      objectiveOf(dutiesBetween(low, machine, p, isentrope.nodes[i] ?? 0, outlets[i] ?? 0), machine),
    );
    const objectiveAt = (p: number): number =>
      objectiveOf(dutiesBetween(low, machine, p, isentrope.at(p), outletEnthalpy(fluid, t, p)), machine);
    const highest = highestOf(objectiveAt, pressures, values);
    if (highest === undefined) return null;
    const { p } = highest;
    const duties = dutiesBetween(low, machine, p, isentropicEnthalpy(fluid, low, p), outletEnthalpy(fluid, t, p));
    if (duties === undefined) return null;
    const { T } = fluid.state({ P: pascalFromBar(p), H: duties.discharge });
    const objective = objectiveOf(duties, machine);
    return { p_gc: p, objective, t_discharge: celsiusFromKelvin(T), bound: highest.bound };
  });
}

/**
 * The optimum pressure over evaporating temperature and gas cooler outlet. Whoever drives it asks for
 * the next step when it likes: it yields after each row and returns the whole, so a worker can draw,
 * answer something else, or drop it.
 *
 * @param input the machine of `hpOptimum` (surch_evp, surch_la, eta_model, rend_is, objective, p_min,
 *   p_max), and `te` and `t` {from, to °C, count 2 to 60}: -40 to 10 and 30 to 50 °C, 30 each
 * @returns rows by te, columns by t
 *
 * Problems: as `hpOptimum`; te.to and t.to not above their `from`.
 */
export function* hpOptimumMap(input: unknown, engine: Engine): Generator<MapProgress, Outcome<OptimumMap>> {
  const prepared = outcomeOf(() => {
    const fluid = fluidOf(engine, FLUID, 'fluid');
    const request = new Arguments(input);
    const machine = readMachine(request, fluid);
    const te = readAxis(request.group('te'), TE_RANGE, -40, 10);
    const t = readAxis(request.group('t'), T_RANGE, 30, 50);
    const pressures = scanPressures(machine.p_min, machine.p_max);
    return { fluid, machine, te, t, pressures };
  });
  if (!prepared.ok) return prepared;
  const { fluid, machine, te, t, pressures } = prepared.result;
  // An outlet enthalpy knows nothing of the evaporator: worked out once for every row.
  const columns = t.map((outlet) => ({
    t: outlet,
    outlets: Float64Array.from(pressures, (p) => outletEnthalpy(fluid, outlet, p)),
  }));
  const rows: (readonly (MapPoint | null)[])[] = [];
  for (const temperature of te) {
    rows.push(rowOf(fluid, machine, lowSide(fluid, temperature, machine), pressures, columns));
    yield { done: rows.length, total: te.length };
  }
  return { ok: true, result: { te, t, rows } };
}
