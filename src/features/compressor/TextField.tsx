import { useId } from 'react';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Fields.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly problem?: string | undefined;
  /** Words offered while typing; any other is taken too. */
  readonly offered?: readonly string[];
}

/** A word to type: a name, a brand. */
export function TextField({ name, label, text, onText, problem, offered }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.word} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={field.input}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={200}
        value={text}
        list={offered ? `${id}l` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}m`}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {offered ? (
        <datalist id={`${id}l`}>
          {offered.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ) : null}
      <p id={`${id}m`} className={remarks.problem}>
        {problem}
      </p>
    </div>
  );
}
