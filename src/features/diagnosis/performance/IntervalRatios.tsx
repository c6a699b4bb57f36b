/** COP of a recording, one figure a steady interval with its band: folded until it is asked for. */
import { useEffect, useState } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { useOnceOpened } from '../../../kit/island/use-opened.ts';
import { saveCsv } from '../../../kit/files/save.ts';
import command from '../../../kit/styles/command.module.css';
import { csvOfTables } from '../../../quantities/csv.ts';
import fold from '../../../kit/styles/fold.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import tables from '../../../kit/styles/tables.module.css';
import { createForm } from '../../../kit/form/form.ts';
import { valuesFromParameter } from '../../../kit/form/link.ts';
import type { AnalysisFigures, Counters, RecordingClient } from '../../../runtime/recording-bridge.ts';
import { usePage } from '../page-data.ts';
import type { Current } from '../recording/state/recording.ts';
import { durationText, instantText } from '../recording/times.ts';
import { performanceTranslator } from './Opened.tsx';
import { measuredMachine } from '../state/measured-text.ts';
import { PERFORMANCE_FIELDS } from './state/fields.ts';
import { CountedLines, countedTexts } from './Compared.tsx';
import { intervalTable } from './interval-table.ts';
import type { MeasuredInterval } from './state/intervals.ts';
import { figuresOf, measuredIntervals } from './state/intervals.ts';
import { recordedCounters } from './state/request.ts';
import { powerBand, withBand } from './words.ts';
import styles from './Performance.module.css';

interface IntervalRatiosProps {
  readonly client: RecordingClient;
  readonly current: Current;
  readonly figures: AnalysisFigures;
  /** In the words of the recording. */
  readonly title: string;
}

interface Found {
  readonly of: AnalysisFigures;
  readonly rows: readonly MeasuredInterval[];
  readonly counters: Counters;
  readonly t: Translator;
}

const SIZE = { width: 320, height: 96, edge: 4 } as const;

/** Steps with their bands, no curve between them. */
function Steps({ rows, label }: { readonly rows: readonly MeasuredInterval[]; readonly label: string }) {
  const steps = rows.flatMap((row) => {
    const { ratio } = figuresOf(row);
    return ratio ? [{ ...row, ...ratio }] : [];
  });
  if (steps.length === 0) return null;
  const [from, to] = [steps[0]?.start ?? 0, steps.at(-1)?.end ?? 1];
  const most = Math.max(...steps.map(({ value, U }) => value + U));
  const { width, height, edge } = SIZE;
  const x = (time: number): number => edge + ((time - from) / (to - from)) * (width - 2 * edge);
  const y = (value: number): number => height - edge - (Math.max(value, 0) / most) * (height - 2 * edge);
  return (
    <svg className={styles.steps} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {steps.map(({ start, end, value, U }) => (
        <g key={start}>
          <rect x={x(start)} width={x(end) - x(start)} y={y(value + U)} height={y(value - U) - y(value + U)} />
          <line x1={x(start)} x2={x(end)} y1={y(value)} y2={y(value)} />
        </g>
      ))}
    </svg>
  );
}

/** The heat of the recording over its electricity, where it holds both counters. */
function Counted({ counters, t, seconds }: Pick<Found, 'counters' | 't'> & { readonly seconds: number }) {
  const format = useFormatter();
  const request = recordedCounters(counters, seconds);
  if (request === undefined) return null;
  const isFalling = Object.values(counters).some((counter) => counter.isFalling);
  const said = isFalling
    ? { isRefused: true, lines: [t('performance.problems.E_COUNTER')] }
    : countedTexts(request, t, format);
  return <CountedLines said={said} />;
}

function Rows({ rows, t, current }: Pick<Found, 'rows' | 't'> & { readonly current: Current }) {
  const own = useTranslator();
  const format = useFormatter();
  const { facts } = current.opened;
  if (rows.length === 0) return <p className={remarks.note}>{t('performance.intervals.empty')}</p>;
  return (
    <>
      <Steps rows={rows} label={t('performance.intervals.chart')} />
      <div className={tables.frame} role="region" tabIndex={0} aria-label={t('performance.intervals.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              {(['start', 'duration', 'ratio', 'capacity', 'verdict'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`performance.intervals.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { ratio, capacity } = figuresOf(row);
              return (
                <tr key={row.start} data-measured-interval="">
                  <th scope="row">{instantText(facts, row.start, own)}</th>
                  <td>{durationText(row.end - row.start, own)}</td>
                  <td>{ratio ? withBand(ratio.value, ratio.U, '', t) : '–'}</td>
                  <td>{capacity ? powerBand(capacity.value, capacity.U, format) : '–'}</td>
                  <td>{t(`performance.intervals.short.${row.answer.ok ? row.answer.result.verdict : 'refused'}`)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={remarks.fine}>{t('performance.intervals.about')}</p>
      <button
        type="button"
        className={command.quiet}
        data-export-intervals=""
        onClick={() =>
          saveCsv(csvOfTables([intervalTable(rows, facts, t, own)], own.locale), t('performance.intervals.file'))
        }
      >
        {t('performance.intervals.csv')}
      </button>
    </>
  );
}

export function IntervalRatios({ client, current, figures, title }: IntervalRatiosProps) {
  const { locale } = useTranslator();
  const { diagnosis } = usePage();
  const { wasOpened, details } = useOnceOpened();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!wasOpened || found?.of === figures) return undefined;
    const control = new AbortController();
    const { fluid, machine } = current.opened.facts;
    const visit = diagnosis.request();
    const own = valuesFromParameter(measuredMachine(diagnosis.$measured.get()));
    const typed = createForm(PERFORMANCE_FIELDS, locale, own).$content.get();
    void Promise.all([
      measuredIntervals(client, figures.intervals, visit, typed, { fluid, machine }, control.signal),
      client.call('counters', {}),
      performanceTranslator(locale),
    ])
      .then(([rows, counters, t]) => {
        if (!control.signal.aborted) setFound({ of: figures, rows, counters, t });
      })
      // Another file took its place, or the worker is gone.
      .catch(() => undefined);
    return () => control.abort();
  }, [wasOpened, found, figures, client, current, diagnosis, locale]);
  return (
    <details className={fold.fold} data-interval-ratios={found?.rows.length ?? ''} {...details}>
      <summary>{title}</summary>
      {found ? (
        <>
          <Rows rows={found.rows} t={found.t} current={current} />
          <Counted counters={found.counters} t={found.t} seconds={current.opened.end} />
        </>
      ) : null}
    </details>
  );
}
