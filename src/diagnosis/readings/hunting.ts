/** A superheat that was seen to swing: a finding of its own, which no model need infer. */
import { HUNTING_AMPLITUDE, HUNTING_PERIOD } from '../codes.ts';
import type { Visit } from './visit.ts';

/**
 * What was measured of a swing: `valve` with the amplitude and the time of an expansion valve that hunts, `swing` with the
 * amplitude alone, `none` below it.
 */
export function huntingOf({ figures: { osc = 0, period } }: Pick<Visit, 'figures'>): 'none' | 'swing' | 'valve' {
  if (osc < HUNTING_AMPLITUDE) return 'none';
  const { min, max } = HUNTING_PERIOD;
  return period !== undefined && period >= min && period <= max ? 'valve' : 'swing';
}
