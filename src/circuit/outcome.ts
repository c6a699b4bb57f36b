/** What the room's doors answer: a result or a problem, as codes with values in API units; i18n makes the text. */
import { ProblemFound } from '../simulation/problem.ts';
import type { ProblemCode, WarningCode } from './codes.ts';

export type Values = Readonly<Record<string, number | string>>;

/** A problem of any room whose doors answer so. */
export interface ProblemOf<Code extends string> {
  readonly code: Code;
  /** Dotted key of the argument at fault, when one is: 'lines.ll.length'. */
  readonly field?: string;
  readonly values: Values;
}
export type OutcomeOf<T, P> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: P };

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

/** Carries a problem out of the depth of a calculation; `outcomeOf` turns it into an answer, so it never leaves the room. */
export class Refusal<P extends ProblemOf<string> = Problem> extends Error {
  readonly problem: P;

  constructor(problem: P) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the calculation with a problem. Values in API units. */
export function refuse(code: ProblemCode, field?: string, values: Values = {}): never {
  throw new Refusal(field === undefined ? { code, values } : { code, field, values });
}

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

/** The problem an error carries, the simulation's included. Rethrows what is no problem. A room names its own codes. */
export function problemOf<P extends ProblemOf<string> = Problem>(error: unknown): P {
  if (error instanceof Refusal || error instanceof ProblemFound) return error.problem as ProblemOf<string> as P;
  throw error;
}

/** The result of a calculation, or the problem that stopped it. */
export function outcomeOf<T, P extends ProblemOf<string> = Problem>(compute: () => T): OutcomeOf<T, P> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
