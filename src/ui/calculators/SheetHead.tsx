import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { usePage } from './context.ts';
import { inputLines } from './exports.ts';
import { tablesOfInputs } from './tables.ts';
import type { TextTable } from './tables.ts';
import styles from './Sheet.module.css';
import { withUnit } from '../../quantities/number.ts';

function PrintedTable({ table: { title, header, rows } }: { readonly table: TextTable }) {
  return (
    <table>
      {header.includes(title) ? null : <caption>{title}</caption>}
      <thead>
        <tr>
          {header.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) => (
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a printed sheet says before the result: when, and from what. */
export function SheetHead() {
  const page = usePage();
  const { session, t } = page;
  // Read to be drawn again when they change.
  useStore(session.$texts);
  useStore(session.$units);
  const [date, setDate] = useState('');
  useEffect(() => {
    const stamp = (): void =>
      setDate(new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date()));
    stamp();
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [t]);
  if (date === '') return null;
  return (
    <div className={styles.sheet} aria-hidden="true" data-sheet="">
      <p>{t('tools.sheet.date', { date })}</p>
      <dl>
        {inputLines(page).map(({ name, text, symbol }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withUnit(text, symbol)}</dd>
          </div>
        ))}
      </dl>
      {tablesOfInputs(page).map((table) => (
        <PrintedTable key={table.title} table={table} />
      ))}
    </div>
  );
}
