/** The comparison at the same conditions: what differs most, every row, and the differences as bars. */
import { benefitOf, comparedRow } from '../../circuit/comparison/benefit.ts';
import type { ComparisonKey } from '../../circuit/comparison/rows.ts';
import { SIDES } from './state/comparison.ts';
import type { ShownComparison } from './state/comparison.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { failureText } from '../simulator/failure-text.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { FigureBar, Figures } from '../study/Figures.tsx';
import type { StudyFigure } from '../study/Figures.tsx';
import panel from '../../kit/styles/panel.module.css';
import styles from '../study/study.module.css';
import { useWhole } from '../../kit/island/use-part.ts';
import own from './Comparison.module.css';
import { useTitle } from './fluids.ts';
import { problemText } from './problem-text.ts';
import { asIsland, usePage } from './page-data.ts';
import { differenceText, GROUPS, sizingOf } from './rows.ts';
import { RowsTable } from './RowsTable.tsx';

const BAR_WIDTH = 100;
/** Relative differences that say nothing about which fluid to take. */
const BARRED = (Object.values(GROUPS).flat() as readonly ComparisonKey[]).filter(
  (key) => key !== 'classification' && key !== 'p_crit',
);

function useStrip(shown: ShownComparison): readonly StudyFigure[] {
  const t = useTranslator();
  const format = useFormatter();
  const { rows } = shown;
  if (!rows) return [];
  const compared = comparedRow(sizingOf(shown)) ?? 'power_cold';
  const keys = ['eer', compared, 't_discharge', 'gwp'] as const;
  return keys.map((key) => ({
    name: key,
    label: t(`comparison.strip.${key as 'eer'}`),
    text: differenceText(rows[key], format),
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
      {shown.isStale && !isLoading ? <p>{t('study.stale')}</p> : null}
      {shown.warnings.length > 0 && !shown.isStale ? (
        <ul aria-label={t('study.warnings')}>
          {shown.warnings.map((warning) => (
            <li key={warning.code}>{problemText({ ...warning, values: warning.values ?? {} } as never, t)}</li>
          ))}
        </ul>
      ) : null}
      {hasFailed ? null : <p className={styles.said}>{t(about)}</p>}
    </div>
  );
}

/** The relative differences, one bar each on one scale. */
function Bars({ shown }: { readonly shown: ShownComparison }) {
  const t = useTranslator();
  const format = useFormatter();
  const { rows } = shown;
  if (!rows) return null;
  const barred = BARRED.flatMap((key) => {
    const { delta } = rows[key];
    return delta === null ? [] : [{ key, delta }];
  });
  const longest = Math.max(1, ...barred.map(({ delta }) => Math.abs(delta)));
  const sizing = sizingOf(shown);
  const classes = { better: own.barBetter, worse: own.barWorse, same: own.bar } as const;
  return (
    <section className={`${panel.panel} ${styles.section} ${own.offPaper}`} aria-labelledby="bars">
      <h2 id="bars">{t('comparison.bars.title')}</h2>
      <ul className={own.bars}>
        {barred.map(({ key, delta }) => {
          const length = (BAR_WIDTH / 2) * (Math.abs(delta) / longest);
          return (
            <li key={key} data-bar={key}>
              <span>{t(`comparison.rows.${key}`)}</span>
              <svg viewBox={`0 0 ${BAR_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={classes[benefitOf(key, rows[key], sizing) ?? 'same']}
                  x={delta < 0 ? BAR_WIDTH / 2 - length : BAR_WIDTH / 2}
                  y="1"
                  width={length}
                  height="8"
                />
                <line className={own.axis} x1={BAR_WIDTH / 2} x2={BAR_WIDTH / 2} y1="0" y2="10" />
              </svg>
              <span>{differenceText(rows[key], format)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const IN_BAR = 3;

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
  const t = useTranslator();
  const shown = useWhole(usePage().comparison.$shown);
  const figures = useStrip(shown);
  return (
    <div className={`${panel.panel} ${styles.section}`}>
      <Figures label={t('comparison.bars.title')} figures={figures} isStale={shown.isStale} />
      <Status />
      <Qualities shown={shown} />
      <FigureBar figures={figures.slice(0, IN_BAR)} isStale={shown.isStale} />
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
      <Bars shown={shown} />
    </div>
  );
});
