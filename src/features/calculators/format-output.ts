/** Results of calculators as the reader reads them. */
import type { Option, Output, OutputValue, Tone } from '../../calculators/define.ts';
import { isVerdict } from '../../calculators/derive/results.ts';
import type { Translator } from '../../i18n/keys.ts';
import { shownUnit } from '../../kit/form/text.ts';
import type { Bilingual } from '../../language/index.ts';
import { tubeName } from '../../quantities/figures.ts';
import { figureText, symbolOf } from './format.ts';

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

/** What a word among the results means, where it means more than it says. */
export const toneOf = (output: Output, value: OutputValue | undefined): Tone | undefined =>
  'tones' in output ? output.tones?.[String(value)] : undefined;

export interface Shown {
  readonly text: string;
  /** Empty for what has no unit. */
  readonly symbol: string;
}

interface ShownWith {
  /** Of the calculator. */
  readonly id: string;
  /** Units and digits the reader chose, by `<id>><output>`. */
  readonly units: Readonly<Record<string, string | undefined>>;
  readonly digits: Readonly<Record<string, number>>;
  /** Of the example a page opens with no verdict is told: it would be read as one's own. */
  readonly isExample: boolean;
  readonly t: Translator;
  readonly symbol?: string | undefined;
}

/** A result of a page as its reader has it. */
export function shownResult(
  output: Output,
  value: OutputValue,
  { id, units, digits, isExample, t, symbol }: ShownWith,
): Shown {
  if (isExample && isVerdict(output)) return { text: t('calculatorPages.example'), symbol: '' };
  return shownOutput(withChosenDigits(id, output, digits), value, units[`${id}>${output.key}`], t, symbol);
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
