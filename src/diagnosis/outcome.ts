/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import { outcomeOf, refuse as refuseWith } from '../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse, Values } from '../schema/outcome.ts';
import type { DiagnosisProblemCode, DiagnosisWarningCode } from './codes.ts';

/** Its field is a key of the request: 'p_lp', 'reference.te_in'. */
export type DiagnosisProblem = ProblemOf<DiagnosisProblemCode>;
export type DiagnosisOutcome<T> = OutcomeOf<T, DiagnosisProblem>;

export interface DiagnosisWarning {
  readonly code: DiagnosisWarningCode;
  readonly values?: Values;
}

export const refuse: Refuse<DiagnosisProblemCode> = refuseWith;
export const answerOf = <T>(compute: () => T): DiagnosisOutcome<T> => outcomeOf(compute);
