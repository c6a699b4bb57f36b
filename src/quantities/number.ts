/**
 * The one writer of numbers. The platform's own (Intl.NumberFormat) gives the same texts, but making the first one
 * costs a telephone 65 to 80 ms, before the page answers.
 */
import type { Locale } from '../language/index.ts';
import { DECIMAL_SIGNS, GROUP_SIGNS } from '../language/signs.ts';
import { wantedDecimalSign } from './reader.ts';

export const NARROW_NO_BREAK_SPACE = '\u202f';
export const MINUS = '\u2212';

/** The sign between whole part and decimals of what a reader of that language reads and types. */
export function decimalSign(locale: Locale): ',' | '.' {
  const wanted = wantedDecimalSign();
  return wanted === 'language' ? DECIMAL_SIGNS[locale] : wanted === 'comma' ? ',' : '.';
}

/** The sign between thousands: that of the language where it means nothing else. */
export const groupSign = (locale: Locale): string =>
  GROUP_SIGNS[locale] === decimalSign(locale) ? NARROW_NO_BREAK_SPACE : GROUP_SIGNS[locale];

const FIVE = 53;
const NINE = 57;

/** The shortest digits that name a positive number, and the place of its point: 0.05 is "5" and -1. */
function shortestDigits(value: number): { readonly digits: string; readonly point: number } {
  const [mantissa = '', exponent] = value.toExponential().split('e');
  return { digits: mantissa.replace('.', ''), point: Number(exponent) + 1 };
}

/** The first `count` digits, the last rounded to the nearest, ties away from zero; one more digit when all were nines. */
function roundedDigits(digits: string, count: number): string {
  if (count >= digits.length) return digits.padEnd(count, '0');
  if (count < 0 || digits.charCodeAt(count) < FIVE) return digits.slice(0, Math.max(0, count));
  let place = count - 1;
  while (place >= 0 && digits.charCodeAt(place) === NINE) place -= 1;
  const zeros = '0'.repeat(count - 1 - place);
  if (place < 0) return `1${zeros}`;
  return digits.slice(0, place) + String(Number(digits.charAt(place)) + 1) + zeros;
}

/** Digits of a positive number with so many decimals, without signs: whole part and decimals. */
function fixedDigits(value: number, decimals: number): readonly [whole: string, decimals: string] {
  const { digits, point } = shortestDigits(value);
  const count = point + decimals;
  const kept = roundedDigits(digits, count).padStart(decimals + 1, '0');
  return [kept.slice(0, kept.length - decimals), decimals === 0 ? '' : kept.slice(-decimals)];
}

const grouped = (whole: string, locale: Locale): string =>
  whole.length < 4 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, groupSign(locale));

