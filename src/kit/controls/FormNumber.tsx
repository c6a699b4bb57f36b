/** A number of a form as it is drawn on every page, tied to its own text, unit and problem. */
import { useMemo } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { unitOf } from '../../quantities/index.ts';
import type { ParseFailure, UnitOf } from '../../quantities/index.ts';
import { measureOf, textAt } from '../form/fields.ts';
import type { NumberField as NumberSpec } from '../form/fields.ts';
import type { Form } from '../form/form.ts';
import { limitText } from '../form/limit.ts';
import { textFromValue } from '../form/text.ts';
import { unitShown } from '../form/writing.ts';
import { useTranslator } from '../island/translator.ts';
import { usePart } from '../island/use-part.ts';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';
import { unitOptions } from './unit-options.ts';
import type { UnitChoice } from './UnitMenu.tsx';

/** What counts while nothing is typed: a value, in the unit it is carried in, or a word for it; and where it comes from. */
export type StandIn = { readonly mark: string } & (
  { readonly value: number; readonly text?: string | undefined } | { readonly value?: undefined; readonly text: string }
);

/** What a field shows beside its text. */
export interface FieldWords {
  readonly label: string;
  /** The name a problem with the text says, where it is not the label. */
  readonly fullName?: string | undefined;
  /** Said below when there is nothing to correct. */
  readonly note?: string | undefined;
  /** Why what is typed is refused, where the text itself can be read. */
  readonly problem?: string | undefined;
  /** Words of a choice. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** The options of a choice that are offered now, where not all are. */
  readonly offered?: readonly string[] | undefined;
  readonly standIn?: StandIn | undefined;
  /** What the steps of an empty field start from, in the unit the value is carried in; absent: from what stands in. */
  readonly stepsFrom?: number | undefined;
  /** Said of what is typed in place of a stand-in, and how to have that one back. */
  readonly override?: NumberFieldProps['override'];
  /** The limits in words, in place of those of the field. */
  readonly limits?: string | undefined;
  /** Why the field has no effect for now; without it, one that does not count is not drawn. */
  readonly inactive?: string | undefined;
  /** In place of the menu of its quantity's units. */
  readonly unitChoice?: UnitChoice | undefined;
  readonly allowsNegative?: boolean | undefined;
}

export interface FormFieldProps extends FieldWords {
  readonly form: Form;
  /** Key of the field, or of a cell: 'bins.0.t_ext'. */
  readonly path: string;
}

/** Why a text is no number, naming its field. */
export function parseProblemText(reason: ParseFailure, label: string, t: Translator): string {
  if (reason === 'empty') return t('problems.E_MISSING', { field: label });
  if (reason === 'notANumber') return t('problems.E_NUMBER', { field: label });
  return t(`quantities.parse.${reason}`);
}

/** A number of a form: a key draws it and no other field. */
export function FormNumber({ form, path, field, ...words }: FormFieldProps & { readonly field: NumberSpec }) {
  const { label, fullName = label, note, problem, standIn, inactive, unitChoice, limits, override } = words;
  const t = useTranslator();
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const measure = usePart(form.$content, ({ texts }) => measureOf(field, texts));
  const unit = usePart(form.$content, ({ units }) => unitShown(units, measure));
  const reason = usePart(form.$content, ({ problems }) => problems[path]);
  const { quantity, range } = measure;
  const { symbol } = unitOf(quantity, unit as UnitOf<typeof quantity>);
  const options = measure.isFixed ? unitOptions(quantity).filter(({ id }) => id === unit) : unitOptions(quantity);
  const written = (value: number, digits?: number): string => textFromValue(measure, value, unit, t.locale, digits);
  const limit = (value: number): string => limitText(measure, value, unit, t.locale);
  const stepsFrom = words.stepsFrom ?? standIn?.value;
  const { onUnit, ...commands } = useMemo(
    () => ({
      onText: (typed: string) => form.set(path, typed),
      onStep: (steps: number) => form.step(path, steps, stepsFrom),
      onSettle: () => form.settle(path),
      onUnit: (id: string) => form.showIn(path, id),
    }),
    [form, path, stepsFrom],
  );
  const ownUnits: UnitChoice | undefined =
    symbol === '' && options.length < 2
      ? undefined
      : {
          label: t('quantities.field.unitOf', { field: label }),
          value: unit,
          options,
          onChange: onUnit,
        };
  const isSigned = words.allowsNegative ?? (quantity === 'temperature' || (range !== undefined && range.min < 0));
  return (
    <NumberField
      name={path}
      label={label}
      locale={t.locale}
      text={text}
      {...commands}
      unit={unitChoice ?? ownUnits}
      range={
        limits ??
        (range && t('quantities.field.range', { min: limit(range.min), max: limit(range.max), unit: symbol }).trim())
      }
      note={note}
      problem={reason && inactive === undefined ? parseProblemText(reason, fullName, t) : problem}
      inactive={inactive}
      standIn={
        standIn && text.trim() === ''
          ? {
              text: standIn.value === undefined ? standIn.text : (standIn.text ?? written(standIn.value, 5)),
              mark: standIn.mark,
            }
          : undefined
      }
      override={text.trim() === '' ? undefined : override}
      isExpression={measure.parse !== undefined}
      signLabel={isSigned ? t('quantities.changeSign') : undefined}
      increaseLabel={t('quantities.field.increase', { field: label })}
      decreaseLabel={t('quantities.field.decrease', { field: label })}
    />
  );
}
