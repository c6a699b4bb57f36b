/**
 * Questions that come back: one missed is asked again the next day, then after 3, 7 and 21 days as long as it is answered
 * right; missed again, it begins anew. Days are those of the reader's calendar.
 */

/** Days to the next time, after each right answer in turn; a miss is the first. */
export const STEPS = [1, 3, 7, 21] as const;

export interface Due {
  /** Place in STEPS of the wait it is in. */
  readonly step: number;
  /** The day it comes back, as "2026-11-25". */
  readonly on: string;
}

/** What comes back, by "quiz/question". */
export type Deck = Readonly<Record<string, Due>>;

/** A day so many days later, whatever the clocks do in between. */
export function daysLater(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Whether a question is to be asked again on a day: days of this form sort as texts. */
export const isDue = (due: Due, today: string): boolean => due.on <= today;

/** Names of what is to be asked again on a day. */
export const dueOn = (deck: Deck, today: string): readonly string[] =>
  Object.entries(deck).flatMap(([name, due]) => (isDue(due, today) ? [name] : []));

/**
 * The deck after a sitting: a miss comes back the next day, a right answer on its day moves it on or, after the last wait,
 * out. A right answer before its day says nothing.
 */
export function afterSitting(
  deck: Deck,
  answered: readonly (readonly [name: string, isRight: boolean])[],
  today: string,
): Deck {
  const next = new Map(Object.entries(deck));
  for (const [name, isRight] of answered) {
    const before = next.get(name);
    if (!isRight) next.set(name, { step: 0, on: daysLater(today, STEPS[0]) });
    else if (before && isDue(before, today)) {
      const wait = STEPS[before.step + 1];
      if (wait === undefined) next.delete(name);
      else next.set(name, { step: before.step + 1, on: daysLater(today, wait) });
    }
  }
  return Object.fromEntries(next);
}
