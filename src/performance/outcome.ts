/** What the room's doors answer: a result or a problem, as codes with values in API units; texts are made elsewhere. */
import { outcomeOf, refuse as refuseWith } from '../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse, Values } from '../schema/outcome.ts';
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

export const refuse: Refuse<PerformanceProblemCode> = refuseWith;
export const answerOf = <T>(compute: () => T): PerformanceOutcome<T> => outcomeOf(compute);
