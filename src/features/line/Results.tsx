/** The point: its figures, what to watch, its states. */
import { describeProblem } from '../../i18n/problems.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { cycleOf, nodeWords, pointOf, pointOfNode } from '../../simulation/cycles/index.ts';
import { POINT_FIGURES } from '../../simulation/figures.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { useFormatter } from '../../kit/island/context.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { Status } from '../../kit/page/Status.tsx';
import { figuresOf } from './figures.ts';
import { asIsland, usePage } from './island.ts';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from './Results.module.css';

const MAIN = 4;

export const Results = asIsland(function LineResults() {
  const { answers, t } = usePage();
  const format = useFormatter();
  const { result, status } = useWhole(answers.point);
  const figures = figuresOf(result, format, t);
  const shown = ({ name, label, text, unit }: PageFigure) => (
    <div key={name} data-figure={name}>
      <dt>{label}</dt>
      <dd>
        <b>{text}</b>
        {unit === '' ? null : <small>{`\u202f${unit}`}</small>}
      </dd>
    </div>
  );
  const high = pointOf(result, 'discharge');
  const low = pointOf(result, 'suction');
  const isTranscritical = result.input.mode_trans === '1';
  return (
    <section
      className={styles.results}
      data-stale={status === 'current' ? undefined : ''}
      aria-label={t('line.results')}
      data-results=""
    >
      <dl className={styles.main}>{figures.slice(0, MAIN).map(shown)}</dl>
      <p className={remarks.note}>
        <span className={styles.low}>{t('line.figures.p_evp')}</span>{' '}
        {t('line.saturation', {
          t: format.full('temperature', result.extra.t_dew_evp),
          p: format.full('pressure', low.P),
        })}
        {' · '}
        <span className={styles.high}>{t(isTranscritical ? 'line.figures.p_gc' : 'line.figures.p_cdr')}</span>{' '}
        {isTranscritical
          ? format.full('pressure', high.P)
          : t('line.saturation', {
              t: format.full('temperature', result.extra.t_dew_cdr),
              p: format.full('pressure', high.P),
            })}
      </p>
      <dl className={styles.others}>{figures.slice(MAIN).map(shown)}</dl>
      <QualityBadge fluid={result.input.fluid} quality={result.extra.quality} t={t} />
      <Status of="point" warnings={result.warnings.map((warning) => describeProblem(warning, t))} />
      <RoomyFold name="points" title={t('line.points')}>
        <div
          className={`${tables.scroller} ${styles.scroller}`}
          tabIndex={0}
          role="region"
          aria-label={t('line.points')}
        >
          <table className={`${tables.table} ${styles.table}`}>
            <caption className="sr-only">{t('line.points')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('simulator.points.point')}</th>
                {POINT_FIGURES.map(({ key, symbol, quantity }) => (
                  <th key={key} scope="col">
                    <abbr title={t(`simulator.points.${key}`)}>{symbol}</abbr> <small>{format.symbol(quantity)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cycleOf(result.input).nodes.map((node) => (
                <tr key={node.key} data-point={node.letter}>
                  <th scope="row">
                    <b>{node.letter}</b> {nodeWords(node, result.input, t.locale, t)}
                  </th>
                  {POINT_FIGURES.map(({ key, quantity }) => (
                    <td key={key}>{format.number(quantity, pointOfNode(result, node)[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </RoomyFold>
    </section>
  );
});
