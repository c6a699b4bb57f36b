/** The room's doors: questions about a blend that come up in the field. */
export { leak } from './leak/leak.ts';
export type { Leak, LeakStage } from './leak/result.ts';
export type { FieldOutcome, FieldProblem } from './outcome.ts';
