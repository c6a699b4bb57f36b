/** The lines of a list of a form. */
import type { ReactNode } from 'react';
import type { Form } from '../form/form.ts';
import { usePart } from '../island/use-part.ts';
import command from '../styles/command.module.css';
import styles from './FormRows.module.css';

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
            className={`${command.quiet} ${command.sign} ${styles.button}`}
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
        className={`${command.quiet} ${styles.button}`}
        disabled={rows.length >= list.most}
        onClick={() => form.addRow(name)}
      >
        {labels.add}
      </button>
    </div>
  );
}
