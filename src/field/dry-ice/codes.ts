/** What can be wrong with a question on CO2 below its triple point, and what its answer warns of. */
import type { ProblemCode } from '../../circuit/codes.ts';

export const DRY_ICE_PROBLEM_CODES = ['E_SUBRANGE', 'E_START', 'E_ENDPRESSURE', 'E_FILL'] as const;
export type DryIceProblemCode = ProblemCode | (typeof DRY_ICE_PROBLEM_CODES)[number];

/** In the order they are said. */
export const DRY_ICE_WARNING_CODES = ['W_TRIPLE', 'W_DRYICE', 'W_RELIEF_LIQUID', 'W_STEEL'] as const;
export type DryIceWarningCode = (typeof DRY_ICE_WARNING_CODES)[number];
