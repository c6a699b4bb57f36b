/** A quantity in a field: as typed, or written there by a conversion or by the hand on the scale with its exact value behind. */
import { decimalSign, parseNumber } from '../../../quantities/index.ts';
import type { ParseFailure } from '../../../quantities/index.ts';
import { formatNumber, groupSign } from '../../../quantities/number.ts';
import type { Locale } from '../../../language/index.ts';

export interface Written {
  readonly text: string;
  /** In the unit of the doors; absent: what the text says. */
  readonly exact?: number;
  /** What was typed, before it was shown another way. */
  readonly typed?: string;
}

export type ReadValue =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** How a quantity is shown: what its figures mean to the doors. */
export interface Showing {
  /** From the unit shown to that of the doors, and back. */
  readonly toDoor: (shown: number) => number;
  readonly fromDoor: (value: number) => number;
  /** The doors' value of a text that names its own unit ("28,5 psi"); undefined for any other text. */
  readonly named: (text: string, sign: ',' | '.') => ReadValue | undefined;
  /** Decimals a figure of the unit shown is written with. */
  readonly decimals: (shown: number) => number;
}

export const typed = (text: string): Written => ({ text });

/** The value, in the unit of the doors, of what stands in a field of a page in this language. */
export function readWritten({ text, exact }: Written, { toDoor, named }: Showing, locale: Locale): ReadValue {
  if (exact !== undefined) return { ok: true, value: exact };
  const sign = decimalSign(locale);
  const parsed = parseNumber(text, sign);
  return parsed.ok ? { ok: true, value: toDoor(parsed.value) } : (named(text, sign) ?? parsed);
}

/** A figure as it is typed: the decimals of its quantity, nothing grouped. */
export function figureText(value: number, { fromDoor, decimals }: Showing, locale: Locale): string {
  const shown = fromDoor(value);
  return formatNumber(shown, decimals(shown), locale).replaceAll(groupSign(locale), '');
}

/** A value in the unit of the doors, written in a field. */
export const writtenFrom = (value: number, showing: Showing, locale: Locale): Written => ({
  text: figureText(value, showing, locale),
  exact: value,
});

/** A text that names its own unit as it is written in the field's; any other stays as typed. */
export function settled(written: Written, showing: Showing, locale: Locale): Written {
  if (written.exact !== undefined) return written;
  const value = showing.named(written.text, decimalSign(locale));
  return value?.ok ? writtenFrom(value.value, showing, locale) : written;
}

/**
 * The same quantity shown another way; what was typed comes back letter by letter where it says the same again, and a
 * text that is no number stays as typed.
 */
export function rewritten(written: Written, before: Showing, after: Showing, locale: Locale): Written {
  const read = readWritten(written, before, locale);
  if (!read.ok) return written;
  const text = written.exact === undefined ? written.text : written.typed;
  if (text === undefined) return writtenFrom(read.value, after, locale);
  const again = readWritten(typed(text), after, locale);
  if (again.ok && again.value === read.value) return typed(text);
  return { ...writtenFrom(read.value, after, locale), typed: text };
}
