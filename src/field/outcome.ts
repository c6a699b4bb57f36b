/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import { refuse } from '../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse } from '../schema/outcome.ts';
import type { FieldProblemCode } from './codes.ts';

export type FieldProblem = ProblemOf<FieldProblemCode>;
export type FieldOutcome<T> = OutcomeOf<T, FieldProblem>;

export const refuseField: Refuse<FieldProblemCode> = refuse;
