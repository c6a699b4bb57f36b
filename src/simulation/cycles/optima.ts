/** What the EER of a cycle is over each input that may be searched for, and over two at once: how flat the top is, and what a choice costs. */
import type { Engine } from '../../engine/types.ts';
import type { OutcomeOf } from '../../schema/outcome.ts';
import { openFluid } from '../engine-calls.ts';
import { inputFromBody } from '../input.ts';
import { ProblemFound } from '../problem.ts';
import type { Problem, SimulationInput } from '../types.ts';
import { run } from '../run.ts';
import { Bench } from './bench.ts';
import { cycleOf } from './index.ts';
import type { SoughtKey } from './description.ts';
import { bestAlong, eerOrNothing, placesAlong } from './seek.ts';
import type { AxisUnit } from './seek.ts';
import { SOLVERS } from './solvers.ts';

export interface OptimumPoint {
  /** In the unit of the input. */
  readonly value: number;
  /** Null where there is no cycle. */
  readonly eer: number | null;
}

export interface OptimumCurve {
  readonly key: SoughtKey;
  readonly unit: AxisUnit;
  readonly points: readonly OptimumPoint[];
  readonly best: { readonly value: number; readonly eer: number };
  /** The best is at the end of what is searched. */
  readonly isBound: boolean;
  /** Where the EER is within a hundredth of the best. */
  readonly near: { readonly from: number; readonly to: number };
  readonly current: { readonly value: number; readonly eer: number };
}

export interface OptimumMap {
  readonly x: SoughtKey;
  readonly y: SoughtKey;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** By row of `ys`. */
  readonly eers: readonly (readonly (number | null)[])[];
}

export interface CycleOptima {
  readonly curves: readonly OptimumCurve[];
  readonly map: OptimumMap | undefined;
}

const SAMPLES = 61;
const MAP_SAMPLES = 21;
const NEAR = 0.99;

const known = (eer: number): number | null => (eer === -Infinity ? null : eer);

/**
 * The curves of a body's cycle about where it stands, each with the others as they are, and a map where two inputs count.
 * @returns the first problem of the body where it has no answer
 */
export function cycleOptima(body: unknown, engine: Engine): OutcomeOf<CycleOptima, Problem> {
  const outcome = run(body, engine);
  if (!outcome.ok) return outcome;
  const checked = inputFromBody(body);
  if (!checked.ok) return checked;
  const { result } = outcome;
  const cycle = cycleOf(checked.input);
  const solver = SOLVERS[cycle.id];
  const fluids = cycle.circuits.map(
    ({ key, fluid }) => [key, openFluid(engine, checked.input[fluid] ?? checked.input.fluid, fluid)] as const,
  );
  const bench = new Bench(Object.fromEntries(fluids)).remembering();
  const keys = cycle.sought.filter((key) => key !== 'p_gc' || checked.input.mode_trans === '1');
  const valueOf = (key: SoughtKey): number => {
    if (key === 'p_gc') return result.input.p_gc;
    return result.architecture?.[key] ?? Number(result.input[key]);
  };
  const input: SimulationInput = {
    ...result.input,
    ...Object.fromEntries(keys.map((key) => [key, valueOf(key)])),
  };
  const eerAt = (changes: Partial<SimulationInput>): number =>
    eerOrNothing(cycle, solver, bench, { ...input, ...changes });

  try {
    const curves = keys.flatMap((key): readonly OptimumCurve[] => {
      const along = (value: number): number => eerAt({ [key]: value });
      const best = bestAlong(key, solver, bench, input, along);
      if (best === undefined) return [];
      const { values, unit } = placesAlong(key, solver, bench, input, SAMPLES);
      const points = values.map((value) => ({ value, eer: known(along(value)) }));
      const near = points.filter(({ eer }) => eer !== null && eer >= NEAR * best.eer).map(({ value }) => value);
      return [
        {
          key,
          unit,
          points,
          best: { value: best.value, eer: best.eer },
          isBound: best.isBound,
          near: { from: Math.min(best.value, ...near), to: Math.max(best.value, ...near) },
          current: { value: valueOf(key), eer: result.performance.eer },
        },
      ];
    });
    const [y, x] = keys;
    const map =
      x === undefined || y === undefined
        ? undefined
        : mapOf(
            { key: x, values: placesAlong(x, solver, bench, input, MAP_SAMPLES).values },
            { key: y, values: placesAlong(y, solver, bench, input, MAP_SAMPLES).values },
            eerAt,
          );
    return { ok: true, result: { curves, map } };
  } catch (error) {
    if (error instanceof ProblemFound) return { ok: false, problem: error.problem };
    throw error;
  }
}

interface MapAxis {
  readonly key: SoughtKey;
  readonly values: readonly number[];
}

const mapOf = (x: MapAxis, y: MapAxis, eerAt: (changes: Partial<SimulationInput>) => number): OptimumMap => ({
  x: x.key,
  y: y.key,
  xs: x.values,
  ys: y.values,
  eers: y.values.map((row) => x.values.map((column) => known(eerAt({ [x.key]: column, [y.key]: row })))),
});
