/** A body's cycle as its solver leaves it, for checks that look at more than an answer says. */
import type { Engine } from '../../engine/types.ts';
import { Bench } from '../cycles/bench.ts';
import { cycleOf } from '../cycles/index.ts';
import type { CycleDescription } from '../cycles/index.ts';
import { foundInput } from '../cycles/seek.ts';
import type { SolvedCycle } from '../cycles/solver.ts';
import { SOLVERS } from '../cycles/solvers.ts';
import { openFluid } from '../engine-calls.ts';
import type { BodyValues } from '../fields.ts';
import { inputFromBody } from '../input.ts';
import type { SimulationInput } from '../types.ts';

/**
 * @param changes of the input, beyond what a body may ask: published cases have exchangers without a difference
 * @throws {ProblemFound}
 */
export function solvedBody(
  body: BodyValues,
  engine: Engine,
  changes: Partial<SimulationInput> = {},
): { readonly cycle: CycleDescription; readonly solved: SolvedCycle } {
  const checked = inputFromBody(body);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const cycle = cycleOf(checked.input);
  const fluids = cycle.circuits.map(
    ({ key, fluid }) => [key, openFluid(engine, checked.input[fluid] ?? checked.input.fluid, fluid)] as const,
  );
  const bench = new Bench(Object.fromEntries(fluids));
  const solver = SOLVERS[cycle.id];
  const { input } = foundInput(cycle, solver, bench, { ...checked.input, ...changes });
  return { cycle, solved: solver.solve(bench, input) };
}
