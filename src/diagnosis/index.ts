/** The room's doors: a machine with a fault, and what readings say of a machine. One line for each door. */
export { simulateFault } from './twin/simulate-fault.ts';
export { derivedFigures, ruleScore, signScore } from './rules/rule-score.ts';
export { diagnose } from './likelihood/diagnose.ts';
export { prepareDiagnosis } from './likelihood/prepare.ts';
export { compareVisits } from './comparison.ts';
export { driftOf } from './drift.ts';
export { standstillFluids } from './rules/standstill-fluids.ts';
export * from './measurements/index.ts';
