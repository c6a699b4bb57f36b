/** The saturation table of the fluid, from, to and step, and its file. */
import { memo, useId } from 'react';
import { TABLE_FIELDS, tableKey } from './state/fields.ts';
import type { TableField } from './state/fields.ts';
import { wayOf } from './state/table.ts';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { ScreenTable } from '../../kit/table/ScreenTable.tsx';
import { useFigures, useFluid, useRuler, useUnits } from './context.ts';
import { faultText } from './fault-text.ts';
import { FieldInput } from './FieldInput.tsx';
import { usePage } from './island.ts';
import { saturationTable } from './table-columns.ts';
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
  const shown = useWhole(table.$shown);
  const fluid = useFluid(ruler);
  const isOld = shown.isStale || shown.fluid !== fluid;
  return (
    <section className={panel.tight} aria-labelledby="ruler-table" data-table="">
      <h2 id="ruler-table">{t('ruler.table.title')}</h2>
      <div className={styles.form}>
        <Way />
        {TABLE_FIELDS.map((field) => (
          <TableNumber key={field} field={field} />
        ))}
      </div>
      <ScreenTable
        table={saturationTable(shown.table, figures, t)}
        label={t('ruler.table.caption', { fluid: shown.fluid })}
        className={`${tables.frame} ${styles.frame} ${isOld ? styles.old : ''}`}
      />
    </section>
  );
}
