/** The diagrams of the page, one reading for both, full screen, as files, and the points as their text. */
import { useEffect, useRef, useState } from 'react';
import { useRegimes } from '../simulator/regimes.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import { addToast } from '../../../kit/storage/toasts.ts';
import { Menu } from '../../../kit/controls/Menu.tsx';
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import type { IslandProps } from '../simulator/as-island.tsx';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import { DiagramPanel } from '../simulator/DiagramPanel.tsx';
import { FullScreen } from '../simulator/FullScreen.tsx';
import { usePageCurves } from '../simulator/page-curves.ts';
import { PointsTable } from '../simulator/PointsTable.tsx';
import { ReadOut } from '../simulator/ReadOut.tsx';
import { StatusLine } from '../simulator/StatusLine.tsx';
import { useWhole } from '../../../kit/island/use-part.ts';
import styles from './Diagrams.module.css';
import { TsPanel } from './TsPanel.tsx';

const VIEWS = ['ph', 'ts', 'both'] as const;
type View = (typeof VIEWS)[number];
const CHARTS = ['ph', 'ts'] as const;
const FILES = ['svg', 'png'] as const;

/** The view a link asks for by its fragment. */
const viewOfLink = (): View => VIEWS.find((view) => location.hash === `#${view}`) ?? 'ph';

export function Diagrams({ locale }: IslandProps) {
  const simulation = useSimulation();
  const { $shown, address } = simulation;
  const t = useTranslator();
  const format = useFormatter();
  const surface = useRef<HTMLDivElement>(null);
  const curves = usePageCurves(locale);
  const [view, setView] = useState<View>('ph');
  const shown = useWhole($shown);

  useEffect(() => {
    const follow = (): void => setView(viewOfLink());
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const choose = (next: View): void => {
    setView(next);
    address.flush();
    const { pathname, search } = location;
    history.replaceState(history.state, '', next === 'ph' ? `${pathname}${search}` : `${pathname}${search}#${next}`);
  };
  const titleOf = (chart: (typeof CHARTS)[number]): string =>
    chart === 'ph' ? t('simulator.diagram.title') : t('circuitPages.diagram.ts');
  const save = async (kind: (typeof FILES)[number], name: (typeof CHARTS)[number]): Promise<void> => {
    try {
      const { exportSimulation } = await import('../simulator/exports.ts');
      await exportSimulation(simulation, kind, t, format, { name, title: titleOf(name) });
    } catch {
      addToast('error', t('simulator.toasts.exportFailed'));
    }
  };
  const regimes = useRegimes();
  const charts = CHARTS.filter((chart) => view === 'both' || view === chart);

  return (
    <>
      <div ref={surface} className={styles.surface} data-view={view}>
        <div className={styles.tools}>
          <Segmented
            label={t('circuitPages.diagram.view')}
            name="view"
            value={view}
            choices={VIEWS.map((value) => ({ value, label: t(`circuitPages.diagram.views.${value}`) }))}
            onChange={choose}
          />
          <Menu label={t('circuitPages.diagram.save')} className={command.quiet} closesOnClick>
            {charts.flatMap((chart) =>
              FILES.map((kind) => (
                <button key={chart + kind} type="button" onClick={() => void save(kind, chart)}>
                  {t('circuitPages.diagram.file', { diagram: titleOf(chart), kind: kind.toUpperCase() })}
                </button>
              )),
            )}
          </Menu>
          <FullScreen of={surface} className={command.quiet} />
        </div>
        {/* Above the drawing: a finger hides what is below it. */}
        <div className={styles.reading}>
          <StatusLine />
          <ReadOut />
        </div>
        <div className={styles.charts}>
          {view === 'ts' ? null : <DiagramPanel curves={curves} hasReadOut={false} />}
          {view === 'ph' ? null : <TsPanel curves={curves} isAlone={view === 'ts'} />}
        </div>
      </div>
      <section className={styles.points} aria-label={t('simulator.points.title')}>
        {regimes.map((regime) => (
          <PointsTable key={regime} regime={regime} result={shown[regime].result} isStale={shown[regime].isStale} />
        ))}
      </section>
    </>
  );
}
