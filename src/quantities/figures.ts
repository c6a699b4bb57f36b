/** Figures as pictures and axes write them. */
import type { Locale } from '../language/index.ts';
import { decimalSign, decimalsFor, formatNumber, NARROW_NO_BREAK_SPACE } from './number.ts';
import { inPresentSign } from './reader.ts';

/** A figure to so many significant digits, in the reader's writing. */
export const significantText = (value: number, digits: number, locale: Locale): string =>
  formatNumber(value, decimalsFor(value, digits), locale);

/** A round tick: as many decimals as it has, in the reader's writing. */
export function tickText(value: number, locale: Locale): string {
  const text = Number(value.toPrecision(6)).toString();
  const decimals = /e/.test(text) ? decimalsFor(value, 2) : (text.split('.')[1]?.length ?? 0);
  return formatNumber(value, decimals, locale);
}

/** A figure to at most so many significant digits, without zeros that say nothing. */
export const plainText = (value: number, digits: number, locale: Locale): string =>
  tickText(Number(value.toPrecision(digits)), locale);

/** A share, 0 to 1, in whole percent; what is there but small is not nothing. */
export const percentText = (share: number, locale: Locale): string =>
  share > 0 && share < 0.005
    ? `<${NARROW_NO_BREAK_SPACE}1${NARROW_NO_BREAK_SPACE}%`
    : `${formatNumber(share * 100, 0, locale)}${NARROW_NO_BREAK_SPACE}%`;

/** The name of a tube, "28x1.5", as the reader writes it. */
export function tubeName(label: string, locale: Locale): string {
  const spaced = label.replace(/(\d)x(\d)/, `$1${NARROW_NO_BREAK_SPACE}×${NARROW_NO_BREAK_SPACE}$2`);
  return spaced.replace(/(\d)\.(\d)/g, `$1${decimalSign(locale)}$2`);
}

/** Ticks of an axis that another part of the page draws. */
export const ticksIn = (locale: Locale): ((value: number) => string) =>
  inPresentSign((value: number) => tickText(value, locale));
