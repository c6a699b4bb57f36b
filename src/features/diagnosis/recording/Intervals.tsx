/** Intervals and starts of a recording as tables; of a long one the first, and more when they are asked for. */
import { useState } from 'react';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import type { AnalysisFigures } from '../../../runtime/recording-bridge.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import command from '../../../kit/styles/command.module.css';
import fields from '../../../kit/styles/field.module.css';
import fold from '../../../kit/styles/fold.module.css';
import tables from '../../../kit/styles/tables.module.css';
import type { Diagnose } from './state/readings.ts';
import { isReadable } from './chart-intervals.ts';
import { swingOf } from './state/swing.ts';
import styles from './Recording.module.css';
import type { Current } from './state/recording.ts';
import type { RecordingClock } from './times.ts';
import { durationText, instantText } from './times.ts';

type Interval = AnalysisFigures['intervals'][number];

/** Rows a table begins with, and grows by. */
const AT_ONCE = 50;
const NO_VALUE = '–';

interface IntervalsProps {
  readonly current: Current;
  readonly figures: AnalysisFigures;
  /** Undefined where nothing is to be diagnosed. */
  readonly onDiagnose: Diagnose | undefined;
  readonly onShow: (start: number, end: number) => void;
}

export function Intervals({ current, figures, onDiagnose, onShow }: IntervalsProps) {
  const t = useTranslator();
  const format = useFormatter();
  const [isAll, setAll] = useState(false);
  const [most, setMost] = useState(AT_ONCE);
  const { intervals, proposed, settings } = figures;
  const wanted = intervals
    .map((interval, index) => ({ interval, index }))
    .filter(({ interval }) => isAll || isReadable(interval));
  const shown = wanted.slice(0, most);
  return (
    <div className={styles.stack} data-intervals={wanted.length}>
      <div className={styles.more}>
        <h4>{t('recording.analysis.intervals')}</h4>
        <label className={fields.flag}>
          <input type="checkbox" checked={isAll} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
          <span>{t('recording.analysis.all')}</span>
        </label>
      </div>
      {wanted.length === 0 ? null : (
        <div className={tables.frame} role="region" tabIndex={0} aria-label={t('recording.analysis.intervals')}>
          <table className={`${tables.table} ${styles.intervals}`}>
            <thead>
              <tr>
                <th scope="col">{t('recording.analysis.label')}</th>
                <th scope="col">{t('recording.analysis.start')}</th>
                <th scope="col">{t('recording.analysis.duration')}</th>
                <th scope="col">{t('recording.chart.superheat')}</th>
                <th scope="col">{t('recording.chart.subcooling')}</th>
                <th scope="col">t0</th>
                <th scope="col">tk</th>
                <th scope="col">
                  {t('recording.analysis.below', { v: format.full('temperatureDifference', settings.sh_min) })}
                </th>
                <th scope="col">{t('recording.analysis.osc')}</th>
                <th scope="col">{t('recording.analysis.action')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ interval, index }) => (
                <Row
                  key={index}
                  interval={interval}
                  isProposed={index === proposed}
                  isLong={interval.end - interval.start >= settings.min_interval}
                  facts={current.opened.facts}
                  onDiagnose={
                    onDiagnose && (() => void onDiagnose(interval.start, interval.end, swingOf(intervals, interval)))
                  }
                  onShow={onShow}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {wanted.length > most ? (
        <div className={styles.more}>
          <button type="button" className={command.quiet} onClick={() => setMost(most + AT_ONCE)}>
            {t('recording.analysis.more')}
          </button>
          <span>
            {t('recording.analysis.count', {
              shown: formatAtMost(shown.length, 0, t.locale),
              all: formatAtMost(wanted.length, 0, t.locale),
            })}
          </span>
        </div>
      ) : null}
    </div>
  );
}

interface RowProps extends Pick<IntervalsProps, 'onShow'> {
  readonly interval: Interval;
  readonly onDiagnose: (() => void) | undefined;
  readonly isProposed: boolean;
  readonly isLong: boolean;
  readonly facts: RecordingClock;
}

function Row({ interval, isProposed, isLong, facts, onDiagnose, onShow }: RowProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { label, start, end, superheat, u_superheat, subcooling, u_subcooling, t0, tk, share_below_min, osc, period } =
    interval;
  const when = instantText(facts, start, t);
  const between = (value: number | null | undefined, u: number | null | undefined): string =>
    value === null || value === undefined
      ? NO_VALUE
      : `${format.number('temperatureDifference', value)} ± ${format.full('temperatureDifference', u)}`;
  const hunting =
    osc === null || osc === undefined || period === null || period === undefined
      ? NO_VALUE
      : t('recording.analysis.oscText', {
          v: format.full('temperatureDifference', osc),
          period: durationText(period, t),
        });
  return (
    <tr className={isProposed ? styles.chosen : undefined} data-interval={label}>
      <th scope="row">{t(`recording.labels.${label}`)}</th>
      <td>{when}</td>
      <td>{durationText(end - start, t)}</td>
      <td>{between(superheat, u_superheat)}</td>
      <td>{between(subcooling, u_subcooling)}</td>
      <td>{format.full('temperature', t0)}</td>
      <td>{format.full('temperature', tk)}</td>
      <td>
        {share_below_min === null || share_below_min === undefined
          ? NO_VALUE
          : withUnit(formatAtMost(100 * share_below_min, 0, t.locale), '%')}
      </td>
      <td>{hunting}</td>
      <td>
        <span className={styles.rowButtons}>
          <button
            type="button"
            className={command.quiet}
            aria-label={t('recording.analysis.seeAt', { start: when })}
            onClick={() => onShow(start, end)}
          >
            {t('recording.analysis.see')}
          </button>
          {onDiagnose !== undefined && isLong && isReadable(interval) ? (
            <button
              type="button"
              className={command.quiet}
              aria-label={t('recording.analysis.diagnoseAt', { start: when })}
              onClick={onDiagnose}
            >
              {t('recording.analysis.read')}
            </button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

interface StartsProps {
  readonly figures: AnalysisFigures;
  readonly facts: RecordingClock;
}

/** Each start: how long it took to settle, how low it went, how long it ran. */
export function Starts({ figures, facts }: StartsProps) {
  const t = useTranslator();
  const format = useFormatter();
  const [most, setMost] = useState(AT_ONCE);
  const { starts } = figures;
  if (starts.length === 0) return null;
  return (
    <details className={fold.fold}>
      <summary>
        {t('recording.analysis.starts')} ({formatAtMost(starts.length, 0, t.locale)})
      </summary>
      <ul>
        {keyed(starts.slice(0, most), ({ time }) => String(time)).map(([key, { time, pull_down, t0_min, run }]) => (
          <li key={key}>
            {instantText(facts, time, t)} —{' '}
            {t('recording.analysis.startRow', {
              pull: pull_down === null ? t('recording.analysis.noPull') : durationText(pull_down, t),
              t0: format.full('temperature', t0_min),
              run: durationText(run, t),
            })}
          </li>
        ))}
      </ul>
      {starts.length > most ? (
        <button type="button" className={command.quiet} onClick={() => setMost(most + AT_ONCE)}>
          {t('recording.analysis.more')}
        </button>
      ) : null}
    </details>
  );
}
