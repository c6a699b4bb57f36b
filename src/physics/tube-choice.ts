/** Which tube a line takes: one rule for the page of pipes and for the calculator of one line. */

/** What a tube may not hold: the highest speed, the drop allowed, oil carried up a riser, the design pressure. */
export const TUBE_LIMITS = ['speed', 'saturation', 'oil', 'pressure'] as const;
export type TubeLimit = (typeof TUBE_LIMITS)[number];

/** Whether a tube holds each limit. The drop is asked last: it costs the most. */
export interface TubeJudge<T> {
  isSlow(tube: T): boolean;
  stands(tube: T): boolean;
  dropsLittle(tube: T): boolean;
  carriesOil(tube: T): boolean;
}

export interface ChosenTube<T> {
  readonly tube: T;
  /** Whether some tube of the list holds speed, drop and pressure, whatever becomes of the oil. */
  readonly isHeld: boolean;
}

/**
 * The smallest tube that holds speed, drop and pressure. Where it is too wide to carry its oil, the widest that carries it
 * without breaking speed or pressure, at the price of the drop; where no tube holds the drop, the smallest that holds speed
 * and pressure. Undefined where none does that. @param tubes from the narrowest inside
 */
export function chooseTube<T>(tubes: readonly T[], judge: TubeJudge<T>): ChosenTube<T> | undefined {
  const able = tubes.filter((tube) => judge.isSlow(tube) && judge.stands(tube));
  const held = able.find((tube) => judge.dropsLittle(tube));
  const first = held ?? able[0];
  if (first === undefined) return undefined;
  const isHeld = held !== undefined;
  if (judge.carriesOil(first)) return { tube: first, isHeld };
  return { tube: able.findLast((tube) => judge.carriesOil(tube)) ?? first, isHeld };
}
