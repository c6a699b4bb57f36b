/** The comparison at the same conditions: what is to know of it, and every row. */
import { comparedRow } from '../../circuit/comparison/benefit.ts';
import type { SameMachine } from '../../circuit/comparison/same-machine/same-machine.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { FigureBar } from '../../kit/page/Figures.tsx';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { Status } from '../../kit/page/Status.tsx';
import type { PageProblem } from '../../kit/page/question.ts';
import panel from '../../kit/styles/panel.module.css';
import styles from '../../shell/layout/study.module.css';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { isPerfect } from '../../simulation/cycles/perfect.ts';
import own from './Comparison.module.css';
import { useTitle } from './fluids.ts';
import { asIsland, usePage } from './island.ts';
import { COMPARISON, machineReading, SIDES } from './question.ts';
import type { Compared } from './question.ts';
import { sizingOf, stripOf } from './rows.ts';
import { RowsTable } from './RowsTable.tsx';

function useStrip(result: SameMachine | undefined): readonly PageFigure[] {
  const t = useTranslator();
  const format = useFormatter();
  return stripOf(result, format, t);
}

/** What is wrong with either side, and what is compared where nothing is. */
function Meaning() {
  const t = useTranslator();
  const { answers } = usePage();
  const { result, status, problem, beside } = useWhole(answers.compared);
  const titles = { fluid1: useTitle('fluid1'), fluid2: useTitle('fluid2') };
  const compared = comparedRow(sizingOf(result));
  const problems: readonly PageProblem[] = status === 'stale' && problem ? [problem, ...beside] : result.problems;
  const about =
    `comparison.about.${compared === 'power_cold' || compared === 'step_volume_h' ? compared : 'flow'}` as const;
  const isPerfectSide = SIDES.some((side) => {
    const found = result.sides[side];
    return found !== null && isPerfect(found);
  });
  const warnings = result.warnings.map((warning) =>
    COMPARISON.problemText({ ...warning, values: warning.values ?? {} }, t),
  );
  return (
    <div data-computed-by={result.by ?? 'page'} data-loading={status === 'running'}>
      <Status of="compared" warnings={warnings}>
        {problems.length > 0 ? (
          <p className={styles.failed}>{t('comparison.failed')}</p>
        ) : (
          <p data-said="">{t(about)}</p>
        )}
        {isPerfectSide ? <p data-perfect="">{t('comparison.perfect')}</p> : null}
        {SIDES.map((side) => {
          const own = problems.find(({ field }) => field === side);
          return own ? (
            <p key={side} className={styles.failed} data-problem={side}>
              {t('comparison.sideProblem', { fluid: titles[side], problem: COMPARISON.problemText(own, t) })}
            </p>
          ) : null;
        })}
      </Status>
    </div>
  );
}

/** What the figures of either side rest on. */
function Qualities({ shown }: { readonly shown: Compared }) {
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
  const { answers } = usePage();
  const shown = usePart(answers.compared, ({ result: compared }) => compared);
  const { result, isStale, isLoading } = machineReading(useWhole(answers.machine));
  const figures = useStrip(result);
  return (
    <div className={`${panel.panel} ${styles.section}`}>
      <Meaning />
      <Qualities shown={shown} />
      {figures.length === 0 ? null : <FigureBar figures={figures} isStale={isStale || isLoading} />}
    </div>
  );
});

export const Rows = asIsland(function ComparisonRows() {
  const t = useTranslator();
  const { result: shown, status } = useWhole(usePage().answers.compared);
  const titles = [useTitle('fluid1'), useTitle('fluid2')] as const;
  if (!shown.rows) return null;
  const input = shown.sides.fluid1?.input ?? shown.sides.fluid2?.input;
  const isByTemperature = input?.mode_evp === 1 && (input.mode_cdr === 1 || input.mode_trans === '1');
  return (
    <div className={styles.stack}>
      <section className={`${panel.panel} ${styles.section}`}>
        <h2 id="rows">{t(isByTemperature ? 'comparison.table.title' : 'comparison.table.titlePressure')}</h2>
        <RowsTable
          id="rows"
          rows={shown.rows}
          titles={titles}
          sizing={sizingOf(shown)}
          isStale={status !== 'current'}
        />
      </section>
    </div>
  );
});
