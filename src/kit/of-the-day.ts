/** The day of the reader, followed over midnight, and what of a served page is of one day and not of another. */
import { today } from '../language/days.ts';

/** ms: a clock that was set, a device that slept: looked at again at least this often. */
const LOOK_AGAIN = 3_600_000;

function untilMidnight(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Says the reader's day at once, and again whenever another one has begun.
 * @returns what ends it
 */
export function followDay(say: (day: string) => void): () => void {
  let day = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = today();
    if (now !== day) say((day = now));
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(untilMidnight() + 1, LOOK_AGAIN));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Whether what holds from a day on, and not from another on, holds on a day; a bound that is not there bounds nothing. */
export const isOfDay = (from: string | undefined, until: string | undefined, day: string): boolean =>
  (from ?? day) <= day && (until === undefined || day < until);
