/** What the figures of one machine did, visit by visit; a trend is named only beyond its uncertainty. */
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { formatAtMost } from '../../../quantities/index.ts';
import { percent } from '../words.ts';
import { CHART, chartOf } from './chart.ts';
import type { FaultName } from '../words.ts';
import { pointsOf, severityDrifts, severityPoint, TREND_FIGURES, trendOf } from './trend.ts';
import type { KeptVisit } from './visit.ts';
import { momentText, withUncertainty } from './words.ts';
import styles from './Visits.module.css';

const COVERAGE = 2;

interface HistoryProps {
  readonly machine: string;
  readonly visits: readonly KeptVisit[];
}

function Drawing({ machine, visits }: HistoryProps) {
  const t = useTranslator();
  const format = useFormatter();
  const chart = chartOf(TREND_FIGURES.map((figure) => pointsOf(visits, figure)));
  if (!chart) return null;
  const { width, height, left, right } = CHART;
  return (
    <figure className={styles.chart}>
      <svg
        translate="no"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('visits.history.chart', { machine })}
      >
        {chart.ticks.map(({ value, y }) => (
          <g key={value}>
            <path className={styles.grid} d={`M${left} ${y}H${width - right}`} />
            <text x={left - 4} y={y + 4}>
              {format.number('temperatureDifference', value)}
            </text>
          </g>
        ))}
        {chart.lines.map((points, index) => (
          <g key={TREND_FIGURES[index]} className={styles[TREND_FIGURES[index] ?? 'superheat']}>
            <path d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
            {keyed(points, ({ x, y }) => `${x} ${y}`).map(([key, { x, y, low, high }]) => (
              <g key={key}>
                <path d={`M${x} ${low}V${high}`} />
                <circle cx={x} cy={y} r="3.5" />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <figcaption className={remarks.fine}>
        {TREND_FIGURES.map((figure) => (
          <span key={figure} className={styles[figure]}>
            {t(`visits.history.${figure}`)}, {format.symbol('temperatureDifference')}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function History({ machine, visits }: HistoryProps) {
  const t = useTranslator();
  const format = useFormatter();
  if (visits.length < 2) return null;
  const kelvin = (value: number): string => format.full('temperatureDifference', value);
  const figures = TREND_FIGURES.flatMap((figure) => {
    const trend = trendOf(pointsOf(visits, figure));
    if (!trend?.isNamed) return [];
    const values = {
      figure: t(`visits.history.${figure}`),
      change: kelvin(Math.abs(trend.change)),
      u: kelvin(COVERAGE * trend.sd),
    };
    return [t(trend.change > 0 ? 'visits.history.up' : 'visits.history.down', values)];
  });
  const drifts = severityDrifts(visits).map(({ fault, perMonth, sd }) =>
    t(perMonth > 0 ? 'visits.history.grows' : 'visits.history.eases', {
      fault: t(`diagnosis.faults.${fault as FaultName}`),
      v: formatAtMost(100 * Math.abs(perMonth), 1, t.locale),
      u: formatAtMost(100 * COVERAGE * sd, 1, t.locale),
    }),
  );
  const named = [...drifts, ...figures];
  const gravity = (visit: KeptVisit): string => {
    const point = severityPoint(visit);
    if (!point) return NO_VALUE;
    return `${t(`diagnosis.faults.${point.fault as FaultName}`)}, ${percent(point.value, t)} ± ${percent(point.sd, t)}`;
  };
  return (
    <section aria-label={t('visits.history.title')} data-history="">
      <h3 className={group.name}>{t('visits.history.title')}</h3>
      <Drawing machine={machine} visits={visits} />
      <ul className={styles.trends}>
        {keyed(named.length > 0 ? named : [t('visits.history.none')]).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <div className={tables.scroller} role="region" tabIndex={0} aria-label={t('visits.history.caption', { machine })}>
        <table className={`${tables.table} ${tables.ruled}`}>
          <thead>
            <tr>
              <th scope="col">{t('visits.history.date')}</th>
              {TREND_FIGURES.map((figure) => (
                <th key={figure} scope="col">
                  {t(`visits.history.${figure}`)}
                </th>
              ))}
              <th scope="col">{t('visits.history.severity')}</th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={visit.id}>
                <th scope="row">{momentText(visit.date, t)}</th>
                <td>{withUncertainty(visit.figures.superheat, visit.figures.u_superheat, format)}</td>
                <td>{withUncertainty(visit.figures.subcooling, visit.figures.u_subcooling, format)}</td>
                <td>{gravity(visit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
