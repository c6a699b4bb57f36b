/** Several figures pasted at once. */
import { decimalSign, parseNumber } from '../../../quantities/index.ts';
import type { Locale } from '../../../language/index.ts';

/** A tab, a semicolon, a line; else spaces. */
const SEPARATORS = [/[\t;\n\r]+/, /\s+/];

/**
 * The figures of a pasted text, as typed; undefined for what is one number ("1 234,5"), or holds something else.
 * @param most figures it may hold
 */
export function figuresFromPaste(text: string, locale: Locale, most: number): readonly string[] | undefined {
  const sign = decimalSign(locale);
  const isNumber = (one: string): boolean => parseNumber(one, sign).ok;
  const trimmed = text.trim();
  if (isNumber(trimmed)) return undefined;
  for (const separator of SEPARATORS) {
    const parts = trimmed.split(separator).filter((part) => part !== '');
    if (parts.length > 1 && parts.length <= most && parts.every(isNumber)) return parts;
  }
  return undefined;
}