function written(value: number, decimals: number, locale: Locale, isTrimmed: boolean): string {
  if (!Number.isFinite(value)) throw new RangeError(`no text for ${value}`);
  const [whole, fixed] = value === 0 ? ['0', '0'.repeat(decimals)] : fixedDigits(Math.abs(value), decimals);
  const fraction = isTrimmed ? fixed.replace(/0+$/, '') : fixed;
  const text = grouped(whole, locale) + (fraction === '' ? '' : decimalSign(locale) + fraction);
  // What rounds to zero from below is not negative: "-0.0" says nothing.
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/**
 * A number with fixed decimals as its reader writes it: decimal comma and narrow no-break spaces in
 * French, point and commas in English, a true minus in both. A tie goes away from zero, as the shortest decimal
 * that names the number reads: 1.005 to two decimals is "1.01".
 * @param decimals 0 or more, whole
 * @throws {RangeError} when the number is not finite: nothing is shown for what has no value
 */
export const formatNumber = (value: number, decimals: number, locale: Locale): string =>
  written(value, decimals, locale, false);

/** As `formatNumber`, without zeros that end the decimals: at most so many. */
export const formatAtMost = (value: number, decimals: number, locale: Locale): string =>
  written(value, decimals, locale, true);

/**
 * Decimals that show `digits` significant figures of a value; 0 for zero. Negative when not even the whole part has
 * to be shown whole.
 */
function decimalsOfDigits(value: number, digits: number): number {
  if (value === 0) return 0;
  const { digits: shortest, point } = shortestDigits(Math.abs(value));
  const carries = roundedDigits(shortest, digits).length > digits ? 1 : 0;
  return digits - point - carries;
}

/** Decimals, 0 to 9, that show at least `digits` significant figures of a value. */
export const decimalsFor = (value: number, digits: number): number =>
  Math.min(9, Math.max(0, decimalsOfDigits(value, digits)));

/**
 * A number to so many significant digits, whole digits beyond them being zeros, without zeros that end decimals.
 * @param mostDecimals of what is counted from a point of its own (°C, a gauge's bar): near that point digits mean nothing
 */
export function formatSignificant(
  value: number,
  digits: number,
  locale: Locale,
  mostDecimals = Number.POSITIVE_INFINITY,
): string {
  const decimals = decimalsOfDigits(value, digits);
  if (decimals >= 0) return written(value, Math.min(decimals, mostDecimals), locale, true);
  const unit = 10 ** -decimals;
  return written(Math.sign(value) * Math.round(Math.abs(value) / unit) * unit, 0, locale, true);
}

/** How far a number of a message is written out. */
export type MessageDigits = { readonly fixed: number } | { readonly atMost: number } | { readonly significant: number };

/** From here on, and below the inverse, a number of a message is written as a power of ten. */
const LONG = 1e12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "1,5 × 10³⁰⁰". */
function powerOfTen(value: number, locale: Locale): string {
  const [mantissa = '', exponent = ''] = value.toExponential(3).split('e');
  const raised = Array.from(exponent.replace('+', ''), (sign) =>
    sign === '-' ? '⁻' : (SUPERSCRIPTS[Number(sign)] ?? ''),
  );
  const factor = formatAtMost(Number(mantissa), 3, locale);
  return `${factor}${NARROW_NO_BREAK_SPACE}×${NARROW_NO_BREAK_SPACE}10${raised.join('')}`;
}

/**
 * A number of a message: no message needs a dozen digits, so that longer ones become a power of ten. With significant
 * digits a very small one too: with decimals it is zero.
 */
export function messageNumber(value: number, digits: MessageDigits, locale: Locale): string {
  const size = Math.abs(value);
  if (size >= LONG || ('significant' in digits && size !== 0 && size < 1 / LONG)) return powerOfTen(value, locale);
  if ('fixed' in digits) return formatNumber(value, digits.fixed, locale);
  return 'atMost' in digits
    ? formatAtMost(value, digits.atMost, locale)
    : formatSignificant(value, digits.significant, locale);
}

const TYPED_DIGITS = 8;

/** A number as one would type it: no grouping, the language's decimal sign, a true minus, no needless digit. */
export function typedNumber(value: number, locale: Locale, digits = TYPED_DIGITS): string {
  const text = String(Number(value.toPrecision(digits))).replaceAll('-', MINUS);
  return text.replace('.', decimalSign(locale));
}

/** A text and its unit, a narrow no-break space between them; the text alone where there is no unit. */
export const withUnit = (text: string, symbol: string): string =>
  symbol === '' ? text : text + NARROW_NO_BREAK_SPACE + symbol;

/**
 * A number as a file or a program of that language reads it: nothing groups, the minus is a hyphen. The sign a reader
 * wants on the page is not asked for: it says nothing of their spreadsheet, which goes by the list separator too.
 */
export function fileNumber(value: number, locale: Locale, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals).replace(/^-(?=[0.]*$)/, '');
  return text.replace('.', DECIMAL_SIGNS[locale]);
}

/** A figure in either language, its thousands grouped or not. */
const FIGURE = /^[-+\u2212]?(?:\d{1,3}(?:[\u202f\u00a0,]\d{3})+|\d+)(?:[.,]\d+)?(?:e[-+]?\d+)?$/i;

/** A written figure as a file of that language reads it; any other text as it is. */
export function fileTextFromFigure(text: string, locale: Locale): string {
  if (!FIGURE.test(text)) return text;
  const plain = text.replaceAll(MINUS, '-').replace(/[\u202f\u00a0]/g, '');
  const ungrouped = groupSign(locale) === ',' ? plain.replace(/,(?=\d{3}(?:\D|$))/g, '') : plain;
  return ungrouped.replace(/[.,]/, DECIMAL_SIGNS[locale]);
}
