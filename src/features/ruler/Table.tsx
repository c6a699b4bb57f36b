/** The saturation table of the fluid, from, to and step, and its file. */
import { useId } from 'react';
import { TABLE_FIELDS } from './state/table-form.ts';
import type { TableField } from './state/table-form.ts';
import { addToast } from '../../kit/kept/toasts.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { asIsland } from './as-island.tsx';
import { useFigures, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import type { RulerPage } from './page-data.ts';
import { columnsOf } from './table-columns.ts';
import { saveTable } from './table-file.ts';
import styles from './Table.module.css';

function TableNumber({ page, field }: { readonly page: RulerPage; readonly field: TableField }) {
  const { table, t } = page;
  const figures = useFigures();
  const id = useId();
  const text = usePart(table.$form, ({ texts }) => texts[field]);
  const by = usePart(table.$form, (form) => form.by);
  const fault = usePart(table.$shown, ({ faults }) => faults[field]);
  const problem = faultText(fault, t, figures);
  return (
    <div className={styles.number} data-field={`table-${field}`}>
      <label htmlFor={id}>{t(`ruler.table.${field}`)}</label>
      <span className={problem ? styles.wrong : styles.box}>
        <input
          id={id}
          name={`table-${field}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={(event) => table.setText(field, event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <span>
          {figures.symbol(by === 'P' ? 'pressure' : field === 'step' ? 'temperatureDifference' : 'temperature')}
        </span>
      </span>
      <p id={`${id}m`}>{problem}</p>
    </div>
  );
}

export const Table = asIsland(function RulerTablePart({ page }) {
  const { table, t, ruler } = page;
  const figures = useFigures();
  const units = useUnits();
  const by = usePart(table.$form, (form) => form.by);
  const shown = useWhole(table.$shown);
  const fluid = usePart(ruler.$form, (form) => form.fluid);
  const columns = columnsOf(shown.table.by, figures, t);
  const isOld = shown.isStale || shown.fluid !== fluid;

  const save = (): void => {
    try {
      saveTable(shown, units, t);
    } catch {
      addToast('error', t('ruler.toasts.saveFailed'));
    }
  };

  return (
    <section className={styles.panel} aria-labelledby="ruler-table" data-table="">
      <header className={styles.head}>
        <h2 id="ruler-table">{t('ruler.table.title')}</h2>
        <button type="button" className={styles.save} onClick={save}>
          {t('ruler.table.csv')}
        </button>
      </header>
      <div className={styles.form}>
        <Segmented
          label={t('ruler.table.by')}
          name="table-by"
          value={by}
          choices={[
            { value: 'T', label: t('ruler.table.byT') },
            { value: 'P', label: t('ruler.table.byP') },
          ]}
          onChange={table.setBy}
        />
        {TABLE_FIELDS.map((field) => (
          <TableNumber key={field} page={page} field={field} />
        ))}
      </div>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="region"
        aria-label={t('ruler.table.caption', { fluid: shown.fluid })}
      >
        <table className={isOld ? styles.old : styles.table}>
          <caption className="sr-only">{t('ruler.table.caption', { fluid: shown.fluid })}</caption>
          <thead>
            <tr>
              {columns.map(({ key, name, symbol }) => (
                <th key={key} scope="col">
                  {name} <small>{symbol}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.table.rows.map((row) => (
              <tr key={`${row.t_dew} ${row.p_dew}`}>
                {columns.map(({ key, text }, index) =>
                  index === 0 ? (
                    <th key={key} scope="row">
                      {text(row)}
                    </th>
                  ) : (
                    <td key={key}>{text(row)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});
