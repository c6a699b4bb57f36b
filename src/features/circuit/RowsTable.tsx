/** A table of the page as its file and the report have it: the first line names the columns, the first cell its row. */
import type { CsvTable } from '../../quantities/csv.ts';
import { keyed } from '../../kit/island/keyed.ts';
import tables from '../../kit/styles/tables.module.css';

interface Props {
  readonly table: CsvTable;
  readonly caption: string;
  /** For who looks for it on the page. */
  readonly name: string;
}

export function RowsTable({ table, caption, name }: Props) {
  const [head = [], ...rows] = table;
  return (
    <div className={tables.scroller} tabIndex={0} role="region" aria-label={caption}>
      <table className={`${tables.table} ${tables.ruled}`} data-table={name}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {keyed(head).map(([key, column]) => (
              <th key={key} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], row) => (
            // Two rows may bear one name: two branches of one node do.
            <tr key={`${first}${row}`}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
