/** A reading as it is typed on a roof: its name and what it says on one line, a figure a thumb hits, the next one on Enter. */
import { useId } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useGrouped } from '../../kit/controls/use-grouped.ts';
import { UnitMenu } from '../../kit/controls/UnitMenu.tsx';
import { withOtherSign } from '../../quantities/sign.ts';
import { unitOptions } from '../../kit/controls/unit-options.ts';
import { parseProblemText } from '../../kit/controls/FormNumber.tsx';
import { fieldAt, measureOf, textAt } from '../../kit/form/fields.ts';
import type { NumberField } from '../../kit/form/fields.ts';
import type { Form } from '../../kit/form/form.ts';
import { unitShown } from '../../kit/form/writing.ts';
import { useTranslator } from '../../kit/island/translator.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { figuresFromPaste } from './state/paste.ts';
import styles from './ReadingRow.module.css';

interface ReadingRowProps {
  readonly form: Form;
  readonly path: string;
  readonly label: string;
  /** What it is, under its name. */
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  /** It is to be read again: another reading contradicts it. */
  readonly isDoubted?: boolean;
  /** The fields a paste of several figures goes on to, this one first. */
  readonly onward?: readonly string[] | undefined;
}

/** The field after this one, in the order of the page. */
function focusNext(input: HTMLInputElement): void {
  const all = [...(input.closest('[data-readings]')?.querySelectorAll<HTMLInputElement>('input[data-reading]') ?? [])];
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

export function ReadingRow({ form, path, label, note, problem, isDoubted, onward }: ReadingRowProps) {
  const t = useTranslator();
  const id = useId();
  const text = usePart(form.$content, ({ texts }) => textAt(texts, path));
  const field = fieldAt(form.fields, path) as NumberField;
  const measure = usePart(form.$content, ({ texts }) => measureOf(field, texts));
  const unit = usePart(form.$content, ({ units }) => unitShown(units, measure));
  const reason = usePart(form.$content, ({ problems }) => problems[path]);
  const said = reason ? parseProblemText(reason, label, t) : problem;
  const grouped = useGrouped(text, t.locale, () => form.settle(path));
  const hasSign = measure.quantity === 'temperature';
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.settle(path);
    focusNext(event.currentTarget);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    if (!onward) return;
    const figures = figuresFromPaste(event.clipboardData.getData('text'), t.locale, onward.length);
    if (!figures) return;
    event.preventDefault();
    form.change(Object.fromEntries(figures.map((figure, i) => [onward[i] ?? path, figure])));
  };
  return (
    <div className={styles.row} data-field={path}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.note} id={`${id}n`}>
          {note}
        </span>
      </div>
      <div className={said || isDoubted ? `${styles.box} ${styles.wrong}` : styles.box}>
        {hasSign ? (
          <button
            type="button"
            className={styles.sign}
            tabIndex={-1}
            aria-label={t('quantities.changeSign')}
            onClick={() => form.set(path, withOtherSign(text))}
          >
            ±
          </button>
        ) : null}
        <input
          id={id}
          name={path}
          data-reading=""
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          {...grouped}
          aria-invalid={said || isDoubted ? true : undefined}
          aria-describedby={`${id}n ${id}m`}
          onChange={(event) => form.set(path, event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <UnitMenu
          label={t('quantities.field.unitOf', { field: label })}
          value={unit}
          options={unitOptions(measure.quantity)}
          onChange={(chosen) => form.showIn(path, chosen)}
        />
      </div>
      <p className={styles.problem} id={`${id}m`}>
        {said}
      </p>
    </div>
  );
}
