/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import type { OutcomeOf, ProblemOf, Values } from '../circuit/outcome.ts';
import { outcomeOf, Refusal } from '../circuit/outcome.ts';
import type { DiagnosisProblemCode, DiagnosisWarningCode } from './codes.ts';

/** Its field is a key of the request: 'p_lp', 'reference.te_in'. */
export type DiagnosisProblem = ProblemOf<DiagnosisProblemCode>;
export type DiagnosisOutcome<T> = OutcomeOf<T, DiagnosisProblem>;

export interface DiagnosisWarning {
  readonly code: DiagnosisWarningCode;
  readonly values?: Values;
}

/** Stops the calculation with a problem of the room's own. */
export function refuse(code: DiagnosisProblemCode, field?: string, values: Values = {}): never {
  throw new Refusal(field === undefined ? { code, values } : { code, field, values });
}

/** The result of a calculation, or the problem that stopped it. */
export const answerOf = <T>(compute: () => T): DiagnosisOutcome<T> => outcomeOf(compute);
