import { useStore } from '@nanostores/react';
import type { NumberInput } from '../../calculators/define.ts';
import { unitKeys } from '../../quantities/index.ts';
import { inUnit, shownUnit, steppedText } from '../../stores/calculator/text.ts';
import { NumberField } from '../controls/NumberField.tsx';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { useUsed } from './used.ts';
import { symbolOf, usedText } from './format.ts';
import { typedNumber } from '../../quantities/number.ts';

/** How a bare fraction is named in a menu of units. */
const FRACTION = '0–1';

function rangeText({ measure, range }: NumberInput, unit: string, { t }: Page): string | undefined {
  if (range === undefined || (range.min === undefined && range.max === undefined)) return undefined;
  const limit = (value: number): string => typedNumber(inUnit(measure, value, measure.unit, unit), t.locale);
  const symbol = symbolOf(measure, unit);
  const { min, max } = range;
  if (min === undefined) return t('tools.atMost', { max: limit(max ?? 0), unit: symbol }).trim();
  if (max === undefined)
    return t(range.isMinExcluded ? 'tools.above' : 'tools.atLeast', { min: limit(min), unit: symbol }).trim();
  return t('tools.range', { min: limit(min), max: limit(max), unit: symbol }).trim();
}

interface NumberRowProps {
  readonly input: NumberInput;
  /** Key of the field, or `rows.0.column`. */
  readonly path: string;
  /** Key under which its unit is chosen. */
  readonly slot: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** One typed quantity. */
export function NumberRow({ input, path, slot, text, onText }: NumberRowProps) {
  const page = usePage();
  const { session, t, say, problems } = page;
  const units = useStore(session.$units);
  const unit = shownUnit(input.measure, units[slot]);
  const label = say(input.label);
  const { value: used, mark, backLabel } = useUsed(input, path);
  const isTyped = text.trim() !== '';
  const usedInUnit = usedText(input, used, unit, t.locale);
  const options = unitKeys(input.measure.quantity).map((id) => ({
    id,
    symbol: symbolOf(input.measure, id) || FRACTION,
  }));
  const isBare = options.length < 2 && symbolOf(input.measure, unit) === '';
  const { min } = input.range ?? {};
  return (
    <NumberField
      name={path}
      label={label}
      text={text}
      onText={onText}
      onStep={(steps) => {
        const stepped = steppedText(input.measure, isTyped ? text : usedInUnit, steps, t.locale);
        if (stepped !== undefined) onText(stepped);
      }}
      unit={
        isBare
          ? undefined
          : {
              label: t('tools.unitOf', { field: label }),
              value: unit,
              options,
              onChange: (id) => session.setUnit(slot, id),
            }
      }
      range={rangeText(input, unit, page)}
      note={input.help && used === undefined && !(isTyped && mark) ? say(input.help) : undefined}
      standIn={!isTyped && mark && usedInUnit !== '' ? { text: usedInUnit, mark } : undefined}
      override={
        isTyped && mark ? { mark: t('tools.used.byHand'), label: backLabel, onRelease: () => onText('') } : undefined
      }
      problem={problems.get(path)}
      isExpression={input.isExpression}
      allowsNegative={min === undefined || min < 0}
      increaseLabel={t('tools.increase', { field: label })}
      decreaseLabel={t('tools.decrease', { field: label })}
    />
  );
}
