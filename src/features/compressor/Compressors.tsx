import { useEffect, useMemo, useRef, useState } from 'react';
import { checkedRecord } from '../../circuit/compressor/check.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Locale } from '../../language/index.ts';
import { $compressors, $dropped, $isRefused, $undo, saveCompressors } from './state/list.ts';
import { createSession } from './state/session.ts';
import { addToast } from '../../kit/kept/toasts.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { changesBefore } from '../../kit/form/before-script.ts';
import { $units } from '../../kit/form/units.ts';
import { $calculation } from '../../kit/kept/calculation.ts';
import { onceLong } from '../../kit/form/short-link/open.ts';
import { dataFromAttribute } from '../../kit/island/island-data.ts';
import { withErrorPage } from '../../kit/island/with-error-page.tsx';
import { keepServed, useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Compressors.module.css';
import { TranslatorProvider } from '../../kit/island/context.ts';
import { PageProvider } from './context.ts';
import { DoctorPanel, ListPanel, MapPanel, Messages, PrintedSheet, Toolbar } from './late.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TrialPanel } from './TrialPanel.tsx';
import type { PageData } from './page-data.ts';
import { SheetForm } from './SheetForm.tsx';
import { problemText } from './words.ts';

interface CompressorsProps {
  readonly locale: Locale;
  readonly data: string;
}

/** The page of compressors: the list, the sheet being typed, what it gives, and its doctor. */
function CompressorsSurface({ locale, data }: CompressorsProps) {
  const page = useMemo(() => {
    const { dictionary, served, fluid, source } = dataFromAttribute<PageData>(data);
    const session = createSession(served, locale);
    const fluids = createFluidSource(fluid, locale);
    if (!import.meta.env.SSR) {
      const { sheet, trial, $reading, $active, $preview, $map, $isStale, $mapIsStale } = session;
      keepServed([sheet.$content, trial.$content, $reading, $active, $preview, $map, $isStale, $mapIsStale]);
      keepServed([session.$doctor, session.$pasted, session.$isBlank, session.$isExample, fluids.$all]);
      keepServed([$compressors, $dropped, $isRefused, $undo, $units, $mixes, $calculation]);
    }
    return { session, t: createTranslator(locale, { [locale]: dictionary }), fluids, source };
  }, [data, locale]);
  const { session, t, source } = page;
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
      addToast('error', t('compressor.sheet.notSaved', { message: problemText(problem, t) }));
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
    <PageProvider value={page}>
      <TranslatorProvider value={t}>
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
              <button type="button" className={command.quiet} onClick={session.empty}>
                {t('compressor.actions.empty')}
              </button>
              <button type="button" className={command.primary} onClick={save}>
                {t('compressor.actions.save')}
              </button>
            </div>
            {isExample ? <p className={remarks.note}>{t('compressor.sheet.example', { source })}</p> : null}
            <SheetForm isNameNeeded={isNameNeeded} />
          </section>
          <div className={styles.results}>
            <PrintedSheet />
            <PreviewPanel />
            <TrialPanel />
            <MapPanel />
            <DoctorPanel />
          </div>
          <Messages />
        </div>
      </TranslatorProvider>
    </PageProvider>
  );
}

export const Compressors = withErrorPage(CompressorsSurface);
