import type { BodyKey, MessageValues, Problem, ProblemCode } from './types.ts';

/**
 * Carries a problem out of the depth of a calculation; `run` turns it into an outcome, so it never
 * leaves the room.
 */
export class ProblemFound extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the calculation with a problem. Values in API units. */
export function stop(code: ProblemCode, values: MessageValues = {}, field?: BodyKey): never {
  throw new ProblemFound(field === undefined ? { code, values } : { code, field, values });
}
