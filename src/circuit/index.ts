/** The room's doors: what a circuit is made of, around the points a simulation gives. One line for each door. */
export type { Outcome, Problem, Regime, Values, Warning, Where } from './outcome.ts';
export { equivalentLength, FITTINGS } from './pipes/fittings.ts';
export type { Fitting } from './pipes/fittings.ts';
export * from './pipes/index.ts';
export * from './components/index.ts';
export * from './technique/index.ts';
export * from './exchangers/index.ts';
export * from './charge/index.ts';
