/** What the room's doors answer: a result or a problem, as codes with values in API units; i18n makes the text. */
import { outcomeOf as outcomeOfAny, problemOf as problemOfAny, refuse as refuseWith } from '../schema/outcome.ts';
import type { OutcomeOf, ProblemOf, Refuse, Values } from '../schema/outcome.ts';
import type { ProblemCode, WarningCode } from './codes.ts';

export { Refusal } from '../schema/outcome.ts';
export type { OutcomeOf, ProblemOf, Values } from '../schema/outcome.ts';

export type Problem = ProblemOf<ProblemCode>;
export type Outcome<T> = OutcomeOf<T, Problem>;

export type Regime = 'permanent' | 'transient';
export type Where = 'asp' | 'll' | 'ref' | 'evaporator' | 'condenser';

export interface Warning {
  readonly code: WarningCode;
  readonly where?: Where;
  readonly regime?: Regime;
  readonly values?: Values;
}

/** Stops the calculation with a problem. Values in API units. */
export const refuse: Refuse<ProblemCode> = refuseWith;
/** A room that stands on this one names its own codes. */
export const problemOf = <P extends ProblemOf<string> = Problem>(error: unknown): P => problemOfAny(error);
export const outcomeOf = <T, P extends ProblemOf<string> = Problem>(compute: () => T): OutcomeOf<T, P> =>
  outcomeOfAny(compute);

/** Stops when the engine found no state at a point of the circuit, named by its letter. */
export function refusePoint(point: string): never {
  return refuse('E_ENGINE', undefined, { point });
}

/** By name, not by class: this room knows the engine by type only. */
export function isEngineFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'EngineError';
}

/** What the engine answers, or undefined where it has no answer: a property that does not exist there. */
export function stateOrNone<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isEngineFault(error)) return undefined;
    throw error;
  }
}
