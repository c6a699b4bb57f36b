import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import type { Locale } from '../../language/index.ts';
import { groupedText } from '../../quantities/grouped.ts';
import { FieldLabel } from './about-field.tsx';
import { Note } from '../island/note.ts';
import { signButton } from './sign-button.tsx';
import { UnitMenu } from './UnitMenu.tsx';
import { useGrouped } from './use-grouped.ts';
import type { UnitChoice } from './UnitMenu.tsx';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whose thousands it shows. */
  readonly locale: Locale;
  /** What is typed, kept as typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The reader is done typing: what was typed may be written in the field's own way. */
  readonly onSettle?: (() => void) | undefined;
  /** Adds `steps` steps to the value; 10 at a time with Shift or Page keys. */
  readonly onStep: (steps: number) => void;
  readonly unit?: UnitChoice | undefined;
  /** The limits, shown while the field has the focus. */
  readonly range?: string | undefined;
  /** Shown when there is nothing to correct: the same value read another way. */
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  /** Accessible name of its ± key; none where it cannot be below zero. */
  readonly signLabel?: string | undefined;
  /** Takes more signs than a decimal keypad has. */
  readonly isExpression?: boolean | undefined;
  /** What counts while nothing is typed, and where it comes from. */
  readonly standIn?: { readonly text: string; readonly mark: string } | undefined;
  /** Said of what is typed in place of a figure there would be otherwise, and how to have that one back. */
  readonly override?: { readonly mark: string; readonly label: string; readonly onRelease: () => void } | undefined;
  /** Why the field has no effect for now; it stays readable and says so. */
  readonly inactive?: string | undefined;
  readonly increaseLabel: string;
  readonly decreaseLabel: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A typed quantity: label, figure, unit as a menu in the field, steppers on touch, range or problem below. */
export function NumberField(props: NumberFieldProps) {
  const id = useId();
  const messageId = `${id}m`;
  const {
    name,
    label,
    text,
    onText,
    onSettle,
    onStep,
    unit,
    range,
    note,
    problem,
    inactive,
    standIn,
    override,
    locale,
  } = props;
  const isInactive = inactive !== undefined;
  const grouped = useGrouped(text, locale, onSettle);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') onSettle?.();
    const steps = STEPS[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onStep(event.shiftKey ? Math.sign(steps) * 10 : steps);
  };

  return (
    <div className={isInactive ? styles.rowInactive : styles.row} data-field={name}>
      <FieldLabel path={name} of={id} id={`${id}l`} className={styles.label}>
        {label}
      </FieldLabel>
      <div className={problem ? styles.fieldWrong : styles.field}>
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          disabled={isInactive}
          aria-label={props.decreaseLabel}
          onClick={() => onStep(-1)}
        >
          −
        </button>
        {props.signLabel === undefined
          ? null
          : signButton({ label: props.signLabel, of: `${id}l`, text, onText, isDisabled: isInactive })}
        <input
          id={id}
          name={name}
          className={styles.input}
          type="text"
          inputMode={props.isExpression ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          {...grouped}
          placeholder={standIn && groupedText(standIn.text, locale)}
          disabled={isInactive}
          aria-invalid={problem ? true : undefined}
          aria-describedby={messageId}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {unit ? <UnitMenu {...unit} isDisabled={isInactive} /> : null}
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          disabled={isInactive}
          aria-label={props.increaseLabel}
          onClick={() => onStep(1)}
        >
          +
        </button>
      </div>
      <p id={messageId} className={styles.message}>
        {problem ? <span className={styles.problem}>{problem}</span> : null}
        {!problem && isInactive ? <span>{inactive}</span> : null}
        {override ? (
          <span className={styles.override}>
            {override.mark}
            <button
              type="button"
              className={styles.release}
              onClick={(event) => {
                const field = event.currentTarget.closest('[data-field]')?.querySelector('input');
                override.onRelease();
                field?.focus();
              }}
            >
              {override.label}
            </button>
          </span>
        ) : null}
        {!problem && standIn ? (
          <span className={styles.standIn}>
            <span className="sr-only">{groupedText(standIn.text, locale)}</span> {standIn.mark}
          </span>
        ) : null}
        {!problem && !isInactive && range ? <span className={styles.range}>{range}</span> : null}
        {!problem && !isInactive && note ? (
          <span className={styles.note}>
            <Note text={note} />
          </span>
        ) : null}
      </p>
    </div>
  );
}
