/** The room's doors: what a circuit is made of, around the points a simulation gives. One line for each door. */
export type { Outcome, Problem, Regime, Values, Warning, Where } from './outcome.ts';
