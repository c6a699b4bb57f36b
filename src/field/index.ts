/** The room's doors: what a technician asks of a fluid that is not a machine. */
export { dryIce } from './dry-ice/dry-ice.ts';
export type { Answers as DryIceAnswers, DryIceOutcome, DryIceProblem } from './dry-ice/dry-ice.ts';
export { tableDoctor } from './tables/doctor.ts';
export type { Convention, TableDiagnosis, TableOutcome, TableProblem } from './tables/doctor.ts';
