/** One step of the arrows and steppers of a field, and the text a few steps further. */
import { decimalSign, parseNumber } from '../../quantities/index.ts';
import type { Quantity } from '../../quantities/index.ts';
import { typedNumber } from '../../quantities/number.ts';
import type { Locale } from '../../language/index.ts';
import { inUnit } from './text.ts';
import type { Measured } from './text.ts';

/** The size of a step from a value, both in the unit shown. */
export type StepRule = (value: number) => number;

const DIGITS = 12;
/** Steps of another unit are rounded up to one of these times a power of ten. */
const ROUND_STEPS = [1, 2, 5, 10];

/** A degree for temperatures, one for counts, else a tenth of the place of the leading digit. */
export function stepByPlace(quantity: Quantity): StepRule {
  const isByOne = quantity === 'temperature' || quantity === 'temperatureDifference' || quantity === 'count';
  return (value) => (isByOne || value === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));
}

/** A step of one size wherever it starts: `size` in the unit of the measure, rounded up to 1, 2 or 5 in `unit`. */
export function stepOfSize(measured: Measured, size: number, unit: string): StepRule {
  const shown = (value: number): number => inUnit(measured, value, measured.unit, unit);
  const raw = Math.abs(shown(size) - shown(0));
  const place = 10 ** Math.floor(Math.log10(raw));
  const step = place * (ROUND_STEPS.find((digit) => digit * place >= raw * 0.99) ?? 1);
  return () => step;
}

/**
 * The text `steps` steps further, on whole multiples of the step; undefined when the text is no number.
 * @param written how a figure is written
 */
export function steppedText(
  text: string,
  steps: number,
  step: StepRule,
  locale: Locale,
  written = (value: number): string => typedNumber(value, locale),
): string | undefined {
  const parsed = parseNumber(text, decimalSign(locale));
  if (!parsed.ok) return undefined;
  const size = step(parsed.value);
  const ratio = parsed.value / size;
  const whole = steps > 0 ? Math.floor(ratio + 1e-9) : Math.ceil(ratio - 1e-9);
  return written(Number(((whole + steps) * size).toPrecision(DIGITS)));
}
