import type { Locale } from './keys.ts';

/** From here on, and below the inverse, a number is written as a power of ten. */
const LONG = 1e12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const NARROW_NO_BREAK_SPACE = '\u202f';

/**
 * A number of a message as its reader writes it, with a true minus; one of a dozen digits and more as a power of
 * ten. With significant digits a very small one too: with decimals it is zero.
 */
export function messageNumber(value: number, options: Intl.NumberFormatOptions, locale: Locale): string {
  const size = Math.abs(value);
  const isLong = size >= LONG || (options.maximumSignificantDigits !== undefined && size !== 0 && size < 1 / LONG);
  return (isLong ? powerOfTen(value, locale) : plain(value, options, locale)).replace('-', '\u2212');
}

function plain(value: number, options: Intl.NumberFormatOptions, locale: Locale): string {
  return new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' }).format(value);
}

/** "1,5 × 10³⁰⁰". */
function powerOfTen(value: number, locale: Locale): string {
  const [mantissa = '', exponent = ''] = value.toExponential(3).split('e');
  const raised = Array.from(exponent.replace('+', ''), (sign) =>
    sign === '-' ? '⁻' : (SUPERSCRIPTS[Number(sign)] ?? ''),
  );
  const factor = plain(Number(mantissa), { maximumFractionDigits: 3 }, locale);
  return `${factor}${NARROW_NO_BREAK_SPACE}×${NARROW_NO_BREAK_SPACE}10${raised.join('')}`;
}
