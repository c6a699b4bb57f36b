/** Rows in order of time: changes of hour, order, repeated instants, gaps. */
import type { Findings } from './choices.ts';
import type { Draft, DraftColumn } from './draft.ts';
import type { ClockChange } from './set.ts';

const HOUR = 3_600_000;
/** Steps by which a change of hour may miss the hour. */
const STEPS = 2;
/** ms: with longer steps an hour more or less tells nothing. */
const LONGEST_STEP = HOUR / 4;
/** A step above so many medians is a gap. */
const GAP = 5;
/** Places whose clocks change on different days; the reader's own comes first. */
const ZONES = ['Europe/Paris', 'America/New_York', 'Australia/Sydney', 'Pacific/Auckland', 'America/Santiago'];

/** The middle of the values, the lower of two; 0 of none. */
export function median(values: readonly number[] | Float64Array): number {
  return Float64Array.from(values).sort()[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** The usual step between instants, of the sort they are in. */
export function usualStep(times: Float64Array): number {
  const steps = new Float64Array(Math.max(0, times.length - 1));
  let count = 0;
  for (let i = 1; i < times.length; i++) {
    const step = times[i]! - times[i - 1]!;
    if (step > 0) steps[count++] = step;
  }
  return median(steps.subarray(0, count));
}

/** Minutes a clock of the zone is ahead of UTC at an instant. */
function offsetAt(format: Intl.DateTimeFormat, ms: number): number {
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return (Date.UTC(year, month - 1, day, hour, minute) - ms) / 60_000;
}

/** Whether clocks somewhere went forward on the day of a local instant: asked of the platform's own calendar of zones. */
function isForwardDay(localMs: number): boolean {
  const day = Math.floor(localMs / (24 * HOUR)) * 24 * HOUR;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [own, ...ZONES].some((timeZone) => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    return offsetAt(format, day + 18 * HOUR) > offsetAt(format, day - 18 * HOUR);
  });
}

export interface Ordered {
  /** ms, strictly rising; a change of hour of the clock is taken out. */
  readonly times: Float64Array;
  readonly columns: readonly DraftColumn[];
  /** ms from the first row on. */
  readonly clock: readonly ClockChange[];
}

/** Times that go on through changes of hour of a local clock, with those changes. */
function steadyClock(stamps: Float64Array, findings: Findings): { times: Float64Array; clock: ClockChange[] } {
  const step = usualStep(stamps);
  const clock: ClockChange[] = [];
  if (step === 0 || step > LONGEST_STEP) return { times: stamps, clock };
  const times = stamps.slice();
  const isHour = (ms: number): boolean => Math.abs(ms - HOUR) <= STEPS * step;
  let shift = 0;
  for (let i = 1; i < stamps.length; i++) {
    const moved = stamps[i]! - stamps[i - 1]!;
    const next = i + 1 < stamps.length ? stamps[i + 1]! - stamps[i]! : 0;
    // One row out of place is followed by the way back.
    if (isHour(-moved) && !isHour(next)) {
      shift += HOUR;
      findings.warn('W_CLOCK_BACK');
    } else if (moved > GAP * step && isHour(moved) && !isHour(-next) && isForwardDay(stamps[i]!)) {
      shift -= HOUR;
      findings.warn('W_CLOCK_FORWARD');
    }
    times[i] = stamps[i]! + shift;
    const before = clock.at(-1)?.shift ?? 0;
    if (-shift / 1000 !== before) clock.push({ at: (times[i]! - times[0]!) / 1000, shift: -shift / 1000 });
  }
  return { times, clock };
}

const isRising = (times: Float64Array): boolean => {
  for (let i = 1; i < times.length; i++) if (!(times[i]! > times[i - 1]!)) return false;
  return true;
};

/** Rows at the given places of a column; of rows at one instant the last that has a value. */
function merged(values: Float64Array, order: Uint32Array, rows: Uint32Array, count: number): Float64Array {
  const result = new Float64Array(count).fill(Number.NaN);
  for (let i = 0; i < order.length; i++) {
    const value = values[order[i]!]!;
    if (!Number.isNaN(value)) result[rows[i]!] = value;
  }
  return result;
}

/** Puts the rows of a draft in order of time, and says what was found on the way. */
export function inOrder(draft: Draft, findings: Findings): Ordered {
  const { stamps, columns } = draft;
  const { times, clock } =
    draft.clock === 'local' && !draft.isHeld ? steadyClock(stamps, findings) : { times: stamps, clock: [] };
  const isWhole = !times.some(Number.isNaN);
  if (isWhole && isRising(times)) {
    if (!draft.isHeld) warnOfGaps(times, findings);
    return { times, columns, clock };
  }
  const places = Array.from(times.keys()).filter((place) => !Number.isNaN(times[place]));
  findings.warn('W_RAGGED', times.length - places.length);
  let isSorted = true;
  for (let i = 1; i < places.length; i++) isSorted &&= times[places[i]!]! >= times[places[i - 1]!]!;
  if (!isSorted) {
    findings.warn('W_ORDER');
    places.sort((a, b) => times[a]! - times[b]! || a - b);
  }
  const order = Uint32Array.from(places);
  const rows = new Uint32Array(order.length);
  for (let i = 1; i < order.length; i++) {
    rows[i] = rows[i - 1]! + (times[order[i]!]! > times[order[i - 1]!]! ? 1 : 0);
  }
  const count = order.length === 0 ? 0 : rows.at(-1)! + 1;
  findings.warn('W_REPEAT', order.length - count);
  const unique = merged(times, order, rows, count);
  if (!draft.isHeld) warnOfGaps(unique, findings);
  return {
    times: unique,
    columns: columns.map((column) => ({ ...column, values: merged(column.values, order, rows, count) })),
    clock,
  };
}

function warnOfGaps(times: Float64Array, findings: Findings): void {
  const longest = GAP * usualStep(times);
  let gaps = 0;
  for (let i = 1; i < times.length; i++) if (times[i]! - times[i - 1]! > longest) gaps += 1;
  findings.warn('W_GAP', gaps);
}
