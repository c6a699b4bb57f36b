/** Between what is typed, in the unit a field is shown in, and the value that links, bodies and formulas carry. */
import {
  convert,
  decimalsOf,
  decimalSign,
  displayFromSi,
  formatNumber,
  parseNumber,
  readersAtmosphere,
  siFromTextWithUnit,
  unitKeys,
  unitOf,
} from '../../quantities/index.ts';
import type { AnyUnit, Parsed, ParseFailure, Quantity, UnitOf } from '../../quantities/index.ts';
import { decimalsFor, groupSign, typedNumber } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';

/** A quantity, and the unit in which its value is carried. */
export interface Measured {
  readonly quantity: Quantity;
  readonly unit: AnyUnit;
  /** What a text that is no plain number may say besides, in the unit it is typed in: "1 1/8". */
  readonly parse?: ((text: string, sign: ',' | '.') => Parsed) | undefined;
  /** A gauge of its own, and the air around it, Pa; absent: gauge units count from the air around the reader. */
  readonly gauge?: { readonly atmosphere: number };
  /** Its figures show all decimals of the quantity in any unit: one that is stepped or dragged does not jump. */
  readonly hasAllDecimals?: true;
}

export type TypedValue =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: ParseFailure };

/** The unit a field is shown in: the chosen one where its quantity has it, else the one its value is carried in. */
export function shownUnit({ quantity, unit }: Measured, chosen: string | undefined): string {
  const isKnown = chosen !== undefined && (unitKeys(quantity) as readonly string[]).includes(chosen);
  return isKnown ? chosen : unit;
}

/** A value from one unit of its quantity to another. */
export const inUnit = (
  { quantity, gauge }: Pick<Measured, 'quantity' | 'gauge'>,
  value: number,
  from: string,
  to: string,
): number =>
  convert(quantity, value, from as UnitOf<typeof quantity>, to as UnitOf<typeof quantity>, gauge?.atmosphere);

const KEPT_DIGITS = 12;
/**
 * A converted value without what that leaves behind the last digit anyone types.
 * @param zero where the other scale starts: around it a scale of its own leaves some of that too
 */
function withoutNoise(value: number, zero: number): number {
  const plain = Number(value.toPrecision(KEPT_DIGITS));
  return zero === 0 ? plain : Number(plain.toFixed(KEPT_DIGITS));
}

/** What stands behind a text that does not say its value to the last digit: nothing is lost by looking. */
export interface Exact {
  readonly text: string;
  readonly unit: string;
  /** In the unit the value is carried in. */
  readonly value: number;
  /** Pa, of a gauge of its own: in other air the text says another value. */
  readonly atmosphere?: number;
  /** What stood in the field before it was shown in other units; absent where it has always been in this one. */
  readonly first?: FirstText;
}

/** A text as it was typed or first written, which stands again where its unit does. */
export interface FirstText {
  readonly text: string;
  readonly unit: string;
  /** It was written with fewer digits than its value has. */
  readonly isRounded: boolean;
}

/** A text, with what stands behind it. */
export interface ShownText {
  readonly text: string;
  readonly exact?: Exact;
}

/** What stands behind a text, remembered for it. */
export const remembered = ({ gauge }: Measured, text: string, unit: string, value: number): Exact => ({
  text,
  unit,
  value,
  ...(gauge && { atmosphere: gauge.atmosphere }),
});

/** What stands behind a text, where it was remembered for this text in this unit and this air. */
export const standingBehind = (
  { gauge }: Measured,
  text: string,
  unit: string,
  exact: Exact | undefined,
): Exact | undefined =>
  exact?.text === text && exact.unit === unit && exact.atmosphere === gauge?.atmosphere ? exact : undefined;

/**
 * The value, in the unit it is carried in, of a text that names its own unit; undefined for any other text.
 * @param shown the unit of its field; absent: that it is carried in
 */
