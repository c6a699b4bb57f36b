/** Problems of a simulation, told by the names a door gives its own arguments. */
import type { Problem } from './outcome.ts';
import { problemOf, Refusal } from './outcome.ts';

/** A problem whose field is called otherwise at this door. */
export function renamedProblem(problem: Problem, names: Readonly<Record<string, string>>): Problem {
  const { field } = problem;
  const name = field === undefined ? undefined : names[field];
  return name === undefined ? problem : { ...problem, field: name };
}

/** Computes, and renames the field of the problem that stops it. */
export function withFields<T>(names: Readonly<Record<string, string>>, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    throw new Refusal(renamedProblem(problemOf(error), names));
  }
}
