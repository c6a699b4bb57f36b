import { useId } from 'react';
import { FieldLabel } from './about-field.tsx';
import styles from './Select.module.css';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
}

/** A labelled native menu. */
export function Select({ name, label, value, options, onChange, isDisabled = false }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.row} data-field={name}>
      <FieldLabel path={name} of={id} className={styles.label}>
        {label}
      </FieldLabel>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path
            d="M1 1l4 4 4-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </div>
  );
}
