/** The whole simulation on paper: the simulation's own figures, then the tables of each page of the circuit. */
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MemoExoticComponent } from 'react';
import { useRegimes } from '../simulator/regimes.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { $alerts } from '../state/alerts.ts';
import { followLinesOfMachine } from './lines-of-machine.ts';
import { $reportLines, REPORT_LINES, restoreReportLines } from '../state/report-lines.ts';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { CompressorPart } from '../simulator/compressor/CompressorPart.tsx';
import { DiagramPanel } from '../simulator/DiagramPanel.tsx';
import { failureInWords } from '../simulator/failure-text.ts';
import { useFluidTitle } from '../simulator/fluids.ts';
import { useQrCode } from '../../../kit/controls/qr-code.ts';
import { useDrawnPageCurves } from '../simulator/page-curves.ts';
import { simulatorData } from '../simulator/page-data.ts';
import { Schematic } from '../simulator/Schematic.tsx';
import { WHOSE_LAW } from '../../../regulation/wording/whose.ts';
import { RoomyFold } from '../../../kit/island/RoomyFold.tsx';
import { usePart, useWhole } from '../../../kit/island/use-part.ts';
import type { TsPanel } from '../diagram/TsPanel.tsx';
import styles from './Report.module.css';
import { $reportPaper } from '../state/report-paper.ts';
import { usePaper } from './PaperAndLogo.tsx';
import { ReportAlerts, useAlertList } from './ReportAlerts.tsx';
import { ReportTable } from './ReportTable.tsx';
import { stagesTable } from '../simulator/cycle-tables.ts';
import { figureTable, inputTable, simulatedOf } from '../simulator/figure-tables.ts';
import { textsOf } from '../../../kit/table/table.ts';
import { ReportInputs } from './ReportInputs.tsx';
import { sharedOut } from './shared-out.ts';
import { useReport } from './use-report.ts';
import { Visa } from './Visa.tsx';

/** The T-s diagram of another page, fetched once it is wanted. */
function useTsPanel(isWanted: boolean): MemoExoticComponent<typeof TsPanel> | undefined {
  const [panel, setPanel] = useState<MemoExoticComponent<typeof TsPanel> | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const late = await import('../diagram/TsPanel.tsx');
      startTransition(() => setPanel(() => memo(late.TsPanel)));
    };
    if (isWanted) load().catch(() => undefined);
  }, [isWanted]);
  return panel;
}

/** Drawn again for what they show, and not because another part of the report has come. */
const Ph = memo(DiagramPanel);
const Scheme = memo(Schematic);

