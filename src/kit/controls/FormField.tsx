/** The field of a form as it is drawn on every page, tied to its own text, unit and problem: another field's key leaves it alone. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Translator } from '../../i18n/keys.ts';
import { unitOf } from '../../quantities/index.ts';
import type { ParseFailure, Quantity, UnitOf } from '../../quantities/index.ts';
import { fieldAt, measureOf, slotOf, textAt } from '../form/fields.ts';
import type { NumberField as NumberSpec } from '../form/fields.ts';
import type { Form } from '../form/form.ts';
import { textFromValue } from '../form/text.ts';
import { setUnit } from '../form/units.ts';
import { unitShown } from '../form/writing.ts';
import { useTranslator } from '../island/context.ts';
import { usePart } from '../island/use-part.ts';
import styles from './FormField.module.css';
import { NumberField } from './NumberField.tsx';
import { Select } from './Select.tsx';
import { unitOptions } from './unit-options.ts';
import type { UnitChoice, UnitOption } from './UnitMenu.tsx';

/** What counts while nothing is typed: a value, in the unit it is carried in, or a word for it; and where it comes from. */
export type StandIn = { readonly mark: string } & (
  { readonly value: number; readonly text?: undefined } | { readonly value?: undefined; readonly text: string }
);

/** What a field shows beside its text. */
export interface FieldWords {
  readonly label: string;
  /** Said below when there is nothing to correct. */
  readonly note?: string | undefined;
  /** Why what is typed is refused, where the text itself can be read. */
  readonly problem?: string | undefined;
  /** Words of a choice. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly standIn?: StandIn | undefined;
  /** What the steps of an empty field start from, in the unit the value is carried in; absent: from what stands in. */
  readonly stepsFrom?: number | undefined;
  /** Why the field has no effect for now. */
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

export const FormField = memo(function FormField(props: FormFieldProps) {
  const { form, path, label, words } = props;
  const field = fieldAt(form.fields, path);
  const isUsed = usePart(form.$content, ({ texts }) => field?.isUsed?.(texts) ?? true);
  if (!field || !isUsed) return null;
  switch (field.kind) {
    case 'number':
      return <NumberOfForm {...props} field={field} />;
    case 'choice':
      return <ChoiceOfForm form={form} path={path} label={label} options={field.options} words={words} />;
    case 'flag':
      return <FlagOfForm form={form} path={path} label={label} />;
    case 'text':
      return <TextOfForm form={form} path={path} label={label} />;
  }
});

function NumberOfForm({ form, path, field, ...words }: FormFieldProps & { readonly field: NumberSpec }) {
  const { label, note, problem, standIn, inactive, unitChoice } = words;
  const t = useTranslator();
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const measure = usePart(form.$content, ({ texts }) => measureOf(field, texts));
  const unit = usePart(form.$content, ({ units }) => unitShown(units, measure));
  const reason = usePart(form.$content, ({ problems }) => problems[path]);
  const { quantity } = measure;
  const { symbol } = unitOf(quantity, unit as UnitOf<typeof quantity>);
  const options = measure.isFixed ? fixedOption(quantity, unit) : unitOptions(quantity);
  const written = (value: number, digits?: number): string => textFromValue(measure, value, unit, t.locale, digits);
  const { range } = field;
  const stepsFrom = words.stepsFrom ?? standIn?.value;
  const commands = useMemo(
    () => ({
      onText: (typed: string) => form.set(path, typed),
      onStep: (steps: number) => form.step(path, steps, stepsFrom),
      onSettle: () => form.settle(path),
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
          onChange: (id) => setUnit(slotOf(measure), id),
        };
  return (
    <NumberField
      name={path}
      label={label}
      text={text}
      {...commands}
      unit={unitChoice ?? ownUnits}
      range={
        range && t('quantities.field.range', { min: written(range.min), max: written(range.max), unit: symbol }).trim()
      }
      note={note}
      problem={reason && inactive === undefined ? parseProblemText(reason, label, t) : problem}
      inactive={inactive}
      standIn={
        standIn && text.trim() === ''
          ? { text: standIn.text ?? written(standIn.value, 5), mark: standIn.mark }
          : undefined
      }
      allowsNegative={words.allowsNegative ?? (quantity === 'temperature' || (range !== undefined && range.min < 0))}
      increaseLabel={t('quantities.field.increase', { field: label })}
      decreaseLabel={t('quantities.field.decrease', { field: label })}
    />
  );
}

const fixedOption = (quantity: Quantity, unit: string): readonly UnitOption[] =>
  unitOptions(quantity).filter(({ id }) => id === unit);

type Simple = Pick<FormFieldProps, 'form' | 'path' | 'label' | 'words'>;

function ChoiceOfForm({ form, path, label, options, words }: Simple & { readonly options: readonly string[] }) {
  const value = usePart(form.$content, ({ texts }) => textAt(texts, path));
  return (
    <Select
      name={path}
      label={label}
      value={value}
      options={options.map((option) => ({ value: option, label: words?.[option] ?? option }))}
      onChange={(chosen) => form.set(path, chosen)}
    />
  );
}

function FlagOfForm({ form, path, label }: Simple) {
  const isOn = usePart(form.$content, ({ texts }) => textAt(texts, path) === 'true');
  return (
    <label className={styles.flag} data-field={path}>
      <input
        type="checkbox"
        name={path}
        checked={isOn}
        onChange={(event) => form.set(path, String(event.currentTarget.checked))}
      />
      {label}
    </label>
  );
}

function TextOfForm({ form, path, label }: Simple) {
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  return (
    <label className={styles.text} data-field={path}>
      <span>{label}</span>
      <input name={path} value={text} onChange={(event) => form.set(path, event.currentTarget.value)} />
    </label>
  );
}

interface FormRowsProps {
  readonly form: Form;
  /** Key of the list. */
  readonly name: string;
  readonly labels: { readonly add: string; readonly remove: (line: number) => string };
  /** Draws a cell, by the key of its column and its path. */
  readonly cell: (column: string, path: string) => ReactNode;
}

/** The lines of a list, with commands to add one and to remove each. */
export function FormRows({ form, name, labels, cell }: FormRowsProps) {
  const list = form.fields.find((field) => field.key === name);
  const rows = usePart(form.$content, ({ texts }) => texts[name]);
  if (list?.kind !== 'list' || typeof rows !== 'object') return null;
  return (
    <div className={styles.rows} data-rows={name}>
      {rows.map((_, line) => (
        // A line is known by its place: its texts are what changes.
        <div key={line} className={styles.line}>
          <div className={styles.cells}>{list.columns.map(({ key }) => cell(key, `${name}.${line}.${key}`))}</div>
          <button
            type="button"
            className={styles.remove}
            aria-label={labels.remove(line + 1)}
            onClick={() =>
              form.setRows(
                name,
                rows.filter((__, place) => place !== line),
              )
            }
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className={styles.add}
        disabled={rows.length >= list.most}
        onClick={() => form.addRow(name)}
      >
        {labels.add}
      </button>
    </div>
  );
}
