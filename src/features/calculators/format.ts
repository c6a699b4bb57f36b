/** Figures of calculators as the reader reads them. */
import type { Digits, Input, Measure, NumberInput, Output } from '../../calculators/define.ts';
import { decimalsOfFigure, figureWithDecimals } from '../../calculators/derive/figure.ts';
import { decimalsOf, unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { inUnit, shownUnit, textFromValue } from '../../kit/form/text.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { groupSign } from '../../quantities/number.ts';

export const symbolOf = ({ quantity }: Measure, unit: string): string => unitOf(quantity, unit).symbol;

/** A figure in the unit of its definition, shown in `unit`, without its symbol. */
export function figureText(value: number, measure: Measure, digits: Digits, unit: string, locale: Locale): string {
  const shown = inUnit(measure, value, measure.unit, unit);
  const decimals =
    unit === measure.unit || 'significant' in digits
      ? decimalsOfFigure(shown, digits)
      : decimalsOf(measure.quantity, shown, unit as UnitOf<typeof measure.quantity>);
  return figureWithDecimals(shown, decimals, digits, locale);
}

/** "(absolue)" of a label, where the unit chosen counts from the air around the gauge. */
const ABSOLUTE = / \(absolue\)| \(absolute\)/;
const GAUGE: Bilingual = { fr: ' (relative)', en: ' (gauge)' };

/** The label of a number as it is true in the unit it is shown in. */
export function labelInUnit({ label, measure }: NumberInput, unit: string | undefined, locale: Locale): string {
  const { isGauge } = unitOf(measure.quantity, shownUnit(measure, unit));
  return isGauge ? label[locale].replace(ABSOLUTE, GAUGE[locale]) : label[locale];
}

/** Digits worth reading of a property of a fluid that is not among the results. */
const STAND_IN_DIGITS = 5;

/**
 * The text of a value taken in place of an empty field, as it would be typed in `unit`; empty for none.
 * @param outputs of the calculator: what a result says too is written with its digits
 */
export function standInText(
  input: Input,
  value: number | string | undefined,
  unit: string | undefined,
  locale: Locale,
  outputs: readonly Output[],
): string {
  if (value === undefined) return '';
  if (input.kind !== 'number' || typeof value !== 'number') return String(value);
  const result = outputs.find(({ key }) => key === input.key);
  if (result && 'digits' in result)
    return figureText(value, input.measure, result.digits, shownUnit(input.measure, unit), locale).replaceAll(
      groupSign(locale),
      '',
    );
  return textFromValue(input.measure, value, shownUnit(input.measure, unit), locale, STAND_IN_DIGITS);
}
