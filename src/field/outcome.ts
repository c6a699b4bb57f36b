/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import type { OutcomeOf, ProblemOf, Values } from '../circuit/outcome.ts';
import { Refusal } from '../circuit/outcome.ts';
import type { FieldProblemCode } from './codes.ts';

export type FieldProblem = ProblemOf<FieldProblemCode>;
export type FieldOutcome<T> = OutcomeOf<T, FieldProblem>;

/** Stops the calculation with a problem of the room's own. */
export function refuseField(code: FieldProblemCode, field?: string, values: Values = {}): never {
  throw new Refusal<FieldProblem>(field === undefined ? { code, values } : { code, field, values });
}
