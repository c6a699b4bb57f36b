import { Refusal } from '../schema/outcome.ts';
import type { BodyKey, MessageValues, Problem, ProblemCode } from './types.ts';

/** A problem of a simulation on its way out; `run` turns it into an outcome. */
export class ProblemFound extends Refusal<Problem> {}

/** Stops the calculation with a problem. Values in API units. */
export function stop(code: ProblemCode, values: MessageValues = {}, field?: BodyKey): never {
  throw new ProblemFound(field === undefined ? { code, values } : { code, field, values });
}
