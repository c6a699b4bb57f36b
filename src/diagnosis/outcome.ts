/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import type { Values } from '../circuit/outcome.ts';
import { problemOf } from '../circuit/outcome.ts';
import type { DiagnosisProblemCode, DiagnosisWarningCode } from './codes.ts';

export interface DiagnosisProblem {
  readonly code: DiagnosisProblemCode;
  /** Key of the request at fault, when one is: 'p_lp', 'reference.te_in'. */
  readonly field?: string;
  readonly values: Values;
}

export type DiagnosisOutcome<T> =
  { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: DiagnosisProblem };

export interface DiagnosisWarning {
  readonly code: DiagnosisWarningCode;
  readonly values?: Values;
}

/** Carries a problem of the room out of the depth of a calculation; `answerOf` turns it into an answer. */
class DiagnosisRefusal extends Error {
  readonly problem: DiagnosisProblem;

  constructor(problem: DiagnosisProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the calculation with a problem of the room's own. */
export function refuse(code: DiagnosisProblemCode, field?: string, values: Values = {}): never {
  throw new DiagnosisRefusal(field === undefined ? { code, values } : { code, field, values });
}

/** The result of a calculation, or the problem that stopped it. */
export function answerOf<T>(compute: () => T): DiagnosisOutcome<T> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    return { ok: false, problem: error instanceof DiagnosisRefusal ? error.problem : problemOf(error) };
  }
}