export function valueWithUnit(
  { quantity, unit, gauge }: Measured,
  text: string,
  sign: ',' | '.',
  shown: string = unit,
): TypedValue | undefined {
  const inCarried = (si: number): number =>
    displayFromSi(quantity, si, unit as UnitOf<typeof quantity>, gauge?.atmosphere);
  const carried = (si: number): TypedValue => ({ ok: true, value: withoutNoise(inCarried(si), inCarried(0)) });
  // On a gauge "28,5 psi" is read as the gauge reads; "bara" or "psia" says itself what it is.
  if (gauge && unitOf(quantity, shown as UnitOf<typeof quantity>).isGauge) {
    const relative = siFromTextWithUnit('gaugePressure', text, sign);
    if (relative?.ok) return carried(relative.value + gauge.atmosphere);
  }
  const named = siFromTextWithUnit(quantity, text, sign, gauge?.atmosphere);
  if (named || quantity !== 'gaugePressure') return named?.ok ? carried(named.value) : named;
  // What is only ever absolute ("760 Torr"), or says that it is, where a gauge's reading is asked.
  const absolute = siFromTextWithUnit('pressure', text, sign);
  return absolute?.ok ? carried(absolute.value - readersAtmosphere()) : absolute;
}

/**
 * The value, in the unit it is carried in, of a text typed in `unit`, or in the unit the text names.
 * @param sign the decimal sign of who typed it; programs write either
 * @param exact what stands behind the text, while it is the text it was remembered for
 */
export function valueFromText(
  measured: Measured,
  text: string,
  unit: string,
  sign: ',' | '.' = ',',
  exact?: Exact,
): TypedValue {
  const behind = standingBehind(measured, text, unit, exact);
  if (behind) return { ok: true, value: behind.value };
  const parsed = parseNumber(text, sign);
  const named = parsed.ok ? undefined : valueWithUnit(measured, text, sign, unit);
  if (named?.ok) return named;
  const said = parsed.ok ? parsed : (measured.parse?.(text, sign) ?? parsed);
  if (!said.ok) return named ?? said;
  if (unit === measured.unit) return { ok: true, value: said.value };
  const carried = (value: number): number => inUnit(measured, value, unit, measured.unit);
  return { ok: true, value: withoutNoise(carried(said.value), carried(0)) };
}

/** A figure in the unit it is shown in, with all decimals of its quantity, ungrouped as one types it. */
export function figureText({ quantity }: Measured, shown: number, unit: string, locale: Locale): string {
  const decimals = decimalsOf(quantity, shown, unit as UnitOf<typeof quantity>, true);
  return formatNumber(shown, decimals, locale).replaceAll(groupSign(locale), '');
}

/** Of a converted figure. */
const LEAST_DIGITS = 3;

/**
 * A value written in the unit it is shown in: as it is in the unit it is carried in, with the decimals of the quantity
 * in any other, and what stands behind where the text says less than the value.
 * @param isTyped false for a figure nobody typed, which has the decimals of the quantity in any unit
 */
export function shownText(
  measured: Measured,
  value: number,
  unit: string,
  locale: Locale,
  isTyped = unit === measured.unit,
): ShownText {
  if (measured.hasAllDecimals) {
    const text = figureText(measured, inUnit(measured, value, measured.unit, unit), unit, locale);
    return { text, exact: remembered(measured, text, unit, value) };
  }
  if (isTyped) {
    const text = typedNumber(value, locale);
    const said = parseNumber(text, decimalSign(locale));
    return said.ok && said.value === value ? { text } : { text, exact: remembered(measured, text, unit, value) };
  }
  const { quantity } = measured;
  const shown = inUnit(measured, value, measured.unit, unit);
  const decimals = decimalsOf(quantity, shown, unit as UnitOf<typeof quantity>, true);
  // A litre is 0.001 m³, not 0.00: three figures are shown at least.
  const isEnough = decimals >= decimalsFor(shown, LEAST_DIGITS);
  const text = typedNumber(Number(isEnough ? shown.toFixed(decimals) : shown.toPrecision(LEAST_DIGITS)), locale);
  return { text, exact: remembered(measured, text, unit, value) };
}

/** The text of a value, given in the unit it is carried in, as one would type it in `unit`. */
export const textFromValue = (
  measured: Measured,
  value: number,
  unit: string,
  locale: Locale,
  digits?: number,
): string => typedNumber(inUnit(measured, value, measured.unit, unit), locale, digits);
