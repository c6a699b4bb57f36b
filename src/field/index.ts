/** The room's doors: what a technician asks of a fluid that is not a machine. */
export { dryIce } from './dry-ice/dry-ice.ts';
export type { Answers as DryIceAnswers, DryIceOutcome, DryIceProblem } from './dry-ice/dry-ice.ts';
export { tableDoctor } from './tables/doctor.ts';
export type { Convention, TableDiagnosis, TableOutcome } from './tables/doctor.ts';
export type { Cause, TableProblem, Verdict } from './tables/codes.ts';
export { VERSIONS as MODEL_VERSIONS } from './tables/model.ts';
export { LONGEST_PASTE, rowsFromText } from './tables/paste.ts';
export type { PastedRows } from './tables/paste.ts';
export { CURVES, T_UNITS, UNITS } from './tables/readings.ts';
export { leak } from './leak/leak.ts';
export type { Leak, LeakStage } from './leak/result.ts';
export type { FieldOutcome, FieldProblem } from './outcome.ts';
