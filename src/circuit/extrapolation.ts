/** Points beyond the published limits of the equation of state, as warnings. */
import type { Extrapolation } from '../simulation/engine-calls.ts';
import { warnOfExtrapolation } from '../simulation/warnings.ts';
import type { Warning } from './outcome.ts';

/** One W_EXTRAP for each limit passed: point, v, limit, unit. */
export function extrapolationWarnings(extrapolations: readonly Extrapolation[]): readonly Warning[] {
  const warnings: Warning[] = [];
  warnOfExtrapolation(extrapolations, (_code, values = {}) => warnings.push({ code: 'W_EXTRAP', values }));
  return warnings;
}
