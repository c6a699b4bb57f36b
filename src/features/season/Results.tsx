/** The year in figures: what it is bought for first, what to know of it, and a second machine beside it. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { formatNumber } from '../../quantities/number.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import { FigureBar, Figures } from '../study/Figures.tsx';
import study from '../study/study.module.css';
import { chiefOf, energyText, figuresOf, isHeat } from './figures.ts';
import { asIsland, usePage } from './page-data.ts';
import { warningText } from './problem-text.ts';
import { energyOf } from './state/season.ts';
import type { Machine } from './state/season.ts';
import styles from './Season.module.css';

const PERCENT = 100;
const BAR_FIGURES = 3;
/** Machines that differ by less differ by nothing one could read. */
const ALIKE = 0.0005;

/** How far the worker is, with a way to stop it; or why what stands is not of now. */
function Status() {
  const t = useTranslator();
  const { season } = usePage();
  const { progress, isStale, isCancelled, problem, isBarred } = useWhole(season.$shown);
  return (
    <div className={study.status} aria-live="polite">
      {progress ? (
        <div className={command.row} data-progress="">
          <progress max={progress.total} value={progress.done} aria-label={t('season.result.label')} />
          <span aria-hidden="true">{t('season.computing', { done: progress.done, total: progress.total })}</span>
          <button type="button" className={command.quiet} onClick={season.cancel}>
            {t('season.cancel')}
          </button>
        </div>
      ) : isCancelled ? (
        <p>{t('season.cancelled')}</p>
      ) : isStale && (problem || isBarred) ? (
        <p>{t('season.stale')}</p>
      ) : null}
    </div>
  );
}

/** The verdict in a sentence, and what the second machine changes. */
function Verdict({ machines }: { readonly machines: readonly Machine[] }) {
  const t = useTranslator();
  const format = useFormatter();
  const [first, second] = machines;
  if (!first) return null;
  const { figures } = first;
  const energy = energyOf(figures);
  const change = second ? energyOf(second.figures) / energy - 1 : 0;
  const floating = 'floating' in figures ? figures.floating : null;
  const said = machines.flatMap(({ figures: year }, machine) =>
    year.warnings
      .filter(({ code }) => code !== 'W_METHOD')
      .map((one) => {
        const text = warningText(one, t);
        return second ? t('season.problems.machine', { n: machine + 1, text }) : text;
      }),
  );
  return (
    <div className={styles.verdict}>
      <p>
        {t(isHeat(figures) ? 'season.verdict.heat' : 'season.verdict.cold', {
          value: format.number('ratio', chiefOf(figures)),
        })}
      </p>
      {second ? (
        <p data-compared="">
          {t(
            Math.abs(change) < ALIKE
              ? 'season.verdict.same'
              : change < 0
                ? 'season.verdict.less'
                : 'season.verdict.more',
            {
              share: `${formatNumber(Math.abs(PERCENT * change), 1, t.locale)}\u202f%`,
              energy: energyText(Math.abs(energyOf(second.figures) - energy), format),
            },
          )}
        </p>
      ) : null}
      {floating ? (
        <p>
          {t('season.verdict.floating', {
            lower: energyText(floating.lower, format),
            higher: energyText(floating.higher, format),
          })}
        </p>
      ) : null}
      {said.length > 0 ? (
        <ul className={styles.warnings}>
          {keyed(said).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      ) : null}
      <p className={remarks.fine}>{t('season.method')}</p>
    </div>
  );
}

/** Both machines, figure by figure. */
function SideBySide({ machines, isStale }: { readonly machines: readonly Machine[]; readonly isStale: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  const columns = machines.map(({ figures }) => figuresOf(figures, format, t));
  return (
    <div className={tables.scroller}>
      <table className={`${tables.table} ${tables.ruled} ${study.table}`} data-stale={isStale ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('season.result.label')}</th>
            <th scope="col" className={study.first}>
              {t('season.first')}
            </th>
            <th scope="col" className={study.second}>
              {t('season.second')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(columns[0] ?? []).map(({ name, label }, row) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {columns.map((figures, machine) => {
                const { text = '', unit = '' } = figures[row] ?? {};
                return <td key={machine}>{unit === '' ? text : `${text}\u202f${unit}`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const Results = asIsland(function SeasonResults() {
  const t = useTranslator();
  const format = useFormatter();
  const { machines, isStale } = useWhole(usePage().season.$shown);
  const [first, second] = machines;
  const figures = first ? figuresOf(first.figures, format, t) : [];
  return (
    <div className={`${panel.panel} ${study.section}`}>
      {first ? <Figures label={t('season.result.label')} figures={figures} isStale={isStale} /> : null}
      <Status />
      <Verdict machines={machines} />
      {second ? <SideBySide machines={machines} isStale={isStale} /> : null}
      <FigureBar figures={figures.slice(0, BAR_FIGURES)} isStale={isStale} />
    </div>
  );
});
