/** The components of a line judged at the simulated flow, and the basket. */
import type { CSSProperties } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CATALOGUE } from '../../../circuit/components/catalogue/index.ts';
import { asIsland } from '../simulator/as-island.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Note } from '../../../kit/island/note.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { lineSymbol, tubeText } from '../line-figures.ts';
import { PartStatus } from '../Warnings.tsx';
import { RegimeKey } from '../RegimeKey.tsx';
import { addToBasket } from './basket-rows.ts';
import { ComponentLine } from './ComponentLine.tsx';
import { fitsLine } from './connection.ts';
import { Filters, lineOf } from './Filters.tsx';
import { OrderLine } from './OrderLine.tsx';
import { Basket, ExpansionValves, Vessels } from './lazy.ts';
import { produitsParts } from './parts.ts';
import { judgedRows, ofStatus, rowsOfLine, useRows } from './rows.ts';
import type { Judged } from './rows.ts';
import { sorted, SORT_KEYS } from './sort.ts';
import type { Order, SortKey } from './sort.ts';
import { Select } from '../../../kit/controls/Select.tsx';
import command from '../../../kit/styles/command.module.css';
import tables from '../../../kit/styles/tables.module.css';
import fold from '../../../kit/styles/fold.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './ComponentsResults.module.css';

const NO_WARNINGS = [] as const;
const COLUMNS = ['component', 'kv', 'drop', 'loss', 'least', 'rating', 'status'] as const;
/** What the catalogue is: some components of some makers. */
const OF_A_LINE = CATALOGUE.filter(({ lines }) => lines.length > 0);
const SAMPLE = {
  count: OF_A_LINE.length,
  brands: [...new Set(OF_A_LINE.map(({ brand }) => brand))].join(', '),
  withKv: OF_A_LINE.filter(({ kv_m3h }) => kv_m3h !== undefined).length,
};
/** As many as a phone shows before it is asked for more. */
const FEW = 4;
/** As many as the page is served with: the best fits of a line. */
const MANY = 16;
const COLUMN_OF = { component: 'component', kv: 'kv', dp: 'drop', dt: 'loss', status: 'status' } as const;
const OPENING: Order = { by: 'status', isDown: false };

