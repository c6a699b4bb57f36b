/** A quantity in a field: as typed, or written there by a conversion or by the hand on the scale with its exact value behind. */
import { parseNumber } from '../../quantities/index.ts';
import type { ParseFailure } from '../../quantities/index.ts';
import { formatNumber, NARROW_NO_BREAK_SPACE } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';

export interface Written {
  readonly text: string;
  /** In the unit of the doors; absent: what the text says. */
  readonly exact?: number;
}

export type ReadValue =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** How a quantity is shown: what its figures mean to the doors. */
export interface Showing {
  /** From the unit shown to that of the doors, and back. */
  readonly toDoor: (shown: number) => number;
  readonly fromDoor: (value: number) => number;
  /** Decimals a figure of the unit shown is written with. */
  readonly decimals: (shown: number) => number;
}

export const typed = (text: string): Written => ({ text });

/** The value, in the unit of the doors, of what stands in a field. */
export function readWritten({ text, exact }: Written, { toDoor }: Showing): ReadValue {
  if (exact !== undefined) return { ok: true, value: exact };
  const parsed = parseNumber(text);
  return parsed.ok ? { ok: true, value: toDoor(parsed.value) } : parsed;
}

/** A figure as it is typed: the decimals of its quantity, nothing grouped. */
export function figureText(value: number, { fromDoor, decimals }: Showing, locale: Locale): string {
  const shown = fromDoor(value);
  return formatNumber(shown, decimals(shown), locale).replaceAll(locale === 'en' ? ',' : NARROW_NO_BREAK_SPACE, '');
}

/** A value in the unit of the doors, written in a field. */
export const writtenFrom = (value: number, showing: Showing, locale: Locale): Written => ({
  text: figureText(value, showing, locale),
  exact: value,
});

/** The same quantity shown another way; a text that is no number stays as typed. */
export function rewritten(written: Written, before: Showing, after: Showing, locale: Locale): Written {
  const read = readWritten(written, before);
  return read.ok ? writtenFrom(read.value, after, locale) : written;
}
