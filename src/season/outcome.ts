/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import { outcomeOf, refuse as refuseWith } from '../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse, Values } from '../schema/outcome.ts';
import type { SeasonProblemCode, SeasonWarningCode } from './codes.ts';

/** Its field is a key of the request: 'points.2.cop'. */
export type SeasonProblem = ProblemOf<SeasonProblemCode>;
export type SeasonOutcome<T> = OutcomeOf<T, SeasonProblem>;

export interface SeasonWarning {
  readonly code: SeasonWarningCode;
  readonly values: Values;
}

export const refuse: Refuse<SeasonProblemCode> = refuseWith;
export const answerOf = <T>(compute: () => T): SeasonOutcome<T> => outcomeOf(compute);
