/** The saturation table of the fluid, from, to and step, and its file. */
import { memo, useId } from 'react';
import { TABLE_FIELDS, tableKey } from './state/fields.ts';
import type { TableField } from './state/fields.ts';
import { wayOf } from './state/table.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { useFigures, useFluid, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { FieldInput } from './FieldInput.tsx';
import { usePage } from './island.ts';
import { columnsOf } from './table-columns.ts';
import { saveTable } from './table-file.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from './Table.module.css';

const TableNumber = memo(function TableNumber({ field }: { readonly field: TableField }) {
  const { table, ruler, t } = usePage();
  const figures = useFigures();
  const id = useId();
  const by = usePart(ruler.form.$content, wayOf);
  const fault = usePart(table.$shown, ({ faults }) => faults[field]);
  const { gauge } = useUnits();
  const isSigned = field !== 'step' && (by !== 'P' || gauge.reference === 'gauge');
  return (
    <div className={styles.number} data-field={tableKey(field)}>
      <label id={`${id}l`} htmlFor={id}>
        {t(`ruler.table.${field}`)}
      </label>
      <FieldInput
        form={ruler.form}
        path={tableKey(field)}
        id={id}
        unit={figures.symbol(by === 'P' ? 'pressure' : field === 'step' ? 'temperatureDifference' : 'temperature')}
        problem={faultText(fault, t, figures)}
        onText={(text) => table.setText(field, text)}
        signOf={isSigned ? `${id}l` : undefined}
      />
    </div>
  );
});

/** Whether the table is laid out by temperature or by pressure. */
const Way = memo(function Way() {
  const { table, ruler, t } = usePage();
  const by = usePart(ruler.form.$content, wayOf);
  return (
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
  );
});

export function Table() {
  const { table, t, ruler } = useRuler();
  const figures = useFigures();
  const units = useUnits();
  const shown = useWhole(table.$shown);
  const fluid = useFluid(ruler);
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
    <section className={panel.tight} aria-labelledby="ruler-table" data-table="">
      <header className={panel.head}>
        <h2 id="ruler-table">{t('ruler.table.title')}</h2>
        <button type="button" className={`${command.quiet} ${styles.save}`} onClick={save}>
          {t('ruler.table.csv')}
        </button>
      </header>
      <div className={styles.form}>
        <Way />
        {TABLE_FIELDS.map((field) => (
          <TableNumber key={field} field={field} />
        ))}
      </div>
      <div
        className={`${tables.frame} ${styles.frame}`}
        tabIndex={0}
        role="region"
        aria-label={t('ruler.table.caption', { fluid: shown.fluid })}
      >
        <table className={tables.table} data-old={isOld ? '' : undefined}>
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
}
