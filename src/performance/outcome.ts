/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import type { OutcomeOf, ProblemOf, Values } from '../circuit/outcome.ts';
import { outcomeOf, Refusal } from '../circuit/outcome.ts';
import type { PerformanceProblemCode, PerformanceWarningCode } from './codes.ts';

export type PerformanceProblem = ProblemOf<PerformanceProblemCode>;
export type PerformanceOutcome<T> = OutcomeOf<T, PerformanceProblem>;

export interface PerformanceWarning {
  readonly code: PerformanceWarningCode;
  readonly values?: Values;
}

/** A figure with its expanded uncertainty (about 95 %), both in the unit of the figure. */
export interface Figure {
  readonly value: number;
  readonly U: number;
}

/** Stops the calculation with a problem of the room's own. */
export function refuse(code: PerformanceProblemCode, field?: string, values: Values = {}): never {
  throw new Refusal(field === undefined ? { code, values } : { code, field, values });
}

export const answerOf = <T>(compute: () => T): PerformanceOutcome<T> => outcomeOf(compute);
