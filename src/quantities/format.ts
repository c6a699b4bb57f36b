import { displayFromSi } from './convert.ts';
import type { Quantity, UnitOf } from './units.ts';
import { unitOf } from './units.ts';

/** The site's languages, as the dictionaries name them. */
export type NumberLocale = 'fr' | 'en';

const LANGUAGE_TAGS: Readonly<Record<NumberLocale, string>> = { fr: 'fr-FR', en: 'en-US' };
const NARROW_NO_BREAK_SPACE = '\u202f';
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

/** Decimals of a displayed value: those of its unit, more near zero where the unit says so. */
export function decimalsOf<Q extends Quantity>(quantity: Q, displayed: number, unit: UnitOf<Q>): number {
  const { decimals, fine } = unitOf(quantity, unit);
  return fine !== undefined && Math.abs(displayed) < fine.below ? fine.decimals : decimals;
}

/** A value already in `unit`, formatted without its symbol. */
export function formatDisplayed<Q extends Quantity>(
  quantity: Q,
  displayed: number,
  unit: UnitOf<Q>,
  locale: NumberLocale,
): string {
  return formatNumber(displayed, decimalsOf(quantity, displayed, unit), locale);
}

/** An SI value in `unit` with its symbol, a narrow no-break space between them. */
export function formatQuantity<Q extends Quantity>(
  quantity: Q,
  si: number,
  unit: UnitOf<Q>,
  locale: NumberLocale,
): string {
  const { symbol } = unitOf(quantity, unit);
  const number = formatDisplayed(quantity, displayFromSi(quantity, si, unit), unit, locale);
  return symbol === '' ? number : number + NARROW_NO_BREAK_SPACE + symbol;
}
