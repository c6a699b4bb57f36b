import { formatNumber } from '../../quantities/index.ts';
import type { Locale } from '../../language/index.ts';

/** A figure with its sign; none where it rounds to nothing. */
export function signedText(value: number, decimals: number, locale: Locale): string {
  const text = formatNumber(value, decimals, locale);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