export const ComponentsResults = asIsland(function ComponentsResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { part, pipes } = produitsParts(locale);
  const rows = useRows(part);
  const [order, setOrder] = useState(OPENING);
  const [isWhole, setWhole] = useState(false);
  const line = usePart(part.form.$content, ({ texts }) => lineOf(texts['line']));
  const status = usePart(part.form.$content, ({ texts }) => texts['status']);
  const isFitting = usePart(part.form.$content, ({ texts }) => texts['fits'] === 'true');
  const answers = usePart(part.$answer, ({ result }) => result?.rows);
  const approval = usePart(part.$answer, ({ result }) => result?.placed.asked);
  const answered = usePart(part.$answer, ({ result }) => result?.line);
  const design = usePart(part.$answer, ({ result }) => result?.p_design);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  const pipe = usePart(pipes.$answer, ({ result }) => (isFitting ? result?.lines[line] : undefined));
  useEffect(() => {
    if (isFitting) pipes.follow('need');
  }, [isFitting, pipes]);

  const judged = useMemo(() => judgedRows(rows, answers, approval), [answers, approval, rows]);
  const listed = useMemo(() => {
    const left = ofStatus(judged, status);
    return sorted(pipe ? left.filter(({ row }) => fitsLine(row, pipe)) : left, order);
  }, [judged, order, pipe, status]);
  const computed = listed.filter(({ answer }) => answer.kv !== null);
  const bare = listed.filter(({ answer }) => answer.kv === null);
  const basket = usePart(part.form.$content, ({ texts }) => texts['basket']);
  const chosen = new Map(
    typeof basket === 'object'
      ? basket.flatMap((one) => (one['line'] === line ? [[one['component'], one['count']]] : []))
      : [],
  );
  const onAdd = useCallback((judged: Judged) => addToBasket(part, judged, line), [part, line]);

  // Said once for all lines: where there is no room for a head, each figure is told by its own column's name.
  const named = (label: string): string => JSON.stringify(label);
  const labels = {
    '--kv': named(t('circuitPages.components.kv')),
    '--drop': named(t('circuitPages.components.drop')),
    '--loss': named(t('circuitPages.components.loss')),
    '--rating': named(t('circuitPages.components.rating')),
  } as CSSProperties;

  const lines = (shown: readonly Judged[]) =>
    shown.map((one) => <ComponentLine key={one.key} judged={one} chosen={chosen.get(one.key)} onAdd={onAdd} />);
  const header = (by: SortKey, label: string, unit = '') => (
    <th scope="col" aria-sort={order.by === by ? (order.isDown ? 'descending' : 'ascending') : 'none'} data-sort={by}>
      <button
        type="button"
        aria-label={t('circuitPages.components.sort', { column: label })}
        onClick={() => setOrder({ by, isDown: order.by === by && !order.isDown })}
      >
        {label}
        <span aria-hidden="true">{order.by === by ? (order.isDown ? ' ↓' : ' ↑') : ''}</span>
      </button>
      {unit ? <small>{unit}</small> : null}
    </th>
  );

  return (
    <div className={`${page.results} ${styles.results}`} data-stale={isStale ? '' : undefined}>
      <PartStatus part={part} warnings={NO_WARNINGS} />
      <ExpansionValves part={part} />
      <h2 className={styles.head}>{t('circuitPages.components.ofLines')}</h2>
      <OrderLine part={part} line={line} tube={pipe?.recommended ?? undefined} />
      <Filters part={part} rows={rows} judged={judged} />
      {pipe?.recommended ? (
        <p className={remarks.fine}>
          {t('circuitPages.components.fitsNote', { tube: tubeText(pipe.recommended, t.locale) })}
        </p>
      ) : null}
      <p className={styles.count} aria-live="polite" data-shown={listed.length}>
        {listed.length === 0
          ? t('circuitPages.components.none')
          : t('circuitPages.components.shown', {
              shown: listed.length,
              all: rowsOfLine(rows, answered ?? line).length,
            })}
        {design === null || design === undefined ? null : (
          <span>{t('circuitPages.components.design', { pressure: format.full('pressure', design) })}</span>
        )}
      </p>
      {computed.length === 0 ? null : (
        <div className={styles.list} data-whole={isWhole || computed.length <= FEW ? '' : undefined}>
          <RegimeKey />
          <div className={styles.order}>
            <Select
              name="order"
              label={t('circuitPages.components.order')}
              value={order.by}
              options={SORT_KEYS.map((by) => ({ value: by, label: t(`circuitPages.components.${COLUMN_OF[by]}`) }))}
              onChange={(by) => setOrder({ by: SORT_KEYS.find((key) => key === by) ?? 'status', isDown: false })}
            />
          </div>
          <table className={`${tables.table} ${tables.ruled} ${styles.table}`} style={labels}>
            <caption className="sr-only">{t('circuitPages.components.title')}</caption>
            <thead>
              <tr>
                {header('component', t('circuitPages.components.component'))}
                {header('kv', t('circuitPages.components.kv'), format.symbol('flowCoefficient'))}
                {header('dp', t('circuitPages.components.drop'), lineSymbol('pressureDifference', format))}
                {header('dt', t('circuitPages.components.loss'), lineSymbol('temperatureDifference', format))}
                <th scope="col">
                  {t('circuitPages.components.least')}
                  <small>{lineSymbol('pressureDifference', format)}</small>
                </th>
                <th scope="col">{t('circuitPages.components.rating')}</th>
                {header('status', t('circuitPages.components.status'))}
                <td />
              </tr>
            </thead>
            <tbody>{lines(isWhole ? computed : computed.slice(0, MANY))}</tbody>
          </table>
          {isWhole || computed.length <= FEW ? null : (
            <button
              type="button"
              className={`${command.quiet} ${styles.more}`}
              data-many={computed.length > MANY ? '' : undefined}
              onClick={() => setWhole(true)}
            >
              {t('circuitPages.components.every', { count: computed.length })}
            </button>
          )}
        </div>
      )}
      {bare.length === 0 ? null : (
        <details className={styles.bare} open={computed.length === 0} data-bare-list={bare.length}>
          <summary>{t('circuitPages.components.bare', { count: bare.length })}</summary>
          <p className={remarks.fine}>{t('circuitPages.components.bareNote')}</p>
          <div className={styles.list}>
            <table className={`${tables.table} ${tables.ruled} ${styles.table}`} style={labels}>
              <caption className="sr-only">{t('circuitPages.components.statuses.kv_missing')}</caption>
              <thead className="sr-only">
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t(`circuitPages.components.${column}`)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>{lines(bare)}</tbody>
            </table>
          </div>
        </details>
      )}
      <Vessels part={part} />
      <Basket part={part} />
      <details className={fold.aside}>
        <summary>{t('circuitPages.components.about')}</summary>
        <p className={remarks.fine}>{t('circuitPages.components.sample', SAMPLE)}</p>
        <p className={remarks.fine}>{t('circuitPages.components.driers')}</p>
        <p className={remarks.fine}>
          <Note text={t('circuitPages.components.limits')} /> {t('circuitPages.components.sources')} *{' '}
          {t('circuitPages.components.secondary')}
        </p>
      </details>
    </div>
  );
});
