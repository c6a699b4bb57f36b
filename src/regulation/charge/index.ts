/** What the law says of a charge: the light door, for what runs on a page. The rules, heavy with prose, are behind `../index.ts`. */
export { EN_378_EDITION, EN_378_SOURCES } from './edition.ts';
export {
  chargeThresholds,
  comfortAreaFromCharge,
  comfortChargeFromArea,
  LFL_SHARE,
  MOUNTING_HEIGHTS,
} from './formulas.ts';
export type { ChargeThresholds, Mounting } from './formulas.ts';
export {
  ACCESSES,
  APPLICATIONS,
  countsMounting,
  ENCLOSURE_PLACES,
  flammabilityOf,
  LOCATIONS,
  SAFETY_CLASSES,
} from './inputs.ts';
export type { Access, Application, ChargeInputs, EnclosurePlace, Flammability, Location } from './inputs.ts';
export { chargeLimit, roomForCharge } from './limit.ts';
export type { ChargeLimit, ChargeVerdict, Governing, RoomForCharge } from './limit.ts';
export { c3Measures, CHARGE_NOTES, chargeNotes } from './notes.ts';
export type { ChargeNote, ChargeNoteCode } from './notes.ts';
export { isLight } from './light-gases.ts';
export { C3_LARGEST_AREA, C3_MOST_CHARGE } from './provisions-c3.ts';
export type { C3, C3Closed } from './provisions-c3.ts';
export type { Says } from './says.ts';
export { MOST_2L_IN_II } from './tables.ts';
export { boxText, leakAnswer, leakReadings } from './leak-answer.ts';
export type {
  BlendCharge,
  FormBox,
  LeakAnswer,
  LeakConditions,
  LeakFacts,
  LeakReading,
  NoLeakAnswer,
  ReadingAnswer,
} from './leak-answer.ts';
export type { NoAnswer, Problem, ProblemCode } from '../problem.ts';
