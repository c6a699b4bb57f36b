/** Between what is typed, in the unit a field is shown in, and the value that links, bodies and formulas carry. */
import { convert, parseNumber, unitKeys } from '../../quantities/index.ts';
import type { AnyUnit, ParseFailure, Quantity, UnitOf } from '../../quantities/index.ts';
import { typedNumber } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';

/** A quantity, and the unit in which its value is carried. */
export interface Measured {
  readonly quantity: Quantity;
  readonly unit: AnyUnit;
}

export type TypedValue =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** The unit a field is shown in: the chosen one where its quantity has it, else the one its value is carried in. */
export function shownUnit({ quantity, unit }: Measured, chosen: string | undefined): string {
  const isKnown = chosen !== undefined && (unitKeys(quantity) as readonly string[]).includes(chosen);
  return isKnown ? chosen : unit;
}

/** A value from one unit of its quantity to another. */
export const inUnit = ({ quantity }: Pick<Measured, 'quantity'>, value: number, from: string, to: string): number =>
  convert(quantity, value, from as UnitOf<typeof quantity>, to as UnitOf<typeof quantity>);

/** The value, in the unit it is carried in, of a text typed in `unit`. */
export function valueFromText(measured: Measured, text: string, unit: string): TypedValue {
  const parsed = parseNumber(text);
  return parsed.ok ? { ok: true, value: inUnit(measured, parsed.value, unit, measured.unit) } : parsed;
}

/** The text of a value, given in the unit it is carried in, as one would type it in `unit`. */
export const textFromValue = (
  measured: Measured,
  value: number,
  unit: string,
  locale: Locale,
  digits?: number,
): string => typedNumber(inUnit(measured, value, measured.unit, unit), locale, digits);

/** A text typed in one unit, written in another; a text that is no number stays as it is. */
export function textInUnit(
  { quantity }: Pick<Measured, 'quantity'>,
  text: string,
  from: string,
  to: string,
  locale: Locale,
): string {
  const parsed = parseNumber(text);
  return parsed.ok ? typedNumber(inUnit({ quantity }, parsed.value, from, to), locale) : text;
}

/**
 * Texts once some of them are shown in another unit; what is typed keeps its meaning, and no number stays as it is.
 * @param quantities quantity of each text whose unit changes, by its key
 */
export function textsInUnit<T extends Readonly<Record<string, string>>>(
  texts: T,
  quantities: Readonly<Partial<Record<keyof T, Quantity>>>,
  from: string,
  to: string,
  locale: Locale,
): T {
  const rewritten = Object.entries(quantities).map(([key, quantity]) => [
    key,
    textInUnit({ quantity: quantity as Quantity }, texts[key] ?? '', from, to, locale),
  ]);
  return { ...texts, ...Object.fromEntries(rewritten) };
}
