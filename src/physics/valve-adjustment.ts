/**
 * One gesture on the screw of a thermostatic expansion valve, from a superheat reading. SI: kelvins, seconds; turns are counted
 * clockwise positive, which raises the superheat (Emerson 066154; Daikin IM 817-4, p. 32; US Army TM 9-4120-380-14, p. 5-66).
 * Steps, tolerance and number of gestures are practice.
 */

/** A valve hunts from this half swing on, K: the limit of the detector of recordings. */
export const HUNTING_HALF_SWING = 1.5;
/** Off target by no more than this, K, is on target. */
export const TOLERANCE = 1;
/** No more than this is asked of one gesture, K: up, and down, where liquid comes. */
const MOST_UP = 4;
const MOST_DOWN = 2;
/** A valve that hunts this far above its target is too large or senses badly, K. */
const HUNTING_ABOVE = 4;
/** No more than two turns at one time: TM 9-4120-380-14, p. 5-66. */
const MOST_TURNS = 2;
export const MOST_GESTURES = 3;
const QUARTER = 0.25;
/** Below this, K per turn, the superheat did not follow the screw. */
const NO_ANSWER = 0.1;
const ROUNDING = 1e-9;
/** Waiting time: five swings, 15 to 30 minutes, s; Emerson 066154 says up to 30 minutes. */
const SWINGS = 5;
const SHORTEST_WAIT = 900;
const LONGEST_WAIT = 1800;

export type Action = 'raise' | 'lower' | 'leave' | 'check' | 'stop';
export type EffectFrom = 'published' | 'measured' | 'unknown';

/** To a quarter of a turn, halves away from zero. */
export const quarterTurns = (turns: number): number =>
  // Plus zero, so that minus zero is none.
  Math.sign(turns) * Math.floor(Math.abs(turns) / QUARTER + 0.5 + ROUNDING) * QUARTER + 0;
const quarterTurnsWithin = (turns: number): number => Math.floor(turns / QUARTER + ROUNDING) * QUARTER;

/** K in one turn, from what the last gesture did; undefined where the superheat did not follow. */
export function effectOfTurn(before: number, after: number, turns: number): number | undefined {
  const effect = (after - before) / turns;
  return effect > NO_ANSWER ? effect : undefined;
}

/** How long to wait before the next reading, s, from the period of the swing, s. */
export const waitFromPeriod = (period?: number): number =>
  Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, SWINGS * (period ?? 0)));

export interface ValveReading {
  readonly superheat: number;
  readonly target: number;
  /** Lowest and highest while it was watched. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** K in one turn, where it is known. */
  readonly effect?: number | undefined;
  /** Turns left to the stops: in, and out. */
  readonly leftIn?: number | undefined;
  readonly leftOut?: number | undefined;
  readonly gestures: number;
  /** Something forbids the screw before anything is read. */
  readonly isBarred: boolean;
}

/** Why nothing, or less, is turned. */
export type ValveNote = 'huntingHigh' | 'finerThanQuarter' | 'endOfSpindle' | 'threeAdjustments';

export interface Gesture {
  readonly action: Action;
  readonly turns: number;
  readonly isHunting: boolean;
  readonly note?: ValveNote;
}

/** As far as the stem goes. */
function withinTravel(action: 'raise' | 'lower', turns: number, left: number | undefined): Omit<Gesture, 'isHunting'> {
  const sign = action === 'raise' ? 1 : -1;
  if (left === undefined || turns <= left + ROUNDING) return { action, turns: sign * turns };
  const rest = quarterTurnsWithin(Math.max(0, left));
  return rest === 0
    ? { action: 'stop', turns: 0, note: 'endOfSpindle' }
    : { action, turns: sign * rest, note: 'endOfSpindle' };
}

function judged(reading: ValveReading, isHunting: boolean): Omit<Gesture, 'isHunting'> {
  const { superheat, target, effect, gestures } = reading;
  const error = target - superheat;
  const isWet = (reading.low ?? superheat) <= 0;
  if (reading.isBarred) return { action: 'check', turns: 0 };
  if (gestures >= MOST_GESTURES) {
    const isOff = Math.abs(error) > TOLERANCE || isHunting || isWet;
    return isOff ? { action: 'stop', turns: 0, note: 'threeAdjustments' } : { action: 'leave', turns: 0 };
  }
  if (isHunting && superheat > target + HUNTING_ABOVE) return { action: 'check', turns: 0, note: 'huntingHigh' };
  if (isHunting || isWet || error > TOLERANCE) {
    const wanted = Math.min(MOST_UP, isHunting || isWet ? Math.max(error, TOLERANCE) : error);
    const turns =
      effect === undefined ? QUARTER : Math.min(MOST_TURNS, Math.max(QUARTER, quarterTurns(wanted / effect)));
    return withinTravel('raise', turns, reading.leftIn);
  }
  if (error < -TOLERANCE) {
    const turns =
      effect === undefined ? QUARTER : Math.min(MOST_TURNS, quarterTurnsWithin(Math.min(MOST_DOWN, -error) / effect));
    if (turns === 0) return { action: 'leave', turns: 0, note: 'finerThanQuarter' };
    return withinTravel('lower', turns, reading.leftOut);
  }
  return { action: 'leave', turns: 0 };
}

/** What to do with the screw, from one reading: never more than one gesture. */
export function gestureFromReading(reading: ValveReading): Gesture {
  const { low, high } = reading;
  const isHunting = low !== undefined && high !== undefined && (high - low) / 2 >= HUNTING_HALF_SWING;
  return { ...judged(reading, isHunting), isHunting };
}
