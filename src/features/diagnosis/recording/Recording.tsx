/** Files of gauges and loggers: opened, set right, analysed, drawn, exported; means of an interval go into the form. */
import { useEffect, useMemo, useState } from 'react';
import type { ClipboardEvent, ComponentType, DragEvent } from 'react';
import type { Translator } from '../../../i18n/keys.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import { createRecordingClient } from '../../../runtime/recording-bridge.ts';
import { HandedFiles } from '../../../shell/HandedFiles.tsx';
import { SHARE_PATHS } from '../../../i18n/share.ts';
import { atmosphereAt } from '../../../diagnosis/measurements/units.ts';
import panel from '../../../kit/styles/panel.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import { usePage } from '../page-data.ts';
import { visitOfSet } from '../state/visit-set.ts';
import type { Diagnose } from './state/readings.ts';
import type { OpenedProps } from './Opened.tsx';
import { Opening } from './Opening.tsx';
import styles from './Recording.module.css';
import { $kept } from './state/storage.ts';
import { readingsFromMeans } from './state/readings.ts';
import { createRecording } from './state/recording.ts';
import type { Current } from './state/recording.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Tables come from the clipboard as text of several lines. */
const isTable = (text: string): boolean => text.trim().includes('\n');

interface Later {
  readonly Opened: ComponentType<OpenedProps>;
  readonly t: Translator;
}

/** The reading a file of one row holds, as it was typed. */
function readingOf({ opened: { facts, columns, preview } }: Current) {
  const values = preview[0]?.values ?? [];
  const own = columns.map((key, index) => [key, [values[index] ?? null]] as const);
  return visitOfSet({ ...facts, columns: { time: [0], ...Object.fromEntries(own) } });
}

export function Recording() {
  const t = useTranslator();
  const { locale } = t;
  const { diagnosis } = usePage();
  const [client] = useState(createRecordingClient);
  const store = useMemo(
    () =>
      createRecording({
        client,
        altitude: () => numberIn(diagnosis.request()['altitude']),
        now: () => new Date(),
      }),
    [client, diagnosis],
  );
  const state = useWhole(store.$state);
  const formFluid = usePart(diagnosis.form.$content, ({ options }) => textIn(options['fluid']));
  const [isOver, setOver] = useState(false);
  const [later, setLater] = useState<Later | undefined>(undefined);
  const { reading, failed, isBroken, isShareEmpty } = state;
  const isWanted = [reading, failed, isBroken, isShareEmpty].some((one) => one !== undefined);

  useEffect(() => {
    $kept.restore();
  }, []);

  const showPanel = (): void => document.getElementById('recording')?.scrollIntoView({ block: 'start' });

  useEffect(() => {
    if (!isWanted || later !== undefined) return;
    import('./Opened.tsx')
      .then(async ({ Opened, wholeTranslator }) => setLater({ Opened, t: await wholeTranslator(locale) }))
      // Without a network, and never stored: the next file asks again.
      .catch(() => addToast('error', t('recording.noCode')));
  }, [isWanted, later, locale, t]);

  const diagnose: Diagnose = async (from, to, swing) => {
    const { current } = store.$state.get();
    if (current === undefined) return;
    const reading = readingOf(current);
    if (current.opened.rows === 1 && reading !== undefined) diagnosis.take(reading, true);
    else {
      const { fluid, machine, typed } = current.opened.facts;
      const { p_mode, altitude } = diagnosis.request();
      const means = await client.call('means', { from, to });
      diagnosis.take(
        readingsFromMeans({
          means,
          fluid,
          machine,
          typed,
          ...swing,
          mode: p_mode === 'abs' ? 'abs' : 'rel',
          atmosphere: atmosphereAt(numberIn(altitude)),
        }),
      );
    }
    addToast('success', t('recording.taken'));
    // The verdict stands above what was pressed, and out of view.
    document.getElementById('verdict')?.scrollIntoView({ block: 'start' });
  };

  const drop = (event: DragEvent): void => {
    const { files } = event.dataTransfer;
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    store.open([...files]);
  };
  const paste = (event: ClipboardEvent): void => {
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    const isField = event.target instanceof HTMLInputElement;
    if (files.length > 0) store.open([...files]);
    else if (isTable(text) && !isField) store.openText(text, t('recording.paste.name'));
    else return;
    event.preventDefault();
  };

  return (
    <section
      id="recording"
      className={`${panel.panel} ${styles.panel}`}
      aria-labelledby="recording-title"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
    >
      <h2 id="recording-title">{t('recording.title')}</h2>
      <p className={remarks.paragraph}>{t('recording.what')}</p>
      <HandedFiles
        sharedTo={SHARE_PATHS}
        what={t('recording.handed')}
        onTake={(files) => {
          store.open([...files]);
          showPanel();
        }}
        onEmptyShare={() => {
          store.sayEmptyShare();
          showPanel();
        }}
      />
      <Opening store={store} />
      {later === undefined ? null : (
        <later.Opened
          t={later.t}
          store={store}
          state={state}
          client={client}
          formFluid={formFluid}
          onDiagnose={diagnose}
        />
      )}
    </section>
  );
}
