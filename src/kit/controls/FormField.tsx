/** The field of a form as it is drawn on every page, tied to its own text, unit and problem: another field's key leaves it alone. */
import { memo } from 'react';
import { fieldAt, textAt } from '../form/fields.ts';
import { usePart } from '../island/use-part.ts';
import { FormNumber } from './FormNumber.tsx';
import type { FormFieldProps } from './FormNumber.tsx';
import fields from '../styles/field.module.css';
import styles from './FormField.module.css';
import { Select } from './Select.tsx';

export const FormField = memo(function FormField(props: FormFieldProps) {
  const { form, path, label, words, inactive } = props;
  const field = fieldAt(form.fields, path);
  const isUsed = usePart(form.$content, ({ texts }) => field?.isUsed?.(texts) ?? true);
  if (!field || (!isUsed && inactive === undefined)) return null;
  switch (field.kind) {
    case 'number':
      return <FormNumber {...props} field={field} />;
    case 'choice':
      return <ChoiceOfForm form={form} path={path} label={label} options={field.options} words={words} />;
    case 'flag':
      return <FlagOfForm form={form} path={path} label={label} />;
    case 'text':
      return <TextOfForm form={form} path={path} label={label} />;
  }
});

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
    <label className={fields.flag} data-field={path}>
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
      <input
        className={fields.input}
        name={path}
        value={text}
        onChange={(event) => form.set(path, event.currentTarget.value)}
      />
    </label>
  );
}
