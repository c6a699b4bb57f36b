/** A table of a page on paper: its first line names the columns, figures stand to the right. */
import { memo } from 'react';
import type { CsvTable } from '../../../quantities/csv.ts';
import tables from '../../../kit/styles/tables.module.css';
import styles from './Report.module.css';

/** From this many columns on, smaller. */
const MANY = 8;
const isFigure = (text: string): boolean => /^[−–-]?\d|^–$/.test(text);

interface Props {
  readonly table: CsvTable;
}

/** Tables are made anew whenever a part answers, most of them with the same texts. */
const isSame = (one: Props, other: Props): boolean =>
  one.table === other.table || JSON.stringify(one.table) === JSON.stringify(other.table);

export const ReportTable = memo(function ReportTable({ table }: Props) {
  const [head = [], ...rows] = table;
  const columns = Math.max(head.length, ...rows.map((cells) => cells.length));
  // A word among figures, such as a medium, stands to the right with them.
  const isFigures = head.map((_, column) => {
    const said = rows.map((cells) => cells[column] ?? '').filter((text) => text !== '');
    return column > 0 && said.filter(isFigure).length > said.length / 2;
  });
  const sideOf = (column: number): string | undefined => (isFigures[column] ? styles.figure : undefined);
  return (
    <table className={`${tables.written} ${styles.table} ${columns >= MANY ? styles.dense : ''}`}>
      <thead>
        <tr>
          {head.map((text, column) =>
            // A column that needs no name has no heading to be read out.
            text === '' ? (
              <td key={column} />
            ) : (
              <th key={`${text}${column}`} scope="col" className={sideOf(column)}>
                {text}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => {
          // A sentence under the figures takes the whole line.
          const isSentence = columns > 1 && cells.slice(1).every((text) => text === '');
          return (
            <tr key={`${cells[0] ?? ''}${row}`}>
              {cells.map((text, column) =>
                column === 0 ? (
                  <th key={column} scope="row" colSpan={isSentence ? columns : undefined}>
                    {text}
                  </th>
                ) : isSentence ? null : (
                  <td key={column} className={sideOf(column)}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}, isSame);
