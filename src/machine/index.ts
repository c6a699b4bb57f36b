/** What a machine is, and what follows from it: plain functions, no engine, no DOM, no text. */
export { candidates, HEADINGS } from './candidates.ts';
export type { Candidate, Candidates, Heading } from './candidates.ts';
export { chargeRange, exactCharge } from './charge-range.ts';
export type { ChargeParts, ChargeRange, ExchangerCharge } from './charge-range.ts';
export { USE_IDS } from './facts.ts';
export type { FactKey, MachineFacts, UseId } from './facts.ts';
export * from './limits.ts';
export { opening } from './opening.ts';
export type { Opening } from './opening.ts';
export { OPENINGS, pointOf } from './points.ts';
export { newEquipment, productOf } from './products.ts';
export type { NewEquipment, NewProduct } from './products.ts';
export { isClassAbove } from './classes.ts';
export { REASONS, replacement, VERDICTS } from './replacement.ts';
export type {
  Figures,
  Reason,
  ReasonCode,
  ReasonValues,
  Replacement,
  ReplacementFigures,
  VerdictCode,
} from './replacement.ts';
export { roomNeed, roomVerdict, supposedPlace } from './room.ts';
export type { RoomCode, RoomFact, RoomInputs, RoomNeed, RoomVerdict, SupposedPlace } from './room.ts';
export type { Compressor, Expansion, Point, Use } from './schema.ts';
export { serviceOf } from './service.ts';
export type { Service } from './service.ts';
export { isGrave, LEVELS, rankOf, worstFirst, worstLevel } from './severity.ts';
export type { Level } from './severity.ts';
export { findUse, isUse, USES } from './uses.ts';
export { FACT_FIELDS, FACT_NAMES, FIRST_FACTS, factValue, isFactName } from './record/fact-fields.ts';
export type { BareFacts, Fact, FactName, Facts, FactSource, FactValue } from './record/fact-fields.ts';
export { machineFrom, MACHINE_PARAMETER, parameterFrom } from './record/link.ts';
export { moved } from './record/moved.ts';
export type { Mark, Moved, OldProject, OldRun, OldVisit } from './record/moved.ts';
export { bareFacts, machineFacts, recordFrom } from './record/record.ts';
export type { MachineRecord, Study } from './record/record.ts';
export type { KeptResult } from './record/results.ts';
