import { memo } from 'react';
import type { NumberInput } from '../../calculators/define.ts';
import { fieldAt, textAt } from '../../kit/form/fields.ts';
import { limitText } from '../../kit/form/limit.ts';
import { unitShown } from '../../kit/form/writing.ts';
import { FormNumber } from '../../kit/controls/FormNumber.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { useStandIn } from './stand-in.ts';
import { labelInUnit, standInText, symbolOf } from './format.ts';

/** Its limits in words, in a unit; undefined where it has none. */
export function rangeText({ measure, range }: NumberInput, unit: string, { t }: Page): string | undefined {
  if (range === undefined || (range.min === undefined && range.max === undefined)) return undefined;
  const limit = (value: number): string => limitText(measure, value, unit, t.locale);
  const symbol = symbolOf(measure, unit);
  const { min, max } = range;
  if (min === undefined) return t('calculatorPages.atMost', { max: limit(max ?? 0), unit: symbol }).trim();
  if (max === undefined)
    return t(range.isMinExcluded ? 'calculatorPages.above' : 'calculatorPages.atLeast', {
      min: limit(min),
      unit: symbol,
    }).trim();
  return t('calculatorPages.range', { min: limit(min), max: limit(max), unit: symbol }).trim();
}

interface NumberRowProps {
  readonly input: NumberInput;
  /** Key of the field, or `rows.0.column`. */
  readonly path: string;
}

/** What a calculator says beside a typed quantity: its label in the unit shown, its limits, what stands in for it. */
export const NumberRow = memo(function NumberRow({ input, path }: NumberRowProps) {
  const page = usePage();
  const { session, t, say, $messages } = page;
  const { form, definition } = session;
  const field = fieldAt(form.fields, path);
  const isEmpty = usePart(form.$content, ({ texts }) => textAt(texts, path).trim() === '');
  const unit = usePart(form.$content, ({ units }) => (field?.kind === 'number' ? unitShown(units, field) : ''));
  const problem = usePart($messages, ({ problems }) => problems[path]);
  const { value: taken, mark, backLabel } = useStandIn(input, path);
  if (field?.kind !== 'number') return null;
  // A cell of a list has the name of its column, which is no result's.
  const takenInUnit = standInText(input, taken, unit, t.locale, path === input.key ? definition.outputs : []);
  const { min } = input.range ?? {};
  return (
    <FormNumber
      form={form}
      path={path}
      field={field}
      label={labelInUnit(input, unit, t.locale)}
      limits={rangeText(input, unit, page)}
      note={input.help && taken === undefined && (isEmpty || !mark) ? say(input.help) : undefined}
      standIn={mark && takenInUnit !== '' ? { value: Number(taken), mark, text: takenInUnit } : undefined}
      override={
        mark
          ? { mark: t('calculatorPages.used.byHand'), label: backLabel, onRelease: () => form.set(path, '') }
          : undefined
      }
      problem={problem}
      allowsNegative={min === undefined || min < 0}
    />
  );
});
