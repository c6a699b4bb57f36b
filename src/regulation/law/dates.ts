/** Days of the law: ISO dates, which compare as they are written. */
import { refuse } from '../problem.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Stops with `unknownDate` for what is no day of the calendar. */
export function dayOf(field: string, date: unknown): string {
  if (typeof date !== 'string' || !ISO_DATE.test(date)) return refuse(field, 'unknownDate');
  const time = new Date(`${date}T00:00:00Z`);
  // 30 February would become a day of March.
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date ? refuse(field, 'unknownDate') : date;
}
