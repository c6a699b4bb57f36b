import { memo, useMemo } from 'react';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import { isChoice } from '../../kit/form/entries/entries.ts';
import type { Entries } from '../../kit/form/entries/entries.ts';
import { textFromValue } from '../../kit/form/text.ts';
import { setUnit, unitOfSlot } from '../../kit/form/units.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';

interface EntryRowProps {
  readonly entries: Entries;
  readonly name: string;
  readonly label: string;
  /** In the unit the value is carried in. */
  readonly range?: readonly [number, number] | undefined;
  /** What is wrong with the value, where the text itself is a number. */
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
  /** What counts while nothing is typed, in the unit the value is carried in, and where it comes from. */
  readonly standIn?: { readonly value: number; readonly mark: string } | undefined;
  readonly allowsNegative?: boolean;
}

/** One quantity of a form of entries: its own text, unit, limits and problem. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entries, name, label, range, problem, note, standIn, allowsNegative = false } = props;
  const t = useTranslator();
  const text = usePart(entries.$state, (state) => entries.textOf(state, name, t.locale));
  const entry = entries.table[name];
  const unit = usePart(entries.$state, ({ units }) =>
    entry === undefined || isChoice(entry) ? '' : unitOfSlot(units, entry.quantity),
  );
  const reason = usePart(entries.$state, (state) => {
    const value = entries.valueOf(state, name);
    return value === undefined || value.ok ? undefined : value.reason;
  });
  const standInValue = standIn?.value;
  const steps = useMemo(
    () => ({
      onText: (typed: string) => entries.set(name, typed),
      onStep: (count: number) => entries.step(name, count, standInValue),
    }),
    [entries, name, standInValue],
  );
  if (entry === undefined || isChoice(entry)) return null;
  const options = unitOptions(entry.quantity);
  const symbol = unitOf(entry.quantity, unit as UnitOf<typeof entry.quantity>).symbol;
  const written = (value: number): string => textFromValue(entry, value, unit, t.locale, 5);
  return (
    <NumberField
      name={name}
      label={label}
      text={text}
      {...steps}
      unit={
        symbol === '' && options.length < 2
          ? undefined
          : {
              label: t('quantities.field.unitOf', { field: label }),
              value: unit,
              options,
              onChange: (id) => setUnit(entry.quantity, id),
            }
      }
      range={
        range && t('quantities.field.range', { min: written(range[0]), max: written(range[1]), unit: symbol }).trim()
      }
      note={note}
      problem={reason === undefined ? problem : t(`quantities.parse.${reason}`)}
      standIn={standIn && text.trim() === '' ? { text: written(standIn.value), mark: standIn.mark } : undefined}
      allowsNegative={allowsNegative}
      increaseLabel={t('quantities.field.increase', { field: label })}
      decreaseLabel={t('quantities.field.decrease', { field: label })}
    />
  );
});
