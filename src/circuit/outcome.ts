/** What the room's doors answer: a result or a problem, as codes with values in API units; i18n makes the text. */
import { ProblemFound } from '../simulation/problem.ts';
import type { ProblemCode, WarningCode } from './codes.ts';

export type Values = Readonly<Record<string, number | string>>;

export interface Problem {
  readonly code: ProblemCode;
  /** Dotted key of the argument at fault, when one is: 'lines.ll.length'. */
  readonly field?: string;
  readonly values: Values;
}

export type Outcome<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: Problem };

export type Regime = 'permanent' | 'transient';
export type Where = 'asp' | 'll' | 'ref' | 'evaporator' | 'condenser';

export interface Warning {
  readonly code: WarningCode;
  readonly where?: Where;
  readonly regime?: Regime;
  readonly values?: Values;
}

/** Carries a problem out of the depth of a calculation; `outcomeOf` turns it into an answer, so it never leaves the room. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
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

/** The problem an error carries, the simulation's included. Rethrows what is no problem. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal || error instanceof ProblemFound) return error.problem;
  throw error;
}

/** The result of a calculation, or the problem that stopped it. */
export function outcomeOf<T>(compute: () => T): Outcome<T> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
