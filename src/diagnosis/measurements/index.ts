/** Measurements: read from the files of gauges and loggers, written, and what they say of a machine by themselves. */
export { readMeasurements, readMeasurementTable } from './read.ts';
export type { Control } from './read.ts';
export type { Bytes } from './slices.ts';
export type { Choices, DateOrder, Mapped, Mapping, Proposal, Question, Reading } from './choices.ts';
export { PROBLEM_CODES, QUESTION_CODES, WARNING_CODES } from './codes.ts';
export type { ProblemCode, QuestionCode, WarningCode } from './codes.ts';
export type { Outcome, Problem } from './outcome.ts';
export { COLUMN_KEYS, COLUMNS, isColumnKey, quantityOf } from './columns.ts';
export type { ColumnKey, Quantity } from './columns.ts';
export { unitsOf } from './units.ts';
export type { Unit } from './units.ts';
export { blankFacts, FORMAT, setFromTable, tableFromSet, VERSION } from './set.ts';
export type {
  AnyColumns,
  ClockChange,
  HeldSpan,
  Machine,
  MeasurementSet,
  MeasurementTable,
  PressureMode,
  Probe,
  SetFacts,
} from './set.ts';
export { clockTime } from './clock-time.ts';
export { writeMeasurementsCsv } from './write/csv.ts';
export type { AnySet } from './write/csv.ts';
export { writeMeasurementsJson } from './write/json.ts';
export { svgWithMeasurements } from './write/svg.ts';
export { gaugeCheck } from './gauge-check.ts';
export type { GaugeCheck, GaugeRequest } from './gauge-check.ts';
export { analyseRecording, analysisSteps } from './steady/analyse.ts';
export type { AnalysisWarning, Interval, Recording, RecordingAnalysis } from './steady/analyse.ts';
export { LABELS } from './steady/labels.ts';
export type { Label, Start } from './steady/labels.ts';
export type { Series } from './steady/series.ts';
export { STEADY_SETTINGS } from './steady/settings.ts';
export type { SteadySettings } from './steady/settings.ts';
export { downsample } from './downsample.ts';
export { reminderFile } from './reminder.ts';
export type { Reminder } from './reminder.ts';
