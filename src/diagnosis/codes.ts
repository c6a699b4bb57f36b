/** What can be wrong at the room's doors, by code, and what they warn of. Each code has a text in both languages. */
import type { ProblemCode as CircuitProblemCode } from '../circuit/codes.ts';

/** Of a diagnosis, beside those of any argument (E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP, E_ENGINE). */
export const DIAGNOSIS_PROBLEM_CODES = ['E_PSAT', 'E_FEW', 'E_FLOODED', 'E_TWIN', 'E_STOP', 'E_REF_FAULT'] as const;

export type DiagnosisProblemCode = CircuitProblemCode | (typeof DIAGNOSIS_PROBLEM_CODES)[number];

export const DIAGNOSIS_WARNING_CODES = [
  'W_UNC',
  'W_GLIDEREAD',
  'W_IMPOSSIBLE',
  'W_TD',
  'W_EMPTY',
  'W_LIQBACK',
  'W_HUNTING',
  'W_NO_LIQUID',
  'W_FLOODLL',
  'W_NOREF',
  'W_REF_HUMIDITY',
  'W_DOMAIN',
  'W_INCONCLUSIVE',
  'W_PROBE',
  'S_SUCTION_OVER_AIR',
  'S_LIQUID_UNDER_AIR',
  'S_DISCHARGE_UNDER_TK',
  'S_VALVE_WARMER',
  'G_AIR',
  'G_STANDSTILL',
] as const;
export type DiagnosisWarningCode = (typeof DIAGNOSIS_WARNING_CODES)[number];

export const VERDICT_CODES = [
  'V_FAULT',
  'V_PAIR',
  'V_NORMAL',
  'V_NOTHING_SHOWN',
  'V_SENSOR',
  'V_UNDECIDED',
  'V_HUNTING',
  'V_RETAKE',
  'V_STOPPED',
  'V_FIRST_OPINION',
  'W_MULTI',
  'W_DOMAIN',
] as const;
export type VerdictCode = (typeof VERDICT_CODES)[number];

/** How sure a hypothesis is: seen for itself, or by its share. */
export type Word = 'measured' | 'very_likely' | 'likely' | 'possible' | 'unlikely';

/** K, half peak to peak, from which a superheat that swings is a valve that hunts, and s a swing of a valve takes. */
export const HUNTING_AMPLITUDE = 1.5;
export const HUNTING_PERIOD = { min: 20, max: 600 } as const;
/** K between a bubble point and the air around, within which a refrigerant fits a pressure at rest. */
export const STANDSTILL_NEAR = 1.5;
/** Chance that a machine is outside what can be simulated, whatever it reads: no probability shown is of more than the rest. */
export const OUTSIDE = 0.05;
/** Bits from which a reading is worth the way. */
export const WORTH_BITS = 0.05;
