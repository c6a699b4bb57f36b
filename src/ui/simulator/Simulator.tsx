import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createTranslator } from '../../i18n/translator.ts';
import type { Dictionary } from '../../i18n/keys.ts';
import { NUMBER_KEYS } from '../../stores/simulator/fields.ts';
import { REGIMES, SERVED_FORMS } from '../../stores/simulator/form.ts';
import { seedResults } from '../../stores/simulator/results.ts';
import { startSimulator } from '../../stores/simulator/start.ts';
import type { EarlyText } from '../../stores/simulator/start.ts';
import { $pane } from '../../stores/simulator/view.ts';
import { qualityLines } from '../../charts/ph/dome.ts';
import { QUALITIES } from '../../charts/ph/curves.ts';
import { Segmented } from '../controls/Segmented.tsx';
import { ToastRegion } from '../controls/ToastRegion.tsx';
import { withErrorPage } from '../layout/with-error-page.tsx';
import { Actions } from './Actions.tsx';
import { TranslatorProvider } from './context.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import { FlashComposition } from './FlashComposition.tsx';
import { Figures } from './Figures.tsx';
import { choiceFromCompact } from '../fluids/fluid-list.ts';
import type { CompactFluid } from '../fluids/fluid-list.ts';
import { curvesFromCompact } from './initial.ts';
import type { InitialSimulation } from './initial.ts';
import { InputsPanel } from './InputsPanel.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { PointsTable } from './PointsTable.tsx';
import { Schematic } from './Schematic.tsx';
import { $shown } from './shown.ts';
import { dataFromAttribute } from '../island-data.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './Simulator.module.css';
import type { Locale } from '../../language/index.ts';

interface SimulatorProps {
  readonly locale: Locale;
  /** `SimulatorData`, as text. */
  readonly data: string;
}

/** What the page was built with: its texts, the fluids, and the default example computed. */
interface SimulatorData {
  readonly dictionary: Dictionary;
  readonly fluids: readonly CompactFluid[];
  readonly initial: InitialSimulation;
}

const PANES = ['inputs', 'diagram', 'results'] as const;

/** Texts that differ from the form as served: typed while its script was on its way. */
function earlyText(root: HTMLElement | null): EarlyText {
  const entries = NUMBER_KEYS.flatMap((key) => {
    const text = root?.querySelector<HTMLInputElement>(`input[name="${key}"]`)?.value;
    return text === undefined || text === SERVED_FORMS.permanent[key] ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The simulator: inputs, diagram and results that follow every keystroke. */
function SimulatorSurface({ locale, data }: SimulatorProps) {
  const { dictionary, fluids: compact, initial } = useMemo(() => dataFromAttribute<SimulatorData>(data), [data]);
  const fluids = useMemo(() => compact.map((fluid) => choiceFromCompact(fluid, locale)), [compact, locale]);
  // Before the first render on both sides, so that what is painted first is what is hydrated.
  useState(() => seedResults({ permanent: initial.permanent, transient: initial.transient }));
  const t = useMemo(() => createTranslator(locale, { [locale]: dictionary }), [locale, dictionary]);
  const initialCurves = useMemo(
    () => curvesFromCompact(initial.curves, (dome) => qualityLines(dome, QUALITIES)),
    [initial],
  );
  const pane = useStore($pane);
  const shown = useStore($shown);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => startSimulator(locale, earlyText(root.current)), [locale]);

  return (
    <TranslatorProvider value={t}>
      <div ref={root} className={styles.simulator} data-pane={pane} data-simulator="">
        <header className={styles.head}>
          <h1>{t('simulator.title')}</h1>
          <Actions />
        </header>
        <div className={styles.panes}>
          <Segmented
            label={t('simulator.panes.label')}
            name="pane"
            value={pane}
            choices={PANES.map((value) => ({ value, label: t(`simulator.panes.${value}`) }))}
            onChange={(value) => $pane.set(value)}
          />
        </div>
        <div className={styles.inputs}>
          <InputsPanel fluids={fluids} />
        </div>
        <div className={styles.middle}>
          <div className={styles.sticky}>
            <div className={styles.figures}>
              <Figures />
              <StatusLine />
            </div>
            <div className={styles.diagram}>
              <DiagramPanel initialCurves={initialCurves} />
            </div>
          </div>
        </div>
        <div className={styles.details}>
          <section className={styles.points} aria-label={t('simulator.points.title')}>
            {REGIMES.map((regime) => (
              <PointsTable key={regime} regime={regime} result={shown[regime].result} isStale={shown[regime].isStale} />
            ))}
            <FlashComposition />
          </section>
          <Schematic />
        </div>
        <KeyFigures />
        <ToastRegion
          texts={{
            label: t('simulator.toasts.label'),
            failure: t('simulator.toasts.failure'),
            success: t('simulator.toasts.success'),
            close: t('simulator.toasts.close'),
          }}
        />
      </div>
    </TranslatorProvider>
  );
}

export const Simulator = withErrorPage(SimulatorSurface);