export function Report({ locale }: IslandProps) {
  const { $compressor, $failures, $fluid, $isAwaited, $mode, $shown } = useSimulation();
  const t = useTranslator();
  const format = useFormatter();
  const lines = useWhole($reportLines);
  const shown = useWhole($shown);
  const isAwaited = useWhole($isAwaited);
  const fluid = useWhole($fluid);
  const compressor = useWhole($compressor);
  // Served in the normal mode, whatever the form has read from the link by then.
  const isSized = usePart($mode, (mode) => mode === 'compressor', 'normal');
  const isByCompressor = isSized && compressor !== null;
  const failure = failureInWords(useWhole($failures), t);
  const fluidTitle = useFluidTitle(fluid, locale);
  const { isReady, pages, conclusion, inputs: asked, pressure, link, date } = useReport(t, format);
  // The words of a report come before its drawings, whose lines keep a second thread busy.
  const isComposed = link !== '';
  const { curves, isSettled: isDrawn } = useDrawnPageCurves(locale, isComposed);
  const code = useQrCode(link);
  useEffect(() => {
    restoreReportLines();
    return followLinesOfMachine();
  }, []);
  const Ts = useTsPanel(isComposed);
  const paper = usePaper();
  const { logo } = useWhole($reportPaper);
  const regimes = useRegimes();

  const labels = new Map(simulatorData(locale).pages.map(({ key, label }) => [key, label]));
  const labelOf = (page: string): string => labels.get(page) ?? page;
  const order = [...labels.keys()];
  // Points stand beside the diagram, the other pages in the order of the work.
  const points = pages.find(({ page }) => page === 'diagram')?.tables ?? [];
  const others = pages
    .filter(({ page }) => page !== 'diagram')
    .toSorted((one, other) => order.indexOf(one.page) - order.indexOf(other.page));
  // A basket may be empty where everything else has its figures.
  const hasBasket = others.some(({ page, tables }) => page === 'components' && tables.length > 0);
  const without = others
    .filter(({ page, tables }) => page !== 'components' && tables.length === 0)
    .map(({ page }) => labelOf(page));
  const { inputs, figures, stages } = useMemo(() => {
    const simulated = simulatedOf(shown, regimes);
    const [, first] = simulated[0] ?? [];
    return {
      inputs: textsOf(inputTable(simulated, regimes, t('circuitPages.report.inputs'), t), format),
      figures: textsOf(figureTable(simulated, regimes, t('simulator.figures.label'), t), format),
      stages: first ? textsOf(stagesTable(first, t), format) : [],
    };
  }, [shown, regimes, t, format]);
  const said = useWhole($alerts);
  // Their list is long to draw: in slices, between which what is typed is answered.
  const alerts = useDeferredValue(said);
  const { first, rest } = sharedOut(alerts);
  const list = useAlertList(locale);
  const isPure = shown.permanent.result?.extra.quality === 'reference';
  const sources = [
    t(isPure ? 'simulator.exported.source' : 'simulator.exported.sourceBlend'),
    ...others.flatMap((page) => page.sources),
    ...(alerts.some(({ code }) => code.startsWith('L_')) ? [WHOSE_LAW[locale]] : []),
    t('circuitPages.report.version', { version: __APP_VERSION__ }),
  ];

  return (
    <article
      className={styles.sheet}
      data-paper={paper}
      data-stages={stages.length > 0 ? '' : undefined}
      data-stale={shown.permanent.isStale ? '' : undefined}
      data-report={
        // Who prints it from now on has the saturation line under the cycle.
        isReady && isDrawn && Ts && alerts === said && ((list && list !== 'failed') || alerts.length === 0)
          ? 'ready'
          : 'busy'
      }
    >
      <header className={styles.head}>
        {logo === '' ? null : <img className={styles.logo} src={logo} alt="" />}
        <h2>{lines.title.trim() || t('circuitPages.report.title')}</h2>
        <dl>
          {REPORT_LINES.filter((line) => line !== 'title' && lines[line].trim() !== '').map((line) => (
            <div key={line}>
              <dt>{t(`circuitPages.report.line.${line}`)}</dt>
              <dd>{lines[line]}</dd>
            </div>
          ))}
          <div>
            <dt>{t('simulator.fields.fluid')}</dt>
            <dd>{fluidTitle}</dd>
          </div>
          {isByCompressor ? (
            <div>
              <dt>{t('simulator.schematic.compressor')}</dt>
              <dd>{compressor.replace('|', ' ')}</dd>
            </div>
          ) : null}
          <div className={styles.date}>
            <dt>{t('circuitPages.report.date')}</dt>
            <dd>{date}</dd>
          </div>
        </dl>
      </header>
      {failure === '' ? null : <p role="status">{failure}</p>}
      {shown.permanent.isStale ? (
        <p role="status">{t(isAwaited ? 'simulator.figures.awaited' : 'circuitPages.shared.stale')}</p>
      ) : null}
      {conclusion.length > 0 ? (
        <section className={`${styles.whole ?? ''} ${styles.conclusion ?? ''}`} data-report-conclusion="">
          <ReportTable table={conclusion} />
        </section>
      ) : null}
      <section className={`${styles.whole ?? ''} ${styles.alerts ?? ''}`}>
        <RoomyFold name="alerts" title={<h3>{t('circuitPages.report.warnings')}</h3>}>
          <ReportAlerts list={list} alerts={first} isReady={isReady} labelOf={labelOf} />
          {rest.length > 0 ? <p>{t('circuitPages.report.more', { count: rest.length })}</p> : null}
        </RoomyFold>
      </section>
      <Visa author={lines.author} />
      <div className={styles.pair}>
        <section className={styles.whole}>
          <RoomyFold className={styles.titled} name="inputs" title={t('circuitPages.report.inputs')}>
            <ReportTable table={inputs} />
          </RoomyFold>
        </section>
        <section className={styles.whole}>
          <ReportTable table={figures} />
        </section>
      </div>
      {stages.length > 0 ? (
        <section className={styles.whole} data-report-stages="">
          <ReportTable table={stages} />
        </section>
      ) : null}
      {isByCompressor ? (
        <section className={`${styles.whole ?? ''} ${styles.compressor ?? ''}`}>
          <CompressorPart part="Result" />
        </section>
      ) : null}
      <section className={styles.diagram}>
        <Ph curves={curves} hasReadOut={false} />
      </section>
      {points.map((table) => (
        <section key={table[0]?.[0]} className={styles.whole} tabIndex={0} aria-label={table[0]?.[0]}>
          <RoomyFold className={styles.titled} name="points" title={table[0]?.[0]}>
            <ReportTable table={table} />
          </RoomyFold>
        </section>
      ))}
      <div className={styles.drawings}>
        <section className={styles.diagram}>{Ts ? <Ts curves={curves} /> : null}</section>
        <div className={styles.schematics}>
          {regimes.map((regime) =>
            shown[regime].result ? (
              <div key={regime} className={styles.schematic}>
                <Scheme {...(regimes.length > 1 && { regime })} />
              </div>
            ) : null,
          )}
        </div>
      </div>
      {others.map(({ page, tables }) =>
        tables.length === 0 ? null : (
          <section key={page} data-report-page={page}>
            <RoomyFold name={page} title={<h3>{labelOf(page)}</h3>}>
              {tables.map((table, index) => (
                // A table too wide for a phone slides under the arrow keys.
                <div
                  key={`${table[0]?.join() ?? ''}${index}`}
                  className={styles.block}
                  tabIndex={0}
                  role="group"
                  aria-label={labelOf(page)}
                >
                  <ReportTable table={table} />
                </div>
              ))}
            </RoomyFold>
          </section>
        ),
      )}
      <ReportInputs pages={asked} />
      {pressure.length > 0 ? (
        <section
          className={styles.whole}
          tabIndex={0}
          aria-label={t('circuitPages.report.pressure.title')}
          data-report-pressure=""
        >
          <h3>{t('circuitPages.report.pressure.title')}</h3>
          <ReportTable table={pressure} />
        </section>
      ) : null}
      {isReady && !hasBasket ? <p>{t('circuitPages.report.noComponents')}</p> : null}
      {isReady && without.length > 0 ? <p>{t('circuitPages.report.without', { pages: without.join(', ') })}</p> : null}
      {rest.length > 0 ? (
        <section data-report-alerts="">
          <RoomyFold name="other-alerts" title={<h3>{t('circuitPages.report.otherWarnings')}</h3>}>
            <ReportAlerts list={list} alerts={rest} isReady={isReady} labelOf={labelOf} />
          </RoomyFold>
        </section>
      ) : null}
      <div className={styles.end}>
        <section className={styles.sources}>
          <RoomyFold name="sources" title={<h3>{t('circuitPages.report.sources')}</h3>}>
            <ul>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </RoomyFold>
        </section>
        <section className={styles.link}>
          <div>
            <h3>{t('circuitPages.report.link')}</h3>
            <p>{link === '' ? null : <a href={link}>{link.replace(/^https?:\/\//, '')}</a>}</p>
            {code === null ? <p>{t('circuitPages.report.tooLong')}</p> : null}
          </div>
          {code ? (
            <svg
              translate="no"
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={t('circuitPages.report.scan')}
            >
              <rect width={code.size} height={code.size} fill="#fff" />
              <path d={code.path} fill="#000" shapeRendering="crispEdges" />
            </svg>
          ) : null}
        </section>
      </div>
    </article>
  );
}
