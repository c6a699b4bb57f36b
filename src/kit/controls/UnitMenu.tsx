import { memo } from 'react';
import styles from './NumberField.module.css';

export interface UnitOption {
  readonly id: string;
  readonly symbol: string;
  readonly group?: string;
}

export interface UnitChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly UnitOption[];
  readonly onChange: (id: string) => void;
}

/** The unit in a field or beside a figure: plain text when there is one, a native menu when there are several. */
export const UnitMenu = memo(function UnitMenu({
  label,
  value,
  options,
  onChange,
  isDisabled = false,
}: UnitChoice & { readonly isDisabled?: boolean }) {
  const symbol = options.find(({ id }) => id === value)?.symbol ?? value;
  if (options.length < 2) return <span className={styles.unit}>{symbol}</span>;
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <span className={styles.unitMenu}>
      <span aria-hidden="true">{symbol}</span>
      <svg viewBox="0 0 8 5" width="8" height="5" aria-hidden="true">
        <path
          d="M1 1l3 3 3-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <select
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {groups.map((group) => {
          const items = options
            .filter((option) => option.group === group)
            .map((option) => (
              <option key={option.id} value={option.id}>
                {option.symbol}
              </option>
            ));
          return group === undefined ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </select>
    </span>
  );
});
