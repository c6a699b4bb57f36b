/** The point: its figures, what to watch, its states. */
import { describeProblem } from '../../i18n/problems.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { pointOf } from '../../simulation/cycles/index.ts';
import { QualityBadge } from '../../kit/fluids/QualityBadge.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { useFormatter } from '../../kit/island/context.ts';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { Status } from '../../kit/page/Status.tsx';
import { ScreenTable } from '../../kit/table/ScreenTable.tsx';
import { pointsTable } from '../circuit/simulator/cycle-tables.ts';
import { figuresOf } from './figures.ts';
import { asIsland, usePage } from './island.ts';
import remarks from '../../kit/styles/remarks.module.css';
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
        <ScreenTable
          table={pointsTable(t('simulator.points.point'), result, t)}
          label={t('line.points')}
          className={styles.scroller}
        />
      </RoomyFold>
    </section>
  );
});
