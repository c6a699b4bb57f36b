/** Which form of a word goes with a count. */
import type { Locale } from './index.ts';

const SINGULAR: Readonly<Record<Locale, (count: number) => boolean>> = {
  // Zero and one and a half are singular: "0 compresseur", "1,5 litre".
  fr: (count) => Math.abs(count) < 2,
  en: (count) => Math.abs(count) === 1,
};

/** Whether a language takes the singular for a count. */
export const isSingular = (count: number, locale: Locale): boolean => SINGULAR[locale](count);
