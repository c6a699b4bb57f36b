/** Thousands in what somebody typed, for the eye: the text itself stays as it was typed. */
import type { Locale } from '../language/index.ts';
import { decimalSign, groupSign } from './number.ts';
import { parseNumber } from './parse.ts';

/** Five digits or more, alone or before decimals, nothing in them that groups: four are read at a glance. */
const PLAIN = /^([-+\u2212]?)(\d{5,})((?:[.,]\d*)?)$/;

/**
 * A typed number with its thousands apart, "34121" as "34 121" or "34,121"; the very same text where that would not be read
 * as the same number, or is no plain number.
 */
export function groupedText(text: string, locale: Locale): string {
  const [, sign = '', whole, rest = ''] = PLAIN.exec(text) ?? [];
  // A number of a catalogue ("007404") has no thousands.
  if (whole === undefined || whole.startsWith('0')) return text;
  const grouped = sign + whole.replace(/\B(?=(?:\d{3})+$)/g, groupSign(locale)) + rest;
  const [typed, read] = [text, grouped].map((one) => parseNumber(one, decimalSign(locale)));
  return typed?.ok && read?.ok && typed.value === read.value ? grouped : text;
}
