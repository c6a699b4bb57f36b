/** The components of a line judged at the simulated flow, and the basket. */
import type { CSSProperties } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asIsland } from '../../simulator/as-island.tsx';
import type { IslandProps } from '../../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { lineSymbol, tubeText } from '../line-figures.ts';
import { PartStatus } from '../Warnings.tsx';
import { Basket } from './Basket.tsx';
import { addToBasket } from './basket-rows.ts';
import { ComponentLine } from './ComponentLine.tsx';
import { fitsLine } from './connection.ts';
import { Filters, lineOf } from './Filters.tsx';
import { produitsParts } from './parts.ts';
import { rowsOfLine, useRows } from './rows.ts';
import { sorted } from './sort.ts';
import type { Judged, Order, SortKey } from './sort.ts';
import styles from './Produits.module.css';

const NO_WARNINGS = [] as const;
const OPENING: Order = { by: 'status', isDown: false };

export const ProduitsResults = asIsland(function ProduitsResultsIsland({ locale }: IslandProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { part, pipes } = produitsParts(locale);
  const rows = useRows(part);
  const [order, setOrder] = useState(OPENING);
  const line = usePart(part.form.$content, ({ texts }) => lineOf(texts['line']));
  const isFitting = usePart(part.form.$content, ({ texts }) => texts['fits'] === 'true');
  const answers = usePart(part.$answer, ({ result }) => result?.rows);
  const answered = usePart(part.$answer, ({ result }) => result?.line);
  const design = usePart(part.$answer, ({ result }) => result?.p_design);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  const pipe = usePart(pipes.$answer, ({ result }) => (isFitting ? result?.lines[line] : undefined));
  useEffect(() => {
    if (isFitting) pipes.follow('need');
  }, [isFitting, pipes]);

  const listed = useMemo(() => {
    const judged = Object.entries(answers ?? {}).flatMap(([key, answer]): readonly Judged[] => {
      const known = rows.get(key);
      return known ? [{ ...known, answer }] : [];
    });
    return sorted(pipe ? judged.filter(({ row }) => fitsLine(row, pipe)) : judged, order);
  }, [answers, order, pipe, rows]);
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
    '--kv': named(t('circuitPages.produits.kv')),
    '--drop': named(t('circuitPages.produits.drop')),
    '--loss': named(t('circuitPages.produits.loss')),
    '--rating': named(t('circuitPages.produits.rating')),
  } as CSSProperties;

  const header = (by: SortKey, label: string, unit = '') => (
    <th scope="col" aria-sort={order.by === by ? (order.isDown ? 'descending' : 'ascending') : 'none'} data-sort={by}>
      <button
        type="button"
        aria-label={t('circuitPages.produits.sort', { column: label })}
        onClick={() => setOrder({ by, isDown: order.by === by && !order.isDown })}
      >
        {label}
        <span aria-hidden="true">{order.by === by ? (order.isDown ? ' ↓' : ' ↑') : ''}</span>
      </button>
      {unit ? <small>{unit}</small> : null}
    </th>
  );

  return (
    <div className={isStale ? styles.stale : styles.results}>
      <PartStatus part={part} warnings={NO_WARNINGS} />
      <Filters part={part} rows={rows} />
      {pipe?.recommended ? (
        <p className={styles.note}>
          {t('circuitPages.produits.fitsNote', { tube: tubeText(pipe.recommended, t.locale) })}
        </p>
      ) : null}
      <p className={styles.count} aria-live="polite" data-shown={listed.length}>
        {listed.length === 0
          ? t('circuitPages.produits.none')
          : t('circuitPages.produits.shown', { shown: listed.length, all: rowsOfLine(rows, answered ?? line).length })}
        {design === null || design === undefined ? null : (
          <span>{t('circuitPages.produits.design', { pressure: format.full('pressure', design) })}</span>
        )}
      </p>
      {listed.length === 0 ? null : (
        <div className={styles.list}>
          <p className={styles.key}>
            <span>{t('simulator.regimes.permanent')}</span>
            <span>{t('simulator.regimes.transient')}</span>
          </p>
          <table className={styles.table} style={labels}>
            <caption className="sr-only">{t('circuitPages.produits.title')}</caption>
            <thead>
              <tr>
                {header('component', t('circuitPages.produits.component'))}
                {header('kv', t('circuitPages.produits.kv'), format.symbol('flowCoefficient'))}
                {header('dp', t('circuitPages.produits.drop'), lineSymbol('pressureDifference', format))}
                {header('dt', t('circuitPages.produits.loss'), lineSymbol('temperatureDifference', format))}
                <th scope="col">
                  {t('circuitPages.produits.least')}
                  <small>{lineSymbol('pressureDifference', format)}</small>
                </th>
                <th scope="col">{t('circuitPages.produits.rating')}</th>
                {header('status', t('circuitPages.produits.status'))}
                <td />
              </tr>
            </thead>
            <tbody>
              {listed.map((judged) => (
                <ComponentLine key={judged.key} judged={judged} chosen={chosen.get(judged.key)} onAdd={onAdd} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>
        {t('circuitPages.produits.limits')} {t('circuitPages.produits.sources')} *{' '}
        {t('circuitPages.produits.secondary')}
      </p>
      <Basket part={part} rows={rows} />
    </div>
  );
});
