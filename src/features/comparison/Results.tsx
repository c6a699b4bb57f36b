/** The comparison at the same conditions: what is to know of it, and every row. */
import { comparedRow } from '../../circuit/comparison/benefit.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import { SIDES } from './state/comparison.ts';
import type { ShownComparison } from './state/comparison.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { failureText } from '../simulator/failure-text.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { FigureBar } from '../../kit/page/Figures.tsx';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import styles from '../study/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { useTitle } from './fluids.ts';
import { problemText } from './problem-text.ts';
import { asIsland, usePage } from './page-data.ts';
import { differenceText, isCapacityHeld, sizingOf } from './rows.ts';
import { RowsTable } from './RowsTable.tsx';

/** What the machine of the first fluid gives with the second. */
const IN_BAR = ['power_cold', 'eer', 't_discharge'] as const;

function useStrip(result: SameMachine | undefined): readonly PageFigure[] {
  const t = useTranslator();
  const format = useFormatter();
  if (!result) return [];
  const isHeld = isCapacityHeld(result);
  return IN_BAR.filter((key) => isHeld || key !== 'eer').map((key) => ({
    name: key,
    label: t(`comparison.strip.${key}`),
    text: differenceText(result.rows[key], format),
    unit: '',
  }));
}

function Status() {
  const t = useTranslator();
  const { comparison } = usePage();
  const shown = useWhole(comparison.$shown);
  const run = useWhole(comparison.$run);
  const isLoading = useWhole(comparison.$loading);
  const problems = useWhole(comparison.$sideProblems);
  const titles = { fluid1: useTitle('fluid1'), fluid2: useTitle('fluid2') };
  const compared = comparedRow(sizingOf(shown));
  const hasFailed = run?.failure !== undefined || run?.outcome?.ok === false;
  const about =
    `comparison.about.${compared === 'power_cold' || compared === 'step_volume_h' ? compared : 'flow'}` as const;
  return (
    <div className={styles.status} aria-live="polite" data-computed-by={run?.by ?? 'page'} data-loading={isLoading}>
      {isLoading ? <p>{t('comparison.loading')}</p> : null}
      {hasFailed ? <p className={styles.failed}>{t('comparison.failed')}</p> : null}
      {run?.failure ? <p className={styles.failed}>{failureText(run.failure, t)}</p> : null}
      {SIDES.map((side) => {
        const problem = problems[side];
        return problem ? (
          <p key={side} className={styles.failed} data-problem={side}>
            {t('comparison.sideProblem', { fluid: titles[side], problem: problemText(problem, t) })}
          </p>
        ) : null;
      })}
      {shown.isStale && !isLoading ? <p>{t('page.stale')}</p> : null}
      {shown.warnings.length > 0 && !shown.isStale ? (
        <ul aria-label={t('page.warnings')}>
          {keyed(shown.warnings, ({ code }) => code).map(([key, warning]) => (
            <li key={key}>{problemText({ ...warning, values: warning.values ?? {} } as never, t)}</li>
          ))}
        </ul>
      ) : null}
      {hasFailed ? null : <p className={styles.said}>{t(about)}</p>}
    </div>
  );
}

/** What the figures of either side rest on. */
function Qualities({ shown }: { readonly shown: ShownComparison }) {
  const t = useTranslator();
  const titles = { fluid1: useTitle('fluid1'), fluid2: useTitle('fluid2') };
  return (
    <div className={own.qualities}>
      {SIDES.map((side) => {
        const result = shown.sides[side];
        return result ? (
          <QualityBadge
            key={side}
            fluid={result.input.fluid}
            quality={result.extra.quality}
            name={titles[side]}
            t={t}
          />
        ) : null;
      })}
    </div>
  );
}

export const Results = asIsland(function ComparisonResults() {
  const { $shown, machine } = usePage().comparison;
  const shown = useWhole($shown);
  const { result, isStale, isLoading } = useWhole(machine.$reading);
  const figures = useStrip(result);
  return (
    <div className={`${panel.panel} ${styles.section}`}>
      <Status />
      <Qualities shown={shown} />
      {figures.length === 0 ? null : <FigureBar figures={figures} isStale={isStale || isLoading} />}
    </div>
  );
});

export const Rows = asIsland(function ComparisonRows() {
  const t = useTranslator();
  const shown = useWhole(usePage().comparison.$shown);
  const titles = [useTitle('fluid1'), useTitle('fluid2')] as const;
  if (!shown.rows) return null;
  const input = shown.sides.fluid1?.input ?? shown.sides.fluid2?.input;
  const isByTemperature = input?.mode_evp === 1 && (input.mode_cdr === 1 || input.mode_trans === '1');
  return (
    <div className={styles.stack}>
      <section className={`${panel.panel} ${styles.section}`}>
        <h2 id="rows">{t(isByTemperature ? 'comparison.table.title' : 'comparison.table.titlePressure')}</h2>
        <RowsTable id="rows" rows={shown.rows} titles={titles} sizing={sizingOf(shown)} isStale={shown.isStale} />
      </section>
    </div>
  );
});
