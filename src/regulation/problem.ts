/** Why there is no answer: a code with the input at fault, put into words elsewhere. */
import { problemOf, Refusal } from '../schema/outcome.ts';

/**
 * `unknownFluid`: no fluid of the list nor a composition; `unknownOption`: a word that is none of the choices of its input;
 * `unknownProduct`: no key of the products; `unknownDate`: no day of the calendar; `required`: absent, and nothing stands for
 * it; `outOfRange`: no number the input can have.
 */
export type ProblemCode =
  'unknownFluid' | 'unknownOption' | 'unknownProduct' | 'unknownDate' | 'required' | 'outOfRange';

export interface Problem {
  readonly code: ProblemCode;
  /** Key of the input. */
  readonly field: string;
}

export interface NoAnswer {
  readonly problem: Problem;
}

/** Stops with a problem: no meaningful answer exists. */
export function refuse(field: string, code: ProblemCode): never {
  throw new Refusal<Problem>({ code, field });
}

/** The answer, or the problem that stopped it. */
export function answerOf<T>(ask: () => T): T | NoAnswer {
  try {
    return ask();
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
