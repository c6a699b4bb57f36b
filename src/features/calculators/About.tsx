/** The "?" beside the name of a field: what it opens comes when it is first pressed. */
import type { MouseEvent } from 'react';
import type { CellInput, Definition, Input } from '../../calculators/define.ts';
import { fieldAt } from '../../kit/form/fields.ts';
import { unitShown } from '../../kit/form/writing.ts';
import styles from './About.module.css';
import type { Page } from './context.ts';
import { rangeText } from './NumberRow.tsx';

/** The input of a path, and its key among the meanings; undefined for a line but the first, and where there is none. */
function inputAt(path: string, { inputs }: Definition): readonly [key: string, input: Input | CellInput] | undefined {
  const [key = '', line, column, rest] = path.split('.');
  const input = inputs.find((one) => one.key === key);
  if (!input || line === undefined) return input && [key, input];
  // The menu of a cell's presets is none of its fields.
  if (rest !== undefined) return undefined;
  const cell = input.kind === 'rows' && line === '0' ? input.columns.find((one) => one.key === column) : undefined;
  return cell && [`${key}.${cell.key}`, cell];
}

/** What the fields of a calculator have beside their names. */
export const aboutOf = (page: Page) => (path: string) => {
  const { session, say, t } = page;
  const { definition, form } = session;
  const found = inputAt(path, definition);
  if (!found) return null;
  const [key, input] = found;
  const label = say(input.label);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const field = fieldAt(form.fields, path);
    const range =
      input.kind === 'number' && field?.kind === 'number'
        ? rangeText(input, unitShown(form.$content.get().units, field), page)
        : undefined;
    // What could not be fetched is asked for again at the next press.
    import('./about-window.ts')
      .then(({ showAbout }) => showAbout(currentTarget, { id: definition.id, key, input, label, range }))
      .catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={styles.about}
      aria-label={t('calculatorPages.about', { field: label })}
      onClick={open}
    />
  );
};
