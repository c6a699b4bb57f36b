/** The answer of a door that is asked within its range. */

/** @throws {Error} where a door refuses what was drawn: the draw is then wrong, and a test says so */
export function figureOf<T>(
  outcome:
    { readonly ok: true; readonly result: T } | { readonly ok: false; readonly problem: { readonly code: string } },
): T {
  if (!outcome.ok) throw new Error(`an exercise was drawn where there is no answer: ${outcome.problem.code}`);
  return outcome.result;
}
