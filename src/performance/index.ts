/** The room's doors: what a machine gives, what it draws, what its counters say, and how that compares. */
export { measuredPerformance } from './measured/measured-performance.ts';
export type { MeasuredPerformance, Witness } from './measured/measured-performance.ts';
export { electricalPower } from './electrical.ts';
export { countersPerformance } from './counters.ts';
export { comparePerformance } from './compare.ts';
