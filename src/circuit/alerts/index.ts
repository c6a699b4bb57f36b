/** What a study has to say before anything else: one list of coded alerts, worst first. */
export {
  acknowledge,
  acknowledgementOf,
  acknowledgementsFromParameter,
  LONGEST_NOTE,
  parameterFromAcknowledgements,
  takenBack,
} from './acknowledged.ts';
export type { Acknowledged, Acknowledgement, Acknowledgements } from './acknowledged.ts';
export { ALERT_CODES, alertsOfPage, isMissing, isOfSafety, worstFirst, worstOf } from './alert.ts';
export type { Alert, AlertCode, AlertPage, Amount, Finding, StudyCode } from './alert.ts';
export { safetyFacts } from './facts.ts';
export { lawOfStudy } from './law.ts';
export type { PartPage, SimulationStatus, Status, Statuses } from './missing.ts';
export { pressureItems } from './ped.ts';
export type { PressureItem } from './ped.ts';
export { AREA_FIELD, pedGroupOf, safetyAlerts } from './safety.ts';
export type { SafetyFacts } from './safety.ts';
export type { Source, SourceKind, SourceName } from './source.ts';
export { SOURCES } from './sources.ts';
export { studyAlerts } from './study.ts';
export type { Study } from './study.ts';
