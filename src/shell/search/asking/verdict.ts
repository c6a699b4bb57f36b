/** What a temperature on the pipe says beside the saturation at the pressure read there. */
import type { Side } from './question.ts';

/** Temperatures of both curves at one pressure, K. */
export interface Saturations {
  readonly bubble: number;
  readonly dew: number;
}

/**
 * `colder`: under the dew on a suction pipe, `hotter`: above the bubble on a liquid line. Neither is a subcooling or a
 * superheat: there is liquid where there should be none, or gas, or the probe or the gauge is wrong.
 */
export type Verdict = 'superheat' | 'subcooling' | 'dischargeSuperheat' | 'colder' | 'hotter' | 'twoPhase';
/** What the same reading would say on the other side, where no side is named; or that it was none of a discharge. */
export type Otherwise = 'ifLow' | 'ifHigh' | 'notDischarge';

export interface Judged {
  readonly verdict: Verdict;
  /** K, from the curve that decides; above zero. */
  readonly difference: number;
  readonly curve: 'dew' | 'bubble';
  readonly otherwise?: Otherwise;
}

/**
 * Dew decides on the suction and on the discharge, bubble on the liquid line; without a side, the phase does, and what
 * the other side would mean goes with it.
 * @param T K, measured on the pipe
 */
export function judged(T: number, { bubble, dew }: Saturations, side: Side | undefined): Judged {
  const fromDew = (verdict: Verdict, otherwise?: Otherwise): Judged => ({
    verdict,
    difference: Math.abs(T - dew),
    curve: 'dew',
    ...(otherwise && { otherwise }),
  });
  const fromBubble = (verdict: Verdict, otherwise?: Otherwise): Judged => ({
    verdict,
    difference: Math.abs(T - bubble),
    curve: 'bubble',
    ...(otherwise && { otherwise }),
  });
  if (side === 'low') return fromDew(T >= dew ? 'superheat' : 'colder');
  if (side === 'high') return fromBubble(T <= bubble ? 'subcooling' : 'hotter');
  if (side === 'discharge') {
    // Colder than the dew there is liquid: the figure can only be that of the liquid line.
    if (T >= dew) return fromDew('dischargeSuperheat');
    return T <= bubble ? fromBubble('subcooling', 'notDischarge') : fromDew('twoPhase');
  }
  if (T >= dew) return fromDew('superheat', 'ifHigh');
  return T <= bubble ? fromBubble('subcooling', 'ifLow') : fromDew('twoPhase');
}
