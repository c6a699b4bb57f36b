/** What is typed into a calculator as it is read back: on a sheet, beside a closed group, in the line of a list. */
import type { Input } from '../../calculators/define.ts';
import type { Translator } from '../../i18n/keys.ts';
import { shownUnit } from '../../kit/form/text.ts';
import type { Bilingual } from '../../language/index.ts';
import { NARROW_NO_BREAK_SPACE } from '../../quantities/number.ts';
import { symbolOf } from './format.ts';
import type { Shown } from './format-output.ts';
import type { ChosenUnits } from './state/units.ts';

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
