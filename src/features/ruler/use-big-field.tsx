/** The large figures of the ruler. */
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { setUnit, unitOfSlot } from '../../kit/form/units.ts';
import { useGrouped } from '../../kit/controls/use-grouped.ts';
import { signButton } from '../../kit/controls/sign-button.tsx';
import { UnitMenu } from '../../kit/controls/UnitMenu.tsx';
import type { UnitChoice } from '../../kit/controls/UnitMenu.tsx';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { useRuler, useUnits } from './context.ts';
import styles from './Sides.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

interface BigField {
  readonly name: string;
  /** Key of its field. */
  readonly path: string;
  /** Its label, and its accessible name. */
  readonly title: string;
  readonly text: string;
  readonly unit: UnitChoice;
  readonly onText: (text: string) => void;
  readonly onStep: (steps: number) => void;
  readonly tone?: string | undefined;
  readonly isStale?: boolean;
  readonly problem?: string | undefined;
  readonly note?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly isSigned: boolean;
}

/**
 * A figure one types, steps or reads: large, with its steps on both sides. It is drawn by whoever reads its text, so
 * that a key draws one component for each figure.
 */
export function useBigField(field: BigField): ReactNode {
  const { ruler, t } = useRuler();
  const id = useId();
  const { name, path, title, problem, note, onStep } = field;
  const settle = (): void => ruler.form.settle(path);
  const grouped = useGrouped(field.text, t.locale, settle);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') settle();
    const steps = STEPS[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(event.shiftKey ? Math.sign(steps) * 10 : steps);
  };
  return (
    <div
      className={`${styles.field} ${field.tone ?? ''}`}
      data-field={name}
      data-stale={field.isStale ? '' : undefined}
    >
      <label id={`${id}l`} className={styles.label} htmlFor={id}>
        {title}
      </label>
      <div className={`${styles.box} ${problem ? styles.wrong : ''}`}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ruler.sides.decrease', { field: title })}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        {field.isSigned
          ? signButton({
              label: t('quantities.changeSign'),
              of: `${id}l`,
              text: field.text,
              onText: field.onText,
              className: styles.sign,
            })
          : null}
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={field.placeholder}
          {...grouped}
          aria-label={title}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => field.onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <UnitMenu {...field.unit} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('ruler.sides.increase', { field: title })}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </div>
      <p id={`${id}m`} className={problem ? styles.problem : styles.note} role={problem ? 'alert' : undefined}>
        {problem ?? note}
      </p>
    </div>
  );
}

const setTemperatureUnit = (unit: string): void => setUnit('temperature', unit);

/** The unit of temperatures, everywhere on the page. */
export function useTemperatureUnit(title: string): UnitChoice {
  const { t } = useRuler();
  const { choices } = useUnits();
  return {
    label: t('ruler.unitOf', { field: title }),
    value: unitOfSlot(choices, 'temperature'),
    options: unitOptions('temperature'),
    onChange: setTemperatureUnit,
  };
}
