/** Figures as a picture writes them. */
import type { NumberLocale } from '../../quantities/index.ts';
import { formatNumber } from '../../quantities/index.ts';

/** Decimals that show `digits` significant figures of a value. */
export function decimalsFor(value: number, digits: number): number {
  if (value === 0) return 0;
  const order = Math.floor(Math.log10(Math.abs(value)) + 1e-9);
  return Math.min(9, Math.max(0, digits - 1 - order));
}

/** A figure to so many significant digits, in the reader's writing. */
export const significant = (value: number, digits: number, locale: NumberLocale): string =>
  formatNumber(value, decimalsFor(Number(value.toPrecision(digits)), digits), locale);

/** A round tick: as many decimals as it has, in the reader's writing. */
export function tickText(value: number, locale: NumberLocale): string {
  const text = Number(value.toPrecision(6)).toString();
  const decimals = /e/.test(text) ? decimalsFor(value, 2) : (text.split('.')[1]?.length ?? 0);
  return formatNumber(value, decimals, locale);
}

/** A figure to at most so many significant digits, without zeros that say nothing. */
export const plain = (value: number, digits: number, locale: NumberLocale): string =>
  tickText(Number(value.toPrecision(digits)), locale);

/** A share, 0 to 1, in whole percent; what is there but small is not nothing. */
export const percent = (share: number, locale: NumberLocale): string =>
  share > 0 && share < 0.005 ? '<\u202f1\u202f%' : `${formatNumber(share * 100, 0, locale)}\u202f%`;

/** The name of a tube, "28x1.5", as the reader writes it. */
export function tubeName(label: string, locale: NumberLocale): string {
  const spaced = label.replace(/(\d)x(\d)/, '$1\u202f×\u202f$2');
  return locale === 'fr' ? spaced.replace(/(\d)\.(\d)/g, '$1,$2') : spaced;
}

/** A figure and its unit, a narrow no-break space between them. */
export const withUnit = (figure: string, unit: string): string => (unit === '' ? figure : `${figure}\u202f${unit}`);
