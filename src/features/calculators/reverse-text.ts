/** Answers of questions asked backwards, in words and in the texts that go into the form. */
import type { Measure, NumberInput, Output, OutputValue, Problem } from '../../calculators/define.ts';
import type { ReverseAnswer, Solution } from '../../calculators/derive/reverse.ts';
import { parseNumber } from '../../quantities/index.ts';
import type { Translator } from '../../i18n/keys.ts';
import { inUnit, shownUnit } from '../../kit/form/text.ts';
import { symbolOf } from './format.ts';
import { shownOutput } from './format-output.ts';
import type { Locale } from '../../language/index.ts';
import { typedNumber, withUnit } from '../../quantities/number.ts';

/** Digits that are read; what goes into the form has as many as a form keeps. */
const READ_DIGITS = 5;
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 15;

const toFixedDirection = (value: number, digits: number, isUp: boolean): number => {
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits);
  return (isUp ? Math.ceil(value / step) : Math.floor(value / step)) * step;
};

/**
 * An end of a stretch as it would be typed, never outside of it: rounded where rounding stays within, else
 * towards the inside.
 */
export function endText(
  end: number,
  other: number | undefined,
  measure: Measure,
  unit: string,
  locale: Locale,
): string {
  const isUp = other === undefined || end <= other;
  const isWithin = (text: string): boolean => {
    const parsed = parseNumber(text);
    if (!parsed.ok) return false;
    const value = inUnit(measure, parsed.value, unit, measure.unit);
    return isUp ? value >= end && (other === undefined || value <= other) : value <= end && value >= other;
  };
  const shown = inUnit(measure, end, measure.unit, unit);
  if (shown === 0) return typedNumber(0, locale);
  for (let digits = FEWEST_DIGITS; digits <= MOST_DIGITS; digits += 1) {
    const candidates = [shown, toFixedDirection(shown, digits, isUp)].map((value) =>
      typedNumber(value, locale, digits),
    );
    const found = candidates.find((text) => isWithin(text));
    if (found !== undefined) return found;
  }
  return typedNumber(shown, locale, MOST_DIGITS);
}

/** One value to offer: what the form would hold, and how it reads. */
export interface Offer {
  readonly text: string;
  readonly read: string;
  readonly value: number;
}

export interface Said {
  readonly sentence: string;
  readonly offers: readonly Offer[];
}

interface Asked {
  readonly input: NumberInput;
  /** The unit its field is shown in. */
  readonly unit: string;
  readonly output: Output;
  readonly outputUnit: string | undefined;
  readonly symbol: string | undefined;
  readonly t: Translator;
}

function offerOf(value: number, text: string, { input, unit }: Asked): Offer {
  return { value, text, read: withUnit(text, symbolOf(input.measure, unit)) };
}

/** A solution as a sentence, with the values that can be put into the form. */
export function saidSolution(solution: Solution, asked: Asked): Said {
  const { input, unit, t } = asked;
  const find = input.label[t.locale];
  if (solution.kind === 'value') {
    const shown = inUnit(input.measure, solution.value, input.measure.unit, unit);
    const offer = offerOf(solution.value, typedNumber(shown, t.locale), asked);
    const value = withUnit(typedNumber(shown, t.locale, READ_DIGITS), symbolOf(input.measure, unit));
    return { sentence: t('calculatorPages.reverse.value', { find, value }), offers: [offer] };
  }
  // At the far end of a stretch that goes on for ever, whatever is rounded down is within.
  const low =
    solution.from === undefined
      ? undefined
      : offerOf(solution.from, endText(solution.from, solution.to, input.measure, unit, t.locale), asked);
  const high =
    solution.to === undefined
      ? undefined
      : offerOf(solution.to, endText(solution.to, solution.from ?? -Infinity, input.measure, unit, t.locale), asked);
  const offers = [low, high].filter((offer) => offer !== undefined);
  const sentence =
    low && high
      ? t('calculatorPages.reverse.between', { find, from: low.read, to: high.read })
      : low
        ? t('calculatorPages.reverse.onwards', { find, from: low.read })
        : high
          ? t('calculatorPages.reverse.upTo', { find, to: high.read })
          : t('calculatorPages.reverse.any', { find });
  return { sentence, offers };
}

/** A result as it is read in an answer: figures with more digits than the page gives them. */
function resultText(value: OutputValue, { output, outputUnit, symbol, t }: Asked): string {
  if (typeof value === 'number' && 'measure' in output) {
    const unit = shownUnit(output.measure, outputUnit);
    return withUnit(
      typedNumber(inUnit(output.measure, value, output.measure.unit, unit), t.locale, READ_DIGITS),
      symbol ?? symbolOf(output.measure, unit),
    );
  }
  return shownOutput(output, value, outputUnit, t, symbol).text;
}

/** Why there is no answer. @param reasonOf a problem of the calculator in words */
export function whyNone(
  answer: Extract<ReverseAnswer, { readonly ok: false }>,
  asked: Asked,
  reasonOf: (problem: Problem) => string,
): string {
  const { input, unit, t } = asked;
  const find = input.label[t.locale];
  switch (answer.code) {
    case 'outOfReach': {
      const reach = answer.reachable.map(([min, max]) =>
        t('calculatorPages.reverse.reach', { min: resultText(min, asked), max: resultText(max, asked) }),
      );
      return t('calculatorPages.reverse.outOfReach', { find, reach: reach.join(t('calculatorPages.reverse.or')) });
    }
    case 'jump': {
      const at = withUnit(
        typedNumber(inUnit(input.measure, answer.at, input.measure.unit, unit), t.locale, READ_DIGITS),
        symbolOf(input.measure, unit),
      );
      return t('calculatorPages.reverse.jump', {
        below: resultText(answer.below, asked),
        above: resultText(answer.above, asked),
        at,
      });
    }
    case 'noEffect':
      return t('calculatorPages.reverse.noEffect', { find, value: resultText(answer.value, asked) });
    case 'refused':
      return t('calculatorPages.reverse.refused', { reason: answer.errors.map(reasonOf).join(' ') });
    case 'neverSo':
      return t('calculatorPages.reverse.neverSo', { find });
  }
}

export type { Asked };
