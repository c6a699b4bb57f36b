/** Days in words. The platform's own writer of dates costs a phone some 70 ms to make. */
import type { Locale } from './index.ts';

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const FIRST: Readonly<Record<Locale, string>> = { fr: '1er', en: '1' };

/** « 1er janvier 2027 », "1 January 2027" from an ISO date. */
export function dayInWords(iso: string, locale: Locale): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return `${day === 1 ? FIRST[locale] : day} ${MONTHS[locale][month - 1]} ${year}`;
}

const AT: Readonly<Record<Locale, string>> = { fr: 'à', en: 'at' };
const two = (part: number): string => String(part).padStart(2, '0');

/** "2026-11-23T18:33:05": a moment, by the clock of the device. */
export function localIso(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}

/** "2026-11-23": the day of a moment where the reader is. `toISOString` would say the day of Greenwich. */
export const localDay = (moment: Date): string => localIso(moment).slice(0, 'yyyy-mm-dd'.length);

/** The reader's day, as laws and decks of cards write it. */
export const today = (): string => localDay(new Date());

/** « 23 novembre 2026 à 18:33 », "23 November 2026 at 18:33": a moment, by the clock of the device. */
export function momentInWords(moment: Date, locale: Locale): string {
  const [day = '', clock = ''] = localIso(moment).split('T');
  return `${dayInWords(day, locale)} ${AT[locale]} ${clock.slice(0, 'hh:mm'.length)}`;
}

/** Whether a text is a day of the calendar, as "2026-11-23". */
export const isDay = (date: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
};

/** The day so many months later, the last of its month where it has no such day; undefined where the date is none. */
export function dayAfterMonths(date: string, months: number): string | undefined {
  if (!isDay(date)) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
