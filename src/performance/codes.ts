/** What can be said at the room's doors, by code. Each has a text in both languages. */
import type { ProblemCode as CircuitProblemCode } from '../circuit/codes.ts';

/** Of a measured performance, beside those of any argument (E_MISSING, E_NUMBER, E_RANGE, E_MODE, E_FLUID, E_COMP, E_ORDER). */
export const PERFORMANCE_PROBLEM_CODES = [
  'E_PSAT',
  'E_WET',
  'E_SC_NEG',
  'E_POWER',
  'E_FEW',
  'E_COUNTER',
  'E_BOUNDARY',
] as const;
export type PerformanceProblemCode = CircuitProblemCode | (typeof PERFORMANCE_PROBLEM_CODES)[number];

/** Told with a figure; those that begin with E leave a reading or a witness out and answer with the rest. */
export const PERFORMANCE_WARNING_CODES = [
  'E_WET',
  'W_SUCTION_LINE',
  'E_SC_NEG',
  'W_FLASH',
  'E_FLASH',
  'E_DISCHARGE',
  'E_SWAP',
  'W_ENV',
  'W_LATENT',
  'W_COSPHI',
  'W_UNBALANCE',
  'W_POWER_ROUGH',
  'W_NOT_A_YEAR',
  'W_DEFROST_COUNT',
  'W_FAR',
] as const;
export type PerformanceWarningCode = (typeof PERFORMANCE_WARNING_CODES)[number];

export const MEASURED_VERDICTS = [
  'V_AGREE',
  'V_ONE',
  'V_RATIO',
  'V_FALSE',
  'V_WITNESS',
  'V_EITHER',
  'V_UNTOLD',
  'V_SEVERAL',
] as const;
export type MeasuredVerdict = (typeof MEASURED_VERDICTS)[number];

export const COMPARED_VERDICTS = ['P_COMPATIBLE', 'P_BELOW', 'P_ABOVE'] as const;
export type ComparedVerdict = (typeof COMPARED_VERDICTS)[number];

/** Why a witness that was asked for is not heard. */
export type WitnessRefusal = 'E_SWAP' | 'E_NEGATIVE' | 'E_STATE' | 'E_FLUID';
