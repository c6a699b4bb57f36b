/** What can be wrong at the room's doors, by code, and what they warn of. Each has a text in both languages. */
import type { ProblemCode as CircuitProblemCode } from '../circuit/codes.ts';

/** Of a leak, beside those of any argument and of a simulation. */
export const LEAK_PROBLEM_CODES = ['E_PURE', 'E_LOST', 'E_FULL', 'E_LEAK', 'E_FAR'] as const;
export type FieldProblemCode = CircuitProblemCode | (typeof LEAK_PROBLEM_CODES)[number];

/** What to know about a leak and its top-ups, in the order it is said. */
export const LEAK_WARNING_CODES = [
  'W_REPAIR',
  'W_FLAM_MORE',
  'W_FLAM_VAPOUR',
  'W_VAPOUR_TOPUP',
  'W_RUNNING',
  'W_COLD',
  'W_VOLUME',
  'W_ESTIMATED',
] as const;
export type LeakWarningCode = (typeof LEAK_WARNING_CODES)[number];

/** Whether a leak may be topped up. */
export const LEAK_VERDICTS = ['V_TOPUP', 'V_TOPUP_CARE', 'V_RECOVER'] as const;
export type LeakVerdict = (typeof LEAK_VERDICTS)[number];
