import { Fragment, memo, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CellInput, ChoiceInput, Presets, RowsInput } from '../../calculators/define.ts';
import { withUnit } from '../../quantities/number.ts';
import { rowsAt, textAt } from '../../kit/form/fields.ts';
import { FieldMessage } from '../../kit/controls/FormField.tsx';
import { useAbout } from '../../kit/controls/about-field.tsx';
import { Select } from '../../kit/controls/Select.tsx';
import { useOpened } from '../../kit/island/use-opened.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { shownInput } from './format-input.ts';
import { NumberRow } from './NumberRow.tsx';
import { PresetMenu } from './PresetMenu.tsx';
import command from '../../kit/styles/command.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './RowsField.module.css';

const SUMMARY_CELLS = 5;

/** A list: each line in a few words, opened to be changed. */
export function RowsField({ input }: { readonly input: RowsInput }) {
  const { session, say, t, $messages } = usePage();
  const { key } = input;
  const count = usePart(session.form.$content, ({ texts }) => rowsAt(texts, key).length);
  const problem = usePart($messages, ({ problems }) => problems[key]);
  const id = useId();
  // The line just added opens, ready to be typed in.
  const [added, setAdded] = useState(-1);

  const add = (): void => {
    setAdded(count);
    const first = (column: CellInput): unknown =>
      column.kind === 'choice' ? (column.default ?? column.options[0]?.value) : column.default;
    session.form.addRow(key, Object.fromEntries(input.columns.map((column) => [column.key, first(column)])));
  };

  return (
    <fieldset className={styles.rows} data-field={key} aria-labelledby={id}>
      <div className={styles.name}>
        <span id={id}>{say(input.label)}</span>
        {useAbout(key)}
      </div>
      {count === 0 ? <p className={remarks.fine}>{t('calculatorPages.rows.empty')}</p> : null}
      <ol>
        {Array.from({ length: count }, (_, index) => (
          <Line key={index} input={input} index={index} isAdded={index === added} />
        ))}
      </ol>
      {problem === undefined ? null : <p className={remarks.problem}>{problem}</p>}
      {count < input.rows.max ? (
        <button type="button" className={`${command.quiet} ${styles.add}`} onClick={add}>
          + {t('calculatorPages.rows.add')}
        </button>
      ) : null}
    </fieldset>
  );
}

interface LineProps {
  readonly input: RowsInput;
  readonly index: number;
}

const Line = memo(function Line({ input, index, isAdded }: LineProps & { readonly isAdded: boolean }) {
  const { session, t, $messages } = usePage();
  const { isOpen, details } = useOpened(isAdded);
  const { key } = input;
  const path = `${key}.${index}.`;
  const row = usePart(session.form.$content, ({ texts }) => rowsAt(texts, key)[index]) ?? {};
  const units = usePart(session.$form, (form) => form.units);
  const isWrong = usePart($messages, ({ problems }) => Object.keys(problems).some((at) => at.startsWith(path)));
  const cells = input.columns.flatMap((column) => {
    const shown = shownInput({ ...column, key: `${key}.${column.key}` }, row[column.key] ?? '', units, t);
    const isSilent = column.kind === 'choice' && column.fallback !== undefined && !column.isName;
    return shown && !isSilent ? [withUnit(shown.text, shown.symbol)] : [];
  });
  return (
    <li className={isWrong ? styles.lineWrong : styles.line}>
      <details open={isOpen} {...details}>
        <summary>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>{cells.slice(0, SUMMARY_CELLS).join(' · ') || '–'}</span>
        </summary>
        {/* Not before it is opened: most lines of a long list are only read. */}
        {isOpen ? <Cells input={input} index={index} isAdded={isAdded} /> : null}
      </details>
    </li>
  );
});

/** The fields of a line. */
const Cells = memo(function Cells({ input, index, isAdded }: LineProps & { readonly isAdded: boolean }) {
  const { session, t } = usePage();
  const { key } = input;
  const path = `${key}.${index}.`;
  const menu = (at: string, presets: Presets | undefined): ReactNode =>
    presets === undefined ? null : <PresetMenu path={at} presets={presets} line={{ key, index }} />;
  const remove = (): void =>
    session.form.setRows(
      key,
      rowsAt(session.form.$content.get().texts, key).filter((_, at) => at !== index),
    );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) place.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isAdded]);
  return (
    <div ref={place} className={styles.cells}>
      {menu(`${key}.${index}`, input.presets)}
      {input.columns.map((column) => (
        <Fragment key={column.key}>
          {menu(path + column.key, column.presets)}
          {column.kind === 'number' ? (
            <NumberRow input={column} path={path + column.key} />
          ) : (
            <ChoiceCell column={column} path={path + column.key} />
          )}
        </Fragment>
      ))}
      <button type="button" className={`${command.quiet} ${styles.remove}`} onClick={remove}>
        {t('calculatorPages.rows.remove', { n: index + 1 })}
      </button>
    </div>
  );
});

interface ChoiceCellProps {
  readonly column: ChoiceInput;
  readonly path: string;
}

const ChoiceCell = memo(function ChoiceCell({ column, path }: ChoiceCellProps) {
  const { session, say, $messages } = usePage();
  const text = usePart(session.form.$content, ({ texts }) => textAt(texts, path));
  const problem = usePart($messages, ({ problems }) => problems[path]);
  const options = column.options.map(({ value, label }) => ({ value: String(value), label: say(label) }));
  return (
    <div>
      <Select
        name={path}
        label={say(column.label)}
        value={text}
        options={text === '' ? [{ value: '', label: '–' }, ...options] : options}
        onChange={(next) => session.form.set(path, next)}
      />
      <FieldMessage problem={problem} />
    </div>
  );
});
