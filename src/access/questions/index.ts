/** Every question a program may ask, in the order they are listed. */
import { circuit } from './circuit.ts';
import { fieldDiagnosis } from './field-diagnosis.ts';
import { fluids } from './fluids.ts';
import { optimum } from './optimum.ts';
import { candidates, replacement } from './replacement.ts';
import { room } from './room.ts';
import { season } from './season.ts';
import { secondaryFluid } from './secondary-fluid.ts';
import { chargeClass } from './charge-class.ts';
import { compressorPoint } from './compressor-point.ts';
import { compare } from './compare.ts';
import { cycle } from './cycle.ts';
import { dryIce } from './dry-ice.ts';
import { law } from './law.ts';
import { leakTopUp } from './leak.ts';
import { lineSize } from './line-size.ts';
import type { Question } from './question.ts';
import { performance } from './performance.ts';
import { reading } from './reading.ts';
import { saturation } from './saturation.ts';
import { state } from './state.ts';
import { table } from './table.ts';
import { tableDoctor } from './table-doctor.ts';
import { uses } from './uses.ts';

export { answerTo } from './question.ts';
export type { Answer, Question } from './question.ts';
export const QUESTIONS: readonly Question[] = [
  saturation,
  state,
  reading,
  cycle,
  compare,
  lineSize,
  chargeClass,
  law,
  circuit,
  optimum,
  season,
  room,
  secondaryFluid,
  fluids,
  leakTopUp,
  dryIce,
  tableDoctor,
  performance,
  fieldDiagnosis,
  compressorPoint,
  replacement,
  candidates,
  uses,
];

/** With those whose answer is a table: for addresses, files and the command. */
export const ALL_QUESTIONS: readonly Question[] = [...QUESTIONS, table];
