/** What a comparison comes to: whether a machine can take another refrigerant as it stands. Apart from what computes it. */
import type { RatedPressure } from './same-machine/checks.ts';
import type { SameMachine } from './same-machine/same-machine.ts';

/** `stop`: not as it stands; `check`: some of it is to be looked at first; `go`: nothing found against it. */
export type VerdictLevel = 'stop' | 'check' | 'go';

/**
 * Without a plate a machine is taken to be built for its own refrigerant and no more, which few are: over that by less than
 * this its plate decides. Practice; the changes of the published list, made on machines that ran, lie within.
 */
const UNKNOWN_PLATE = 1.1;

/** Whether a side asks for more than the machine is known, or likely, to stand. */
export const isOverRated = ({ needed, rated }: RatedPressure, hasPlate: boolean): boolean =>
  needed !== null && rated !== null && needed > rated * (hasPlate ? 1 : UNKNOWN_PLATE);

/** @param hasPlate by side: whether its pressure was typed */
export function verdictLevel(
  { checks, pressures }: Pick<SameMachine, 'checks' | 'pressures'>,
  hasPlate: { readonly high: boolean; readonly low: boolean },
): VerdictLevel {
  const isOver = isOverRated(pressures.high, hasPlate.high) || isOverRated(pressures.low, hasPlate.low);
  // A class its rooms and parts were not chosen for, which no adjustment mends.
  if (isOver || checks.some(({ code }) => code === 'C_CLASS')) return 'stop';
  return checks.length > 0 ? 'check' : 'go';
}
