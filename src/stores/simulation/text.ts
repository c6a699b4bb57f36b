/** Between what is typed, in display units, and what a request body carries, in API units. */
import { convert, parseNumber } from '../../quantities/index.ts';
import type { ParseFailure, UnitOf } from '../../quantities/index.ts';
import type { QuantityField } from './fields.ts';
import type { Locale } from '../../language/index.ts';
import { typedNumber } from '../../quantities/number.ts';

export type FieldValue =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** The API value of a text typed in `unit`. */
export function apiValue(field: QuantityField, unit: string, text: string): FieldValue {
  const parsed = parseNumber(text);
  return parsed.ok
    ? {
        ok: true,
        value: convert(
          field.quantity,
          parsed.value,
          unit as UnitOf<typeof field.quantity>,
          field.apiUnit as UnitOf<typeof field.quantity>,
        ),
      }
    : parsed;
}

/** The text of an API value, in `unit`. */
export function textFromApi(field: QuantityField, unit: string, value: number, locale: Locale): string {
  const shown = convert(
    field.quantity,
    value,
    field.apiUnit as UnitOf<typeof field.quantity>,
    unit as UnitOf<typeof field.quantity>,
  );
  return typedNumber(shown, locale);
}

/** What is typed, read in one unit and written in another; a text that is no number stays as it is. */
export function textInUnit(field: QuantityField, text: string, from: string, to: string, locale: Locale): string {
  const value = apiValue(field, from, text);
  return value.ok ? textFromApi(field, to, value.value, locale) : text;
}

const STEP_DIGITS = 12;

/** The text `steps` steps further, on whole multiples of the step; undefined when the text is no number. */
export function steppedText(
  field: QuantityField,
  unit: string,
  text: string,
  steps: number,
  locale: Locale,
): string | undefined {
  const parsed = parseNumber(text);
  if (!parsed.ok) return undefined;
  const inUnit = (value: number): number =>
    convert(
      field.quantity,
      value,
      field.apiUnit as UnitOf<typeof field.quantity>,
      unit as UnitOf<typeof field.quantity>,
    );
  const raw = Math.abs(inUnit(field.step) - inUnit(0));
  const step =
    10 ** Math.floor(Math.log10(raw)) *
    ([1, 2, 5, 10].find((digit) => digit * 10 ** Math.floor(Math.log10(raw)) >= raw * 0.99) ?? 1);
  const ratio = parsed.value / step;
  const whole = steps > 0 ? Math.floor(ratio + 1e-9) : Math.ceil(ratio - 1e-9);
  return typedNumber(Number(((whole + steps) * step).toPrecision(STEP_DIGITS)), locale);
}
