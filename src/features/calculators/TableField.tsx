import { useId } from 'react';
import type { TableInput } from '../../calculators/define.ts';
import type { ReadForm } from './state/reading.ts';
import { textAt } from '../../kit/form/fields.ts';
import { FieldLabel } from '../../kit/controls/about-field.tsx';
import { FieldMessage } from '../../kit/controls/FormField.tsx';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import field from '../../kit/styles/field.module.css';
import styles from './InputFields.module.css';

/** The rows of a pasted table as read; none where there is nothing, or a line cannot be read. */
function pastedRows({ inputs }: ReadForm, key: string): readonly (readonly number[])[] {
  const rows = inputs[key];
  return Array.isArray(rows) ? (rows as readonly (readonly number[])[]) : [];
}

/** A table to paste into, and how much of it was read. */
export function TableField({ input }: { readonly input: TableInput }) {
  const { session, say, t, $messages } = usePage();
  const text = usePart(session.form.$content, ({ texts }) => textAt(texts, input.key));
  const id = useId();
  const problem = usePart($messages, ({ problems }) => problems[input.key]);
  const count = usePart(session.$form, (form) => pastedRows(form, input.key).length);
  const columns = usePart(session.$form, (form) => pastedRows(form, input.key)[0]?.length ?? 0);
  const note = count > 0 ? t('calculatorPages.table.read', { rows: count, columns }) : t('calculatorPages.table.hint');
  return (
    <div className={styles.table} data-field={input.key}>
      <FieldLabel path={input.key} of={id}>
        {say(input.label)}
      </FieldLabel>
      <textarea
        id={id}
        name={input.key}
        className={field.input}
        rows={8}
        value={text}
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}m`}
        onChange={(event) => session.form.set(input.key, event.currentTarget.value)}
      />
      <FieldMessage id={`${id}m`} problem={problem} note={note} />
    </div>
  );
}
