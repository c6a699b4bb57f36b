/** The year in figures: what it is bought for first, what to know of it, and a second machine beside it. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { formatNumber } from '../../quantities/number.ts';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import { FigureBar, Figures } from '../../kit/page/Figures.tsx';
import { Status } from '../../kit/page/Status.tsx';
import study from '../../shell/layout/study.module.css';
import { chiefOf, energyText, figuresOf, isHeat } from './figures.ts';
import { asIsland, usePage } from './island.ts';
import { warningText } from './problem-text.ts';
import { energyOf } from './question.ts';
import type { Machine } from './question.ts';
import styles from './Season.module.css';

const PERCENT = 100;
const BAR_FIGURES = 3;
/** Machines that differ by less differ by nothing one could read. */
const ALIKE = 0.0005;

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
    <div className={tables.scroller} tabIndex={0}>
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
  const { result, status } = useWhole(usePage().answers.year);
  const { machines } = result;
  const isStale = status !== 'current';
  const [first, second] = machines;
  const figures = first ? figuresOf(first.figures, format, t) : [];
  return (
    <div className={`${panel.panel} ${study.section}`}>
      {first ? <Figures label={t('season.result.label')} figures={figures} isStale={isStale} /> : null}
      <Status of="year" />
      <Verdict machines={machines} />
      {second ? <SideBySide machines={machines} isStale={isStale} /> : null}
      <FigureBar figures={figures.slice(0, BAR_FIGURES)} isStale={isStale} />
    </div>
  );
});
