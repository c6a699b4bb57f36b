import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CellInput, Presets, RowsInput } from '../../calculators/define.ts';
import { cellText } from '../../stores/calculator/text.ts';
import type { RowTexts } from '../../stores/calculator/text.ts';
import { Select } from '../controls/Select.tsx';
import { usePage } from './context.ts';
import { shownInput } from './format.ts';
import { NumberRow } from './NumberRow.tsx';
import { PresetMenu } from './PresetMenu.tsx';
import styles from './RowsField.module.css';
import { withUnit } from '../../quantities/number.ts';

const SUMMARY_CELLS = 4;

/** A list: each line in a few words, opened to be changed. */
export function RowsField({ input }: { readonly input: RowsInput }) {
  const { session, say, t, problems } = usePage();
  const text = useStore(session.$texts)[input.key];
  const rows: readonly RowTexts[] = typeof text === 'object' ? text : [];
  const problem = problems.get(input.key);
  const list = useRef<HTMLOListElement>(null);
  const justAdded = useRef(false);

  useEffect(() => {
    if (!justAdded.current) return;
    justAdded.current = false;
    const last = list.current?.lastElementChild?.querySelector('details');
    if (!last) return;
    last.open = true;
    last.querySelector<HTMLElement>('input, select')?.focus();
  }, [rows.length]);

  const add = (): void => {
    justAdded.current = true;
    const units = session.$units.get();
    const first = (column: CellInput): string =>
      column.kind === 'choice'
        ? String(column.default ?? column.options[0]?.value ?? '')
        : cellText(column, column.default, units[`${input.key}.${column.key}`], t.locale);
    session.setText(input.key, [
      ...rows,
      Object.fromEntries(input.columns.map((column) => [column.key, first(column)])),
    ]);
  };

  return (
    <fieldset className={styles.rows} data-field={input.key}>
      <legend>{say(input.label)}</legend>
      {rows.length === 0 ? <p className={styles.empty}>{t('tools.rows.empty')}</p> : null}
      <ol ref={list}>
        {rows.map((row, index) => (
          <Line
            key={index}
            input={input}
            row={row}
            index={index}
            onRemove={() =>
              session.setText(
                input.key,
                rows.filter((_, at) => at !== index),
              )
            }
          />
        ))}
      </ol>
      {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
      {rows.length < input.rows.max ? (
        <button type="button" className={styles.add} onClick={add}>
          + {t('tools.rows.add')}
        </button>
      ) : null}
    </fieldset>
  );
}

interface LineProps {
  readonly input: RowsInput;
  readonly row: RowTexts;
  readonly index: number;
  readonly onRemove: () => void;
}

function Line({ input, row, index, onRemove }: LineProps) {
  const { session, t, problems } = usePage();
  const units = useStore(session.$units);
  const path = `${input.key}.${index}.`;
  const isWrong = [...problems.keys()].some((key) => key.startsWith(path));
  const cells = input.columns.flatMap((column) => {
    const shown = shownInput({ ...column, key: `${input.key}.${column.key}` }, row[column.key] ?? '', units, t);
    const isSilent = column.kind === 'choice' && column.fallback !== undefined;
    return shown && !isSilent ? [withUnit(shown.text, shown.symbol)] : [];
  });
  const slot = (key: string): string => `${input.key}.${key}`;
  const fill = (texts: RowTexts): void => session.setCells(input.key, index, texts);
  const menu = (at: string, presets: Presets | undefined): ReactNode =>
    presets === undefined ? null : (
      <PresetMenu path={at} presets={presets} fields={{ inputs: input.columns, texts: row, slot }} onTexts={fill} />
    );
  return (
    <li className={isWrong ? styles.lineWrong : styles.line}>
      <details>
        <summary>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>{cells.slice(0, SUMMARY_CELLS).join(' · ') || '–'}</span>
        </summary>
        <div className={styles.cells}>
          {menu(`${input.key}.${index}`, input.presets)}
          {input.columns.map((column) => (
            <Fragment key={column.key}>
              {menu(path + column.key, column.presets)}
              <Cell
                column={column}
                path={path + column.key}
                slot={slot(column.key)}
                text={row[column.key] ?? ''}
                onText={(text) => session.setCell(input.key, index, column.key, text)}
              />
            </Fragment>
          ))}
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('tools.rows.remove', { n: index + 1 })}
          </button>
        </div>
      </details>
    </li>
  );
}

interface CellProps {
  readonly column: CellInput;
  readonly path: string;
  readonly slot: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Cell({ column, path, slot, text, onText }: CellProps) {
  const { say, problems } = usePage();
  if (column.kind === 'number') return <NumberRow input={column} path={path} slot={slot} text={text} onText={onText} />;
  const options = column.options.map(({ value, label }) => ({ value: String(value), label: say(label) }));
  return (
    <div>
      <Select
        name={path}
        label={say(column.label)}
        value={text}
        options={text === '' ? [{ value: '', label: '–' }, ...options] : options}
        onChange={onText}
      />
      {problems.has(path) ? <p className={styles.problem}>{problems.get(path)}</p> : null}
    </div>
  );
}
