/** The fields of a part, each tied to its own text, unit and problem: another field's key leaves it alone. */
import { memo } from 'react';
import { circuitFieldName, describeCircuitProblem } from '../../i18n/circuit-problems.ts';
import type { Translator } from '../../i18n/keys.ts';
import { unitOf } from '../../quantities/index.ts';
import type { UnitOf } from '../../quantities/index.ts';
import type { Field, ListField, NumberField as NumberSpec, SimpleField } from '../../stores/circuit/fields.ts';
import type { Part, PartDoor, PartForm } from '../../stores/circuit/part.ts';
import { textFromValue } from '../../kit/form/text.ts';
import { setUnit, unitOfSlot } from '../../kit/form/units.ts';
import { NumberField } from '../../kit/controls/NumberField.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { partProblemText } from './problem-text.ts';
import styles from './PartFields.module.css';

interface FieldProps<N extends PartDoor> {
  readonly part: Part<N>;
  /** Key of the field, or of a cell: 'bins.0.t_ext'. */
  readonly path: string;
  readonly label?: string | undefined;
  /** Said below when there is nothing to correct. */
  readonly note?: string | undefined;
  /** Words of a choice. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

const CELL = /^(.+)\.(\d+)\.([^.]+)$/;

function fieldAt(fields: readonly Field[], path: string): SimpleField | undefined {
  const whole = fields.find(({ key }) => key === path);
  if (whole) return whole.kind === 'list' ? undefined : whole;
  const [, key, , column] = CELL.exec(path) ?? [];
  const list = fields.find((field) => field.key === key);
  return list?.kind === 'list' ? list.columns.find((each) => each.key === column) : undefined;
}

function textAt({ texts }: PartForm, path: string): string {
  const whole = texts[path];
  if (typeof whole === 'string') return whole;
  const [, key = '', index, column = ''] = CELL.exec(path) ?? [];
  const rows = texts[key];
  return typeof rows === 'object' ? (rows[Number(index)]?.[column] ?? '') : '';
}

/** What is wrong with a field: its text is no number, or the door refuses it. */
function useProblem<N extends PartDoor>({ $form, $answer }: Part<N>, path: string, t: Translator): string | undefined {
  const reason = usePart($form, ({ problems }) => problems[path]);
  const refused = usePart($answer, ({ problem }) => (problem?.field === path ? problem : undefined));
  if (reason === 'ambiguous' || reason === 'tooLarge') return t(`quantities.parse.${reason}`);
  if (reason) return describeCircuitProblem({ code: reason === 'empty' ? 'E_MISSING' : 'E_NUMBER', field: path }, t);
  return refused && partProblemText(refused, t);
}

export const PartField = memo(function PartField<N extends PartDoor>({
  part,
  path,
  label,
  note,
  words,
}: FieldProps<N>) {
  const t = useTranslator();
  const field = fieldAt(part.spec.fields, path);
  const isUsed = usePart(part.$form, ({ texts }) => field?.isUsed?.(texts) ?? true);
  if (!field || !isUsed) return null;
  const name = label ?? circuitFieldName(field.key, t);
  switch (field.kind) {
    case 'number':
      return <NumberPart part={part} path={path} field={field} label={name} note={note} />;
    case 'choice':
      return <ChoicePart part={part} path={path} options={field.options} label={name} words={words} />;
    case 'flag':
      return <FlagPart part={part} path={path} label={name} />;
    case 'text':
      return <TextPart part={part} path={path} label={name} />;
  }
}) as <N extends PartDoor>(props: FieldProps<N>) => React.ReactNode;

interface SimpleProps<N extends PartDoor> {
  readonly part: Part<N>;
  readonly path: string;
  readonly label: string;
}

function NumberPart<N extends PartDoor>({
  part,
  path,
  field,
  label,
  note,
}: SimpleProps<N> & { readonly field: NumberSpec; readonly note: string | undefined }) {
  const t = useTranslator();
  const { quantity, range } = field;
  const text = usePart(part.$form, (form) => textAt(form, path));
  const unit = usePart(part.$form, ({ units }) => unitOfSlot(units, quantity));
  const problem = useProblem(part, path, t);
  const { symbol } = unitOf(quantity, unit as UnitOf<typeof quantity>);
  const options = unitOptions(quantity);
  const limit = (value: number): string => textFromValue(field, value, unit, t.locale);
  return (
    <NumberField
      name={path}
      label={label}
      text={text}
      onText={(typed) => part.setText(path, typed)}
      onStep={(steps) => part.step(path, steps)}
      unit={
        symbol === '' && options.length < 2
          ? undefined
          : {
              label: t('simulator.unitOf', { field: label }),
              value: unit,
              options,
              onChange: (id) => setUnit(quantity, id),
            }
      }
      range={range && t('simulator.range', { min: limit(range.min), max: limit(range.max), unit: symbol }).trim()}
      note={note}
      problem={problem}
      allowsNegative={quantity === 'temperature' || (range !== undefined && range.min < 0)}
      increaseLabel={t('simulator.increase', { field: label })}
      decreaseLabel={t('simulator.decrease', { field: label })}
    />
  );
}

function ChoicePart<N extends PartDoor>({
  part,
  path,
  options,
  label,
  words,
}: SimpleProps<N> & {
  readonly options: readonly string[];
  readonly words: Readonly<Record<string, string>> | undefined;
}) {
  const value = usePart(part.$form, (form) => textAt(form, path));
  return (
    <Select
      name={path}
      label={label}
      value={value}
      options={options.map((option) => ({ value: option, label: words?.[option] ?? option }))}
      onChange={(chosen) => part.setText(path, chosen)}
    />
  );
}

function FlagPart<N extends PartDoor>({ part, path, label }: SimpleProps<N>) {
  const isOn = usePart(part.$form, (form) => textAt(form, path) === 'true');
  return (
    <label className={styles.flag} data-field={path}>
      <input
        type="checkbox"
        name={path}
        checked={isOn}
        onChange={(event) => part.setText(path, String(event.currentTarget.checked))}
      />
      {label}
    </label>
  );
}

function TextPart<N extends PartDoor>({ part, path, label }: SimpleProps<N>) {
  const text = usePart(part.$form, (form) => textAt(form, path));
  return (
    <label className={styles.text} data-field={path}>
      <span>{label}</span>
      <input name={path} value={text} onChange={(event) => part.setText(path, event.currentTarget.value)} />
    </label>
  );
}

/** The lines of a list, with commands to add one and to remove each. */
export function PartRows<N extends PartDoor>({
  part,
  name,
  labels,
  columns = {},
}: {
  readonly part: Part<N>;
  readonly name: string;
  readonly labels: { readonly add: string; readonly remove: (line: number) => string };
  /** What a column is called where its key is not name enough, and the words of its choice. */
  readonly columns?: Readonly<
    Record<string, { readonly label?: string; readonly words?: Readonly<Record<string, string>> }>
  >;
}) {
  const field = part.spec.fields.find((each): each is ListField => each.key === name && each.kind === 'list');
  const rows = usePart(part.$form, ({ texts }) => (typeof texts[name] === 'object' ? texts[name] : undefined)) ?? [];
  if (!field) return null;
  return (
    <div className={styles.rows} data-rows={name}>
      {rows.map((_, line) => (
        // A line is known by its place: its texts are what changes.
        <div key={line} className={styles.line}>
          <div className={styles.cells}>
            {field.columns.map(({ key }) => (
              <PartField key={key} part={part} path={`${name}.${line}.${key}`} {...columns[key]} />
            ))}
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={labels.remove(line + 1)}
            onClick={() =>
              part.setRows(
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
        disabled={rows.length >= field.most}
        onClick={() => part.addRow(name)}
      >
        {labels.add}
      </button>
    </div>
  );
}
