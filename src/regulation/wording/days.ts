/** Days in words. */
import type { Locale } from '../../language/index.ts';

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
