/** A rule's text as it is printed. */
import type { Locale } from '../../language/index.ts';

const NARROW = '\u202f';
const PUNCTUATION: Readonly<Record<Locale, (text: string) => string>> = {
  fr: (text) => text.replaceAll(' :', '\u00a0:').replaceAll(/ (?=[;?!])/g, NARROW),
  en: (text) => text,
};
/** The signs of print: a formula's index, spaces that do not break. */
export function printed(text: string, locale: Locale): string {
  const spaced = text
    .replaceAll('CO2', 'CO₂')
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replaceAll(/(\d) (?=(?:kg|t|kW|ppm|m|°C|€)(?![\p{L}\d]))/gu, `$1${NARROW}`);
  return PUNCTUATION[locale](spaced);
}
