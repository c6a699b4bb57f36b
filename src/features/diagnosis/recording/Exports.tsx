/** The recording as files, each of which opens again as it is. */
import { standaloneSvg } from '../../../charts/plot/standalone.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { inFileName, saveFile } from '../../../kit/files/save.ts';
import { COLUMN_KEYS } from '../../../diagnosis/measurements/columns.ts';
import type { ExportAsk, RecordingClient } from '../../../runtime/recording-bridge.ts';
import command from '../../../kit/styles/command.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Recording.module.css';
import type { Current } from './state/recording.ts';
import { instantText } from './times.ts';
import { columnName } from './words.ts';

interface ExportsProps {
  readonly client: RecordingClient;
  readonly current: Current;
}

export function Exports({ client, current }: ExportsProps) {
  const t = useTranslator();
  const { facts, end } = current.opened;
  const stem = inFileName(current.name.replace(/\.\w{1,5}$/, '')) || t('recording.export.name');

  const save = async (ask: ExportAsk): Promise<void> => {
    saveFile(await client.call('export', ask), `${stem}.${ask.kind}`);
  };
  const drawing = (): ExportAsk | undefined => {
    const chart = document.querySelector<SVGSVGElement>('[data-recording-chart]');
    if (chart === null) return undefined;
    const svg = standaloneSvg(chart, {
      title: current.name,
      lines: [
        facts.fluid,
        t('recording.preview.from', { from: instantText(facts, 0, t), to: instantText(facts, end, t) }),
        t('recording.chart.shade'),
      ],
      source: t('recording.export.source'),
    });
    return { kind: 'svg', svg };
  };
  const csv = (): ExportAsk => ({
    kind: 'csv',
    locale: t.locale,
    labels: Object.fromEntries((['time', ...COLUMN_KEYS] as const).map((key) => [key, columnName(key, t)])),
  });
  const button = (kind: ExportAsk['kind'], ask: () => ExportAsk | undefined) => (
    <button
      type="button"
      className={command.quiet}
      data-export-recording={kind}
      onClick={() => {
        const wanted = ask();
        if (wanted !== undefined) void save(wanted);
      }}
    >
      {t(`recording.export.${kind}`)}
    </button>
  );
  return (
    <div className={styles.stack}>
      <h4>{t('recording.export.title')}</h4>
      <div className={command.row}>
        {button('csv', csv)}
        {button('json', () => ({ kind: 'json' }))}
        {current.figures === undefined || current.opened.rows < 2 ? null : button('svg', drawing)}
      </div>
      <p className={remarks.fine}>{t('recording.export.note')}</p>
    </div>
  );
}
