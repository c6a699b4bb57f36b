import { useEffect, useRef, useState } from 'react';
import { checkedRecord } from '../../circuit/compressor/check.ts';
import { asIsland, usePage } from './island.ts';
import { saveCompressors } from './state/list.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { changesBefore } from '../../kit/form/before-script.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Compressors.module.css';
import { DoctorPanel, ListPanel, MapPanel, PageToasts, PrintedSheet, Toolbar } from './lazy.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TrialPanel } from './TrialPanel.tsx';
import { SheetForm } from './SheetForm.tsx';
import { problemText } from './words.ts';

/** The page of compressors: the list, the sheet being typed, what it gives, and its doctor. */
export const Compressors = asIsland(function CompressorsSurface() {
  const { session, t, data } = usePage();
  const [isNameNeeded, setNameNeeded] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const isExample = useWhole(session.$isExample);
  useEffect(() => {
    const changeAgain = changesBefore(document.querySelector('main'));
    return onceLong(() => {
      session.start();
      changeAgain();
    });
  }, [session]);

  const empty = (): void => void addToast('info', t('page.resetDone'), { label: t('page.undo'), run: session.empty() });
  const save = (): void => {
    const { record, problems } = session.$reading.get();
    const outcome = checkedRecord(record);
    const [first] = Object.values(problems);
    // What no machine does is not kept: the figures say which column is at fault.
    const { points } = session.$preview.get();
    const impossible = points.some(({ ok }) => ok)
      ? undefined
      : points.find((point) => !point.ok && point.problem.code === 'E_POLY');
    const atPoint = impossible?.ok === false ? impossible.problem : undefined;
    // Every name that is missing is marked where it stands, and the first of them is shown.
    const unnamed = (['marque', 'name'] as const).find((key) => (record[key] ?? '') === '');
    const missing = unnamed && ({ code: 'E_MISSING', field: unnamed, values: {} } as const);
    const problem = first ?? (outcome.ok ? atPoint : (missing ?? outcome.problem));
    setNameNeeded(problem !== undefined && problem !== atPoint);
    if (problem) {
      // A name is asked for where it stands, and the eye is led there: that is all there is to say.
      if (problem !== missing) addToast('error', t('compressor.sheet.notSaved', { message: problemText(problem, t) }));
      const field = problem.field?.split('.')[0] ?? '';
      const input = sheet.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`);
      input?.closest('details')?.setAttribute('open', '');
      input?.scrollIntoView({ block: 'center' });
      input?.focus();
      return;
    }
    const { replaced } = saveCompressors([record]);
    addToast('success', t(replaced > 0 ? 'compressor.sheet.updated' : 'compressor.sheet.added'));
  };

  return (
    <div className={styles.page}>
      <Toolbar />
      <div className={styles.listing}>
        <ListPanel />
      </div>
      <section
        ref={sheet}
        className={`${panel.panel} ${styles.sheet}`}
        aria-labelledby="sheet"
        tabIndex={-1}
        data-sheet=""
      >
        <div className={`${panel.head} ${styles.head}`}>
          <h2 id="sheet">{t('compressor.sheet.title')}</h2>
          <button type="button" className={command.quiet} onClick={empty}>
            {t('compressor.actions.empty')}
          </button>
          <button type="button" className={command.primary} onClick={save}>
            {t('compressor.actions.save')}
          </button>
        </div>
        {isExample ? <p className={remarks.note}>{t('compressor.sheet.example', { source: data.source })}</p> : null}
        <SheetForm isNameNeeded={isNameNeeded} />
      </section>
      <div className={styles.results}>
        <PrintedSheet />
        <PreviewPanel />
        <TrialPanel />
        <MapPanel />
        <DoctorPanel />
      </div>
      <PageToasts />
    </div>
  );
});
