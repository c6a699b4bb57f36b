import type { Arguments } from '../arguments.ts';
import type { Problem, Values } from '../outcome.ts';

/** Of the values of a pinch: where it comes from, if nobody typed the air or the water. */
export const pinchBy = (given: Arguments): Values =>
  ['t_in', 't_out', 'flow'].some((key) => given.has(key)) ? {} : { by: 'supposed' };

/** Crossed temperatures. */
export const crossed = (pinch: number, given: Arguments): Problem => ({
  code: 'E_CROSS',
  values: { v: pinch, ...pinchBy(given) },
});

/**
 * Crossed, or nearly, by temperatures nobody typed: an estimate that does not fit this refrigerant, and no finding of an
 * exchanger.
 */
export const isBySupposed = ({ code, values }: { readonly code: string; readonly values?: Values }): boolean =>
  (code === 'E_CROSS' || code === 'W_PINCH') && values?.['by'] === 'supposed';
