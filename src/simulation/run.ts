import type { Engine } from '../engine/types.ts';
import { computeCycle } from './cycle.ts';
import { inputFromBody, rangeProblem } from './input.ts';
import type { ProblemCode, SimulationOutcome } from './types.ts';

const POINT_PROBLEMS: ReadonlySet<ProblemCode> = new Set(['E_ENGINE', 'E_COLD', 'E_RANGE']);

/**
 * One operating point, from a request body to its figures.
 *
 * @param body keys of `BodyKey`; absent ones take `STEADY_DEFAULTS`, numbers may be numeric text
 *   with a decimal point or comma, modes also 'temperature' and 'pressure', `mode_trans` also 0, 1,
 *   false and true. Keys it does not know are ignored.
 * @returns the result in API units (see types.ts), or the first problem found. Never throws on bad
 *   input and never answers a number that is not finite.
 */
export function run(body: unknown, engine: Engine): SimulationOutcome {
  const checked = inputFromBody(body);
  if (!checked.ok) return checked;
  const outcome = computeCycle(checked.input, engine);
  const range = rangeProblem(checked.input);
  if (range === undefined) return outcome;
  // The documented order puts ranges last; but a point that cannot be computed because a field is
  // out of its range is explained by that field.
  const isExplained = outcome.ok || (outcome.problem.field === undefined && POINT_PROBLEMS.has(outcome.problem.code));
  return isExplained ? { ok: false, problem: range } : outcome;
}
