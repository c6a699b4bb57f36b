import { momentInWords } from '../../language/days.ts';
import { readableLink } from '../../kit/form/readable-link.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import { inputLines } from './exports.ts';
import { tablesOfInputs } from './tables.ts';
import type { TextTable } from './tables.ts';
import { keyed } from '../../kit/island/keyed.ts';
import tables from '../../kit/styles/tables.module.css';
import styles from './Sheet.module.css';
import { withUnit } from '../../quantities/number.ts';

function PrintedTable({ table: { title, header, rows } }: { readonly table: TextTable }) {
  return (
    <table className={tables.written}>
      {header.includes(title) ? null : <caption>{title}</caption>}
      <thead>
        <tr>
          {keyed(header).map(([key, text]) => (
            <th key={key} scope="col">
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

/** What was asked with, and when. */
export function WrittenHead({ date }: { readonly date: Date }) {
  const page = usePage();
  const { session, t } = page;
  // What is read through the page changes with the answer.
  usePart(session.$form, (form) => form);
  usePart(session.$answer, (answer) => answer);
  const address = new URL(session.address(), location.href);
  return (
    <div className={styles.sheet} aria-hidden="true" data-sheet="">
      <p>{t('calculatorPages.sheet.date', { date: momentInWords(date, t.locale) })}</p>
      <p className={styles.address}>
        <a href={address.href}>{readableLink(address.href)}</a>
      </p>
      <dl>
        {inputLines(page).map(({ name, text, symbol }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{withUnit(text, symbol)}</dd>
          </div>
        ))}
      </dl>
      {keyed(tablesOfInputs(page), ({ title }) => title).map(([key, table]) => (
        <PrintedTable key={key} table={table} />
      ))}
    </div>
  );
}
