/** What a study has to say before anything else: one list of coded alerts, worst first. */
export { ALERT_CODES, SEVERITIES, worstFirst, worstOf } from './alert.ts';
export type { Alert, AlertCode, AlertPage, Severity } from './alert.ts';
export { safetyFacts } from './facts.ts';
export { AREA_FIELD, safetyAlerts } from './safety.ts';
export type { RoomVerdict, SafetyFacts } from './safety.ts';
export { studyAlerts } from './study.ts';
export type { Study } from './study.ts';
