/** The field of a form as it is drawn on every page, tied to its own text, unit and problem: another field's key leaves it alone. */
import { memo, useId } from 'react';
import { fieldAt, textAt } from '../form/fields.ts';
import { Note } from '../island/note.ts';
import { usePart } from '../island/use-part.ts';
import { FieldLabel, useAbout } from './about-field.tsx';
import { FormNumber } from './FormNumber.tsx';
import type { FormFieldProps } from './FormNumber.tsx';
import fields from '../styles/field.module.css';
import remarks from '../styles/remarks.module.css';
import styles from './FormField.module.css';
import { Select } from './Select.tsx';

export const FormField = memo(function FormField(props: FormFieldProps) {
  const { form, path, inactive } = props;
  const field = fieldAt(form.fields, path);
  const isUsed = usePart(form.$content, ({ texts }) => field?.isUsed?.(texts) ?? true);
  if (!field || (!isUsed && inactive === undefined)) return null;
  switch (field.kind) {
    case 'number':
      return <FormNumber {...props} field={field} />;
    case 'choice':
      return <ChoiceOfForm {...props} options={props.offered ?? field.options} />;
    case 'flag':
      return <FlagOfForm {...props} />;
    case 'text':
      return <TextOfForm {...props} />;
  }
});

interface FieldMessageProps {
  readonly id?: string | undefined;
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
}

/** What is wrong with a field, or else what there is to say of it. */
export function FieldMessage({ id, problem, note }: FieldMessageProps) {
  if (problem === undefined && note === undefined) return null;
  return (
    <p id={id} className={`${problem === undefined ? remarks.fine : remarks.problem} ${styles.message}`}>
      {problem ?? <Note text={note ?? ''} />}
    </p>
  );
}

function ChoiceOfForm(props: FormFieldProps & { readonly options: readonly string[] }) {
  const { form, path, label, options, words, problem, note } = props;
  const value = usePart(form.$content, ({ texts }) => textAt(texts, path));
  return (
    <>
      <Select
        name={path}
        label={label}
        value={value}
        options={options.map((option) => ({ value: option, label: words?.[option] ?? option }))}
        onChange={(chosen) => form.set(path, chosen)}
      />
      <FieldMessage problem={problem} note={note} />
    </>
  );
}

function FlagOfForm({ form, path, label, problem, note }: FormFieldProps) {
  const isOn = usePart(form.$content, ({ texts }) => textAt(texts, path) === 'true');
  return (
    <div data-field={path}>
      <label className={fields.flag}>
        <input
          type="checkbox"
          name={path}
          checked={isOn}
          onChange={(event) => form.set(path, String(event.currentTarget.checked))}
        />
        <span>{label}</span>
      </label>
      {useAbout(path)}
      <FieldMessage problem={problem} note={note} />
    </div>
  );
}

function TextOfForm({ form, path, label, problem, note }: FormFieldProps) {
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const id = useId();
  return (
    <div className={styles.text} data-field={path}>
      <FieldLabel path={path} of={id}>
        {label}
      </FieldLabel>
      <input
        id={id}
        name={path}
        className={fields.input}
        type="text"
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined && note === undefined ? undefined : `${id}m`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => form.set(path, event.currentTarget.value)}
      />
      <FieldMessage id={`${id}m`} problem={problem} note={note} />
    </div>
  );
}
