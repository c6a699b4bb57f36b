/** What a diagnosis of one interval hears of the valve: it hunts in the whole recording, wherever the means are taken. */
import { HUNTING_AMPLITUDE } from '../../../../diagnosis/codes.ts';
import type { AnalysisFigures } from '../../../../runtime/recording-bridge.ts';
import { isReadable } from '../chart-intervals.ts';
import type { Swing } from './readings.ts';

type Intervals = AnalysisFigures['intervals'];
type Interval = Intervals[number];

/** Share of the readable time from which what a valve did elsewhere is said of each interval; a choice of this product. */
const OFTEN = 0.1;

const lengthOf = ({ start, end }: Interval): number => end - start;
const swings = ({ osc }: Swing): boolean => (osc ?? 0) >= HUNTING_AMPLITUDE;

const hunts = (intervals: Intervals): Intervals =>
  intervals.filter((interval) => interval.label === 'hunting' && swings(interval));

/** The longest stretch in which the valve hunted; undefined where it never did. */
export const longestHunt = (intervals: Intervals): Interval | undefined =>
  hunts(intervals).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];

/** Whether the valve hunted long enough for any interval to be told of it. */
function huntsOften(intervals: Intervals): boolean {
  const timeOf = (list: Intervals): number => list.reduce((sum, interval) => sum + lengthOf(interval), 0);
  return timeOf(hunts(intervals)) > OFTEN * timeOf(intervals.filter(isReadable));
}

/**
 * The swing that goes with the means of an interval, K and s: its own where it hunts, else that of the longest stretch that does.
 * A calm quarter of an hour does not make a machine normal whose valve hunts the rest of the time.
 * @param interval undefined of a span the reader chose
 */
export function swingOf(intervals: Intervals, interval?: Interval): Swing {
  if (interval !== undefined && swings(interval)) return interval;
  const hunt = huntsOften(intervals) ? longestHunt(intervals) : undefined;
  return hunt ?? interval ?? {};
}

/** Whether the swing of an interval is that of another. */
export const isSwingOfAnother = (intervals: Intervals, interval: Interval): boolean =>
  swingOf(intervals, interval) !== interval;
