/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import type { Values } from '../circuit/outcome.ts';
import { problemOf } from '../circuit/outcome.ts';
import type { SeasonProblemCode, SeasonWarningCode } from './codes.ts';

export interface SeasonProblem {
  readonly code: SeasonProblemCode;
  /** Dotted key of the request at fault, when one is: 'points.2.cop'. */
  readonly field?: string;
  readonly values: Values;
}

export type SeasonOutcome<T> =
  { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: SeasonProblem };

export interface SeasonWarning {
  readonly code: SeasonWarningCode;
  readonly values: Values;
}

/** Carries a problem of the room out of the depth of a calculation; `answerOf` turns it into an answer. */
class SeasonRefusal extends Error {
  readonly problem: SeasonProblem;

  constructor(problem: SeasonProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the calculation with a problem of the room's own. */
export function refuse(code: SeasonProblemCode, field?: string, values: Values = {}): never {
  throw new SeasonRefusal(field === undefined ? { code, values } : { code, field, values });
}

/** The problem an error carries. Rethrows what is no problem. */
export const seasonProblemOf = (error: unknown): SeasonProblem =>
  error instanceof SeasonRefusal ? error.problem : problemOf(error);

/** The result of a calculation, or the problem that stopped it. */
export function answerOf<T>(compute: () => T): SeasonOutcome<T> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    return { ok: false, problem: seasonProblemOf(error) };
  }
}
