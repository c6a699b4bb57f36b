import { memo, useCallback } from 'react';
import type { NumberInput } from '../../calculators/define.ts';
import { typedNumber } from '../../quantities/number.ts';
import { textAt } from '../../kit/form/fields.ts';
import { inUnit, shownUnit } from '../../kit/form/text.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { useStandIn } from './stand-in.ts';
import { labelInUnit, standInText, symbolOf } from './format.ts';

function rangeText({ measure, range }: NumberInput, unit: string, { t }: Page): string | undefined {
  if (range === undefined || (range.min === undefined && range.max === undefined)) return undefined;
  const limit = (value: number): string => typedNumber(inUnit(measure, value, measure.unit, unit), t.locale);
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
  /** Key under which its unit is chosen. */
  readonly slot: string;
}

/** One typed quantity: drawn again for its own text, unit, problem and stand-in, and for no other field's. */
export const NumberRow = memo(function NumberRow({ input, path, slot }: NumberRowProps) {
  const page = usePage();
  const { session, t, say, $messages } = page;
  const { form } = session;
  const { measure } = input;
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const unit = shownUnit(
    measure,
    usePart(session.$form, ({ units }) => units[slot]),
  );
  const problem = usePart($messages, ({ problems }) => problems[path]);
  const { value: taken, mark, backLabel } = useStandIn(input, path);
  const onUnit = useCallback((id: string) => session.setUnit(slot, id), [session, slot]);
  const onText = (next: string): void => form.set(path, next);
  const label = labelInUnit(input, unit, t.locale);
  const isTyped = text.trim() !== '';
  // A cell of a list has the name of its column, which is no result's.
  const takenInUnit = standInText(input, taken, unit, t.locale, path === input.key ? session.definition.outputs : []);
  const options = unitOptions(measure.quantity);
  const isBare = options.length < 2 && symbolOf(measure, unit) === '';
  const { min } = input.range ?? {};
  return (
    <NumberField
      name={path}
      label={label}
      text={text}
      onText={onText}
      onSettle={() => form.settle(path)}
      onStep={(steps) =>
        form.step(path, steps, typeof taken === 'number' ? taken : inUnit(measure, 0, unit, measure.unit))
      }
      unit={
        isBare
          ? undefined
          : { label: t('calculatorPages.unitOf', { field: label }), value: unit, options, onChange: onUnit }
      }
      range={rangeText(input, unit, page)}
      note={input.help && taken === undefined && !(isTyped && mark) ? say(input.help) : undefined}
      standIn={!isTyped && mark && takenInUnit !== '' ? { text: takenInUnit, mark } : undefined}
      override={
        isTyped && mark
          ? { mark: t('calculatorPages.used.byHand'), label: backLabel, onRelease: () => onText('') }
          : undefined
      }
      problem={problem}
      isExpression={input.isExpression}
      allowsNegative={min === undefined || min < 0}
      increaseLabel={t('calculatorPages.increase', { field: label })}
      decreaseLabel={t('calculatorPages.decrease', { field: label })}
    />
  );
});
