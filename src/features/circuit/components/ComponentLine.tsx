/** One component of the list: what it is, what it costs in both regimes, its verdict, and the way into the basket. */
import { memo } from 'react';
import type { ComponentRow } from '../../../circuit/components/row.ts';
import { isOpeningUnknown, shownStatus } from '../../../circuit/components/shown.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { lineFigure } from '../line-figures.ts';
import type { LineQuantity } from '../line-figures.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import type { Judged } from './rows.ts';
import { StatusBadge } from './Status.tsx';
import { keyed } from '../../../kit/island/keyed.ts';
import command from '../../../kit/styles/command.module.css';
import marks from '../../../kit/styles/marks.module.css';
import styles from './ComponentsResults.module.css';

export const nameOf = ({ brand, model }: ComponentRow): string => (brand === '–' ? model : `${brand} ${model}`);

/** The way to the maker's sheet, where it has an address. */
export function SheetLink({ row }: { readonly row: ComponentRow }) {
  const t = useTranslator();
  return row.source?.startsWith('https://') ? (
    <>
      {' · '}
      <a href={row.source} target="_blank" rel="noopener noreferrer">
        {t('circuitPages.components.open')}
        <span className="sr-only"> {nameOf(row)}</span>
      </a>
    </>
  ) : null;
}

/** The connection as printed: inches, millimetres, or both. */
export function connectionText({ connection_in, connection_mm }: ComponentRow, format: Formatter): string {
  const inches = connection_in === undefined ? [] : [`${connection_in}"`];
  const millimetres =
    connection_mm === undefined ? [] : [withUnit(formatAtMost(connection_mm, 2, format.locale), 'mm')];
  return [...inches, ...millimetres].join(' · ');
}

/** The drop it needs to open; "to check" for a valve whose document does not print it. */
export const openingText = (row: ComponentRow, t: Translator, format: Formatter): string =>
  isOpeningUnknown(row)
    ? t('circuitPages.components.toCheck')
    : lineFigure('pressureDifference', row.dp_min_open_bar, format);

/** Pressure and temperatures it stands; a bound nobody printed is "?". */
export function ratingTexts({ ps_bar, t_min_c, t_max_c }: ComponentRow, format: Formatter): readonly string[] {
  const bound = (value: number | undefined): string =>
    value === undefined ? '?' : format.number('temperature', value);
  const hasTemperature = t_min_c !== undefined || t_max_c !== undefined;
  return [
    typeof ps_bar === 'number' ? format.full('gaugePressure', ps_bar) : 'PS\u202f?',
    hasTemperature ? `${bound(t_min_c)} / ${bound(t_max_c)}\u202f${format.symbol('temperature')}` : '',
  ].filter(Boolean);
}

interface Props {
  readonly judged: Judged;
  /** How many of it are in the basket of the line; the text of a count. */
  readonly chosen: string | undefined;
  readonly onAdd: (judged: Judged) => void;
}

export const ComponentLine = memo(function ComponentLine({ judged, chosen, onAdd }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const { row, answer, of, shown, isUnnamed } = judged;
  const doubts = [
    ...(isOpeningUnknown(row) ? (['openingUnknown'] as const) : []),
    ...(isUnnamed ? (['fluidUnknown'] as const) : []),
  ];
  const name = nameOf(row);
  const facts = [
    t(`circuitPages.components.categories.${row.category}`),
    row.level === 'range' ? t('circuitPages.components.rangeOnly') : '',
    connectionText(row, format),
    of === 'catalogue' ? '' : t('circuitPages.components.own'),
  ].filter(Boolean);
  return (
    <tr data-component={judged.key} data-bare={answer.kv === null || undefined}>
      <th scope="row">
        {name}
        <small>
          {facts.join(' · ')}
          <SheetLink row={row} />
        </small>
      </th>
      <td>
        {format.number('flowCoefficient', answer.kv)}
        {answer.kv_from === 'rated' || answer.kv_from === 'zeta' ? (
          <small>{t(`circuitPages.components.from.${answer.kv_from}`)}</small>
        ) : null}
        {row.secondary ? <sup>*</sup> : null}
      </td>
      <Pair quantity="pressureDifference" steady={answer.dp_permanent} transitory={answer.dp_transient} />
      <Pair quantity="temperatureDifference" steady={answer.dt_permanent} transitory={answer.dt_transient} />
      <td>{openingText(row, t, format)}</td>
      <td>
        {keyed(ratingTexts(row, format)).map(([key, text]) => (
          <span key={key}>{text}</span>
        ))}
      </td>
      <td>
        <StatusBadge status={shown} reasons={answer.reasons_permanent} info={answer.info_permanent} doubts={doubts} />
        {answer.status_transient !== null && answer.status_transient !== answer.status_permanent ? (
          <span className={styles.other}>
            {t('simulator.regimes.transient')}{' '}
            <StatusBadge
              status={shownStatus(row, answer.status_transient)}
              reasons={answer.reasons_transient ?? []}
              info={answer.info_transient ?? []}
            />
          </span>
        ) : null}
      </td>
      <td>
        <button
          type="button"
          className={command.quiet}
          aria-label={t('circuitPages.components.addTo', { component: name })}
          onClick={() => onAdd(judged)}
        >
          {chosen === undefined
            ? t('circuitPages.components.add')
            : t('circuitPages.components.added', { count: chosen })}
        </button>
      </td>
    </tr>
  );
});

interface PairProps {
  readonly quantity: LineQuantity;
  readonly steady: number | null;
  readonly transitory: number | null;
}

function Pair({ quantity, steady, transitory }: PairProps) {
  const format = useFormatter();
  return (
    <td>
      {lineFigure(quantity, steady, format)}
      {transitory === null ? null : <i className={marks.below}>{lineFigure(quantity, transitory, format)}</i>}
    </td>
  );
}
