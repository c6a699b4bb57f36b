import { Refusal } from '../schema/outcome.ts';
import type { Values } from '../schema/outcome.ts';
import type { BodyKey, Problem, ProblemCode } from './types.ts';

/** A problem of a simulation on its way out; `run` turns it into an outcome. */
export class ProblemFound extends Refusal<Problem> {}

/** Stops the calculation with a problem. Values in API units. */
export function stop(code: ProblemCode, values: Values = {}, field?: BodyKey): never {
  throw new ProblemFound(field === undefined ? { code, values } : { code, field, values });
}
