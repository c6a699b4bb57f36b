/** Numbers as people write them, without the units, which a page that only writes numbers need not load. */

/** The site's languages, as the dictionaries name them. */
export type NumberLocale = 'fr' | 'en';

const LANGUAGE_TAGS: Readonly<Record<NumberLocale, string>> = { fr: 'fr-FR', en: 'en-US' };
export const NARROW_NO_BREAK_SPACE = '\u202f';
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: NumberLocale, decimals: number): Intl.NumberFormat {
  const key = `${locale}${decimals}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Without it, what rounds to zero from below would read "-0.0".
      signDisplay: 'negative',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * A number with fixed decimals as its reader writes it: decimal comma and narrow no-break spaces in
 * French, point and commas in English, a true minus in both.
 * @throws {RangeError} when the number is not finite: nothing is shown for what has no value
 */
export function formatNumber(value: number, decimals: number, locale: NumberLocale): string {
  if (!Number.isFinite(value)) throw new RangeError(`no text for ${value}`);
  return formatterOf(locale, decimals).format(value).replace('-', '\u2212').replaceAll('\u00a0', NARROW_NO_BREAK_SPACE);
}
