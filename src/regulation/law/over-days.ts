/** What is told of the law by the day it is read on: pages are served long after they were built. */
import { rules } from './rules.ts';
import { dayAfter } from './timeline.ts';

/** Days on which what is told can change: a rule begins or has ended, or what let a fluid in has. */
const DAYS: readonly string[] = /* @__PURE__ */ (() => {
  const days = rules.flatMap(({ from, until, exceptions }) => [
    from,
    ...[until, ...exceptions.map((exception) => exception.until)].flatMap((last) =>
      last ? [last, dayAfter(last)] : [],
    ),
  ]);
  return [...new Set(days.filter((day) => typeof day === 'string'))].toSorted();
})();

/** The days after one on which what the law says can change, the first first. */
export const lawDaysAfter = (day: string): readonly string[] => DAYS.filter((each) => each > day);

/** What is told from a day on, until the next. */
export interface Told<T> {
  /** ISO date; undefined for what holds from the day asked on. */
  readonly from: string | undefined;
  /** ISO date of the first day it no longer holds; undefined where it holds for good. */
  readonly until: string | undefined;
  readonly told: T;
}

/** What is told on a day and on every later one: one entry as long as it is the same. */
export function toldOverDays<T>(day: string, tell: (day: string) => T): readonly Told<T>[] {
  const all: { from: string | undefined; until: string | undefined; told: T; text: string }[] = [];
  for (const each of [day, ...lawDaysAfter(day)]) {
    const told = tell(each);
    const text = JSON.stringify(told) ?? '';
    const last = all.at(-1);
    if (last?.text === text) continue;
    if (last) last.until = each;
    all.push({ from: last && each, until: undefined, told, text });
  }
  return all.map(({ from, until, told }) => ({ from, until, told }));
}
