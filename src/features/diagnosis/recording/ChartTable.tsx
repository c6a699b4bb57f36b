/** Values of the span a plot shows, as a table: recorded rows, evenly drawn. */
import { useEffect, useState } from 'react';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { useOpened } from '../../../kit/island/use-opened.ts';
import type { RecordingClient, SampledRow } from '../../../runtime/recording-bridge.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import fold from '../../../kit/styles/fold.module.css';
import tables from '../../../kit/styles/tables.module.css';
import type { Span } from './chart-window.ts';
import type { Current } from './state/recording.ts';
import { instantText } from './times.ts';

const ROWS = 25;

interface TableProps {
  readonly client: RecordingClient;
  readonly current: Current;
  readonly span: Span;
}

export function ChartTable(props: TableProps) {
  const t = useTranslator();
  const { isOpen, details } = useOpened();
  return (
    <details className={fold.fold} {...details} data-chart-table="">
      <summary>{t('recording.chart.table')}</summary>
      {isOpen ? <Rows {...props} /> : null}
    </details>
  );
}

function Rows({ client, current, span: [from, to] }: TableProps) {
  const t = useTranslator();
  const format = useFormatter();
  const [rows, setRows] = useState<readonly SampledRow[]>([]);
  const { figures } = current;
  const { facts } = current.opened;
  useEffect(() => {
    const run = new AbortController();
    client.call('sample', { from, to, count: ROWS }, run.signal).then(setRows, () => undefined);
    return () => run.abort();
  }, [client, figures, from, to]);
  const between = (value: number | null | undefined, u: number | null): string =>
    value === null || value === undefined
      ? '–'
      : `${format.number('temperatureDifference', value)} ± ${format.full('temperatureDifference', u)}`;
  return (
    <div className={tables.frame} role="region" tabIndex={0} aria-label={t('recording.chart.table')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('recording.preview.time')}</th>
            <th scope="col">{t('recording.chart.superheat')}</th>
            <th scope="col">{t('recording.chart.subcooling')}</th>
            <th scope="col">{t('recording.chart.t0')}</th>
            <th scope="col">{t('recording.chart.tk')}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(rows, ({ seconds }) => String(seconds)).map(
            ([place, { seconds, values, u_superheat, u_subcooling }]) => (
              <tr key={place}>
                <th scope="row">{instantText(facts, seconds, t)}</th>
                <td>{between(values.superheat, u_superheat)}</td>
                <td>{between(values.subcooling, u_subcooling)}</td>
                <td>{format.full('temperature', values.t0)}</td>
                <td>{format.full('temperature', values.tk)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
