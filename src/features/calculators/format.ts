/** Figures of calculators as the reader reads them. */
import type {
  Digits,
  Input,
  Measure,
  NumberInput,
  Option,
  Output,
  OutputValue,
  Tone,
} from '../../calculators/define.ts';
import { decimalsOfFigure, figureWithDecimals } from '../../calculators/derive/figure.ts';
import type { Translator } from '../../i18n/keys.ts';
import { decimalsOf, unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { inUnit, shownUnit, textFromValue } from '../../kit/form/text.ts';
import type { ChosenUnits } from './state/units.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { groupSign, NARROW_NO_BREAK_SPACE } from '../../quantities/number.ts';
import { tubeName } from '../../quantities/figures.ts';

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

/** The output with the digits the reader chose for it, where it leaves the choice. @param chosen by `<id>><output>` */
export function withChosenDigits(id: string, output: Output, chosen: Readonly<Record<string, number>>): Output {
  if (!('digitChoices' in output) || output.digitChoices === undefined) return output;
  const count = chosen[`${id}>${output.key}`];
  const { min, max } = output.digitChoices;
  return count === undefined || count < min || count > max ? output : { ...output, digits: { significant: count } };
}

const optionText = (options: readonly Option[], value: unknown, say: (text: Bilingual) => string): string => {
  const option = options.find((entry) => entry.value === value);
  return option ? say(option.label) : String(value);
};

/** "(absolue)" of a label, where the unit chosen counts from the air around the gauge. */
const ABSOLUTE = / \(absolue\)| \(absolute\)/;
const GAUGE: Bilingual = { fr: ' (relative)', en: ' (gauge)' };

/** The label of a number as it is true in the unit it is shown in. */
export function labelInUnit({ label, measure }: NumberInput, unit: string | undefined, locale: Locale): string {
  const { isGauge } = unitOf(measure.quantity, shownUnit(measure, unit));
  return isGauge ? label[locale].replace(ABSOLUTE, GAUGE[locale]) : label[locale];
}

/** What a word among the results means, where it means more than it says. */
export const toneOf = (output: Output, value: OutputValue | undefined): Tone | undefined =>
  'tones' in output ? output.tones?.[String(value)] : undefined;

export interface Shown {
  readonly text: string;
  /** Empty for what has no unit. */
  readonly symbol: string;
}

/** An output in words or figures. `symbol` is the unit of a result the inputs name. */
export function shownOutput(
  output: Output,
  value: OutputValue,
  unit: string | undefined,
  t: Translator,
  symbol?: string,
): Shown {
  const say = (text: Bilingual): string => text[t.locale];
  switch (output.kind) {
    case 'choice':
      return { text: optionText(output.options, value, say), symbol: '' };
    case 'boolean':
      return { text: t(value === true ? 'calculatorPages.yes' : 'calculatorPages.no'), symbol: '' };
    case 'text':
      return { text: tubeName(String(value), t.locale), symbol: '' };
    default: {
      const chosen = shownUnit(output.measure, unit);
      const figure = (one: number): string => figureText(one, output.measure, output.digits, chosen, t.locale);
      const text = typeof value === 'number' ? figure(value) : (value as readonly number[]).map(figure).join(' · ');
      return { text, symbol: symbol ?? symbolOf(output.measure, chosen) };
    }
  }
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

/** One typed value as a sheet prints it; undefined for what is empty. */
export function shownInput(input: Input, text: string, units: ChosenUnits, t: Translator): Shown | undefined {
  if (text.trim() === '') return undefined;
  const say = (label: Bilingual): string => label[t.locale];
  switch (input.kind) {
    case 'number':
      return { text: text.trim(), symbol: symbolOf(input.measure, shownUnit(input.measure, units[input.key])) };
    case 'choice': {
      const option = input.options.find(({ value }) => String(value) === text);
      return { text: option ? say(option.label) : text, symbol: '' };
    }
    case 'boolean':
      return { text: t(text === 'true' ? 'calculatorPages.yes' : 'calculatorPages.no'), symbol: '' };
    default:
      return {
        text: text
          .trim()
          .replace(/\s*\n\s*/g, '\u2009/\u2009')
          .replace(/\t/g, NARROW_NO_BREAK_SPACE.repeat(2)),
        symbol: '',
      };
  }
}
