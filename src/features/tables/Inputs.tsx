/** The table that is asked about, and what it says of itself; the part of the page that starts the others. */
import { useEffect, useId, useRef } from 'react';
import { FormField } from '../../kit/controls/FormField.tsx';
import { changesBefore } from '../../kit/form/before-script.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { needIslandsOnceChanged } from '../../kit/island/need-islands.ts';
import { usePart } from '../../kit/island/use-part.ts';
import field from '../../kit/styles/field.module.css';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { Group } from '../../kit/page/Group.tsx';
import styles from '../../kit/page/Form.module.css';
import { Fluid } from './late-form.ts';
import { asIsland, usePage } from './page-data.ts';
import { CLAIMS } from './state/fields.ts';
import own from './Tables.module.css';
import { problemText } from './words.ts';

const LONGEST_LIST = 8;

/** Pasted, dropped or typed, a pair a line; what was read of it is said below. */
function TableText() {
  const t = useTranslator();
  const { table } = usePage();
  const id = useId();
  const text = usePart(table.form.$content, ({ texts }) => textAt(texts, 'text'));
  const count = usePart(table.$shown, ({ pasted }) => pasted.rows.length);
  const skipped = usePart(table.$shown, ({ pasted }) => pasted.skipped.slice(0, LONGEST_LIST).join(', '));
  return (
    <div className={own.paste} data-field="text">
      <label htmlFor={id}>{t('tables.fields.text')}</label>
      <textarea
        id={id}
        name="text"
        className={`${field.input} ${own.text}`}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}h`}
        onChange={(event) => table.form.set('text', event.currentTarget.value)}
      />
      <p id={`${id}h`} className={remarks.fine}>
        <span data-read={count}>{t('tables.read', { count })}</span>
        {skipped === '' ? null : ` · ${t('tables.skipped', { lines: skipped })}`}
        <br />
        {t('tables.notes.text')}
      </p>
    </div>
  );
}

function Alert() {
  const t = useTranslator();
  const { table } = usePage();
  const said = usePart(table.$shown, ({ problem, isBarred }) =>
    isBarred ? t('tables.barred') : problem && problem.field !== 'fluid' ? problemText(problem, t) : undefined,
  );
  return said === undefined ? null : (
    <p className={notice.error} role="alert">
      {said}
    </p>
  );
}

export const Inputs = asIsland(function TableInputs() {
  const t = useTranslator();
  const { table } = usePage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = needIslandsOnceChanged(table.$shown);
    const changeAgain = changesBefore(root.current);
    table.start();
    changeAgain();
    return stop;
  }, [table]);
  const unsaid = { '': t('tables.unsaid') };
  const words = {
    order: { tp: t('tables.orders.tp'), pt: t('tables.orders.pt') },
    column: { 1: t('tables.columns.first'), 2: t('tables.columns.second'), 3: t('tables.columns.third') },
    t_unit: { ...unsaid, C: '°C', F: '°F', K: 'K' },
    unit: { ...unsaid, 'kgf/cm2': t('tables.units.kgf/cm2') },
    kind: { ...unsaid, gauge: t('tables.kinds.gauge'), abs: t('tables.kinds.abs') },
    curve: {
      ...unsaid,
      bubble: t('tables.curves.bubble'),
      dew: t('tables.curves.dew'),
      mid: t('tables.curves.mid'),
    },
  };
  return (
    <div ref={root} className={styles.panel}>
      <Alert />
      <Group title={t('tables.groups.table')}>
        <Fluid />
        <TableText />
        {(['order', 'column'] as const).map((key) => (
          <FormField key={key} form={table.form} path={key} label={t(`tables.fields.${key}`)} words={words[key]} />
        ))}
      </Group>
      <Group title={t('tables.groups.says')}>
        {CLAIMS.map((key) => (
          <FormField key={key} form={table.form} path={key} label={t(`tables.fields.${key}`)} words={words[key]} />
        ))}
        <p className={`${remarks.fine} ${styles.note}`}>{t('tables.notes.says')}</p>
      </Group>
      <p className={remarks.fine}>{t('tables.notes.example')}</p>
    </div>
  );
});
