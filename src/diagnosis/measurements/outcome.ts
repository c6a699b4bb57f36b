/** What the doors of this folder answer: a result, or a problem as a code with its field and values. */
import type { ProblemCode } from './codes.ts';

export type Values = Readonly<Record<string, number | string>>;

export interface Problem {
  readonly code: ProblemCode;
  /** The choice, column or key at fault, when one is. */
  readonly field?: string;
  readonly values: Values;
}

export type Outcome<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: Problem };

/** Carries a problem out of the depth of a reading; it never leaves the folder. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops the reading with a problem. */
export function refuse(code: ProblemCode, values: Values = {}, field?: string): never {
  throw new Refusal(field === undefined ? { code, values } : { code, field, values });
}

/** The result of a calculation, or the problem that stopped it. */
export function outcomeOf<T>(compute: () => T): Outcome<T> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** As much of a text of the file as a message quotes. */
const QUOTED = 40;
export const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED - 1)}…` : text);
