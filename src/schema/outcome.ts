/** What is answered to a question anywhere on the site: a result, or the problem that stands in its way, as a code. */

export type Values = Readonly<Record<string, number | string>>;

/** Why there is no answer. A room names its own codes; texts are made where they are read. */
export interface ProblemOf<Code extends string> {
  readonly code: Code;
  /** Dotted key of the argument at fault, when one is: 'lines.ll.length'. */
  readonly field?: string;
  readonly values: Values;
}

export type OutcomeOf<T, P> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: P };

interface Coded {
  readonly code: string;
}

/** Carries a problem out of the depth of a calculation; `outcomeOf` turns it into an answer, so that it never leaves its room. */
export class Refusal<P extends Coded = ProblemOf<string>> extends Error {
  readonly problem: P;

  constructor(problem: P) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Stops a calculation with a problem of the codes of a room. Values in API units. */
export type Refuse<Code extends string> = (code: Code, field?: string, values?: Values) => never;

export const refuse: Refuse<string> = (code, field, values = {}) => {
  throw new Refusal(field === undefined ? { code, values } : { code, field, values });
};

/** The problem an error carries. Rethrows what is no problem. A room names its own codes. */
export function problemOf<P extends Coded = ProblemOf<string>>(error: unknown): P {
  if (error instanceof Refusal) return error.problem as Coded as P;
  throw error;
}

/** The result of a calculation, or the problem that stopped it. */
export function outcomeOf<T, P extends Coded = ProblemOf<string>>(compute: () => T): OutcomeOf<T, P> {
  try {
    return { ok: true, result: compute() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
