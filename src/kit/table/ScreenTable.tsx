/** A table on the page: the first cell of a row names it, a heading says the unit of its column. */
import { useFormatter } from '../island/context.ts';
import { keyed } from '../island/keyed.ts';
import tables from '../styles/tables.module.css';
import { cellText, columnName, symbolOf, symbolOfRow } from './table.ts';
import type { Table } from './table.ts';

interface ScreenTableProps {
  readonly table: Table;
  readonly label: string;
  /** Whether the label stands above it, and is not only read out. */
  readonly hasCaption?: boolean;
  /** For who looks for it on the page. */
  readonly name?: string;
  /** A look of the page's own. */
  readonly className?: string | undefined;
}

export function ScreenTable({ table, label, hasCaption = false, name, className }: ScreenTableProps) {
  const format = useFormatter();
  const { head, rows, unit } = table;
  return (
    <div className={`${tables.scroller} ${className ?? ''}`} tabIndex={0} role="region" aria-label={label}>
      <table className={`${tables.table} ${tables.ruled}`} data-table={name}>
        <caption className={hasCaption ? undefined : 'sr-only'}>{label}</caption>
        <thead>
          <tr>
            {keyed([...head.map(columnName), ...(unit === undefined ? [] : [unit])]).map(([key, text], column) => {
              const found = head[column];
              const named = typeof found === 'object' ? found : undefined;
              return (
                <th key={key} scope="col">
                  {named?.symbol === undefined ? text : <abbr title={text}>{named.symbol}</abbr>}
                  {named ? (
                    <>
                      {' '}
                      <small>{symbolOf(named, format)}</small>
                    </>
                  ) : null}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Two rows may bear one name: two branches of one node do.
            <tr key={at}>
              {head.map((_, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cellText(row[column], table, column, format)}
                  </th>
                ) : (
                  <td key={column}>{cellText(row[column], table, column, format)}</td>
                ),
              )}
              {unit === undefined ? null : <td>{symbolOfRow(row, table, format)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
