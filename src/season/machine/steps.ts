/** A long computation a piece at a time: who drives it looks up between two. */

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type Steps<T> = Generator<Progress, T>;

/** The whole at once. */
export function drained<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
