/** The optimum in figures, what is to be known of it, and the correlations and the sensitivity beside it. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import { SENSITIVITY_STEPS } from '../../circuit/optimum/steps.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Note } from '../../kit/island/note.ts';
import { FigureBar, Figures } from '../../kit/page/Figures.tsx';
import type { PageFigure } from '../../kit/page/Figures.tsx';
import { Status } from '../../kit/page/Status.tsx';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from '../../shell/layout/study.module.css';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { figuresOf } from './figures.ts';
import { asIsland, usePage } from './island.ts';
import { percentText, pressureGap } from './words.ts';

function useFigures(found: HpOptimum | undefined): readonly PageFigure[] {
  const t = useTranslator();
  const format = useFormatter();
  return figuresOf(found, format, t);
}

const BAR = ['p_gc', 'eer', 't_discharge'];

/** What to watch, and what the optimum means for the machine as it runs. */
function Meaning() {
  const t = useTranslator();
  const format = useFormatter();
  const { answers, form, $isReady } = usePage();
  const { result: found, status } = useWhole(answers.found);
  const isReady = useWhole($isReady);
  const limit = usePart(form.$content, ({ values: { t_ref } }) => (typeof t_ref === 'number' ? t_ref : undefined));
  const objectiveKey = usePart(form.$content, ({ values: { objective } }) => (objective === 'cop' ? 'cop' : 'eer'));
  const objective = t(`simulator.figures.${objectiveKey}`);
  const result = status === 'current' ? found?.optimum : undefined;
  const { limited, subcritical, current, warnings = [] } = result ?? {};
  const isHot = warnings.some(({ code }) => code === 'W_TREF');
  return (
    <Status of="found" warnings={warnings.map((warning) => describeMachineProblem(warning, t))}>
      {isHot ? (
        <p data-said="" data-limited="">
          {limited
            ? t('optimum.limitedText', {
                limit: format.full('temperature', limit),
                p: format.full('pressure', limited.p_gc),
                objective,
                value: format.number('ratio', limited.objective),
              })
            : t('optimum.limitedNone', { limit: format.full('temperature', limit) })}
        </p>
      ) : null}
      {subcritical ? (
        <p data-said="" data-subcritical="">
          {t('optimum.subcritical', {
            p: format.full('pressure', subcritical.p_cdr),
            objective,
            value: format.number('ratio', subcritical[objectiveKey]),
            t: format.full('temperature', subcritical.t_discharge),
          })}
        </p>
      ) : null}
      {current ? (
        <p data-said="" data-present="">
          {t(`optimum.current.${current.loss === null ? 'none' : current.gap < 0 ? 'below' : 'above'}`, {
            p: format.full('pressure', current.p),
            gap: pressureGap(format, current.gap, false),
            loss: percentText(current.loss, t.locale),
            objective,
          })}
        </p>
      ) : null}
      {isReady && status === 'current' ? <p data-computed-by="device">{t('page.onDevice')}</p> : null}
    </Status>
  );
}

function Correlations({ found, isStale }: { readonly found: HpOptimum; readonly isStale: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <RoomyFold
      className={styles.section}
      name="correlations"
      title={<h2 id="correlations">{t('optimum.correlations.title')}</h2>}
    >
      <div className={tables.scroller} tabIndex={0}>
        <table className={`${tables.table} ${tables.ruled} ${styles.table}`} data-stale={isStale ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col">{t('optimum.correlations.name')}</th>
              <th scope="col">{t('optimum.correlations.pressure')}</th>
              <th scope="col">{t('optimum.correlations.gap')}</th>
              <th scope="col">{t('optimum.correlations.loss')}</th>
            </tr>
          </thead>
          <tbody>
            {CORRELATIONS.map((key) => {
              const { p, gap, loss, valid } = found.correlations[key];
              return (
                <tr key={key} data-correlation={key}>
                  <th scope="row">
                    {t(`optimum.correlations.${key}`)}
                    <small>
                      <Note text={t(`optimum.correlations.domains.${key}`)} />
                      {' · '}
                      <span className={valid ? undefined : styles.worse}>
                        {t(`optimum.correlations.${valid ? 'inside' : 'outside'}`)}
                      </span>
                    </small>
                  </th>
                  <td>{format.full('pressure', p)}</td>
                  <td>{pressureGap(format, gap)}</td>
                  <td>{percentText(loss, t.locale)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={remarks.paragraph}>{t('optimum.correlations.note')}</p>
    </RoomyFold>
  );
}

function Sensitivity({ found, isStale }: { readonly found: HpOptimum; readonly isStale: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <RoomyFold
      className={styles.section}
      name="sensitivity"
      title={<h2 id="sensitivity">{t('optimum.sensitivity.title')}</h2>}
    >
      <div className={tables.scroller} tabIndex={0}>
        <table className={`${tables.table} ${tables.ruled} ${styles.table}`} data-stale={isStale ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col">{t('optimum.sensitivity.step')}</th>
              <th scope="col">{t('optimum.correlations.pressure')}</th>
              <th scope="col">{t('optimum.sensitivity.change')}</th>
            </tr>
          </thead>
          <tbody>
            {SENSITIVITY_STEPS.map((step) => (
              <tr key={step} data-step={step}>
                <th scope="row">{pressureGap(format, step)}</th>
                <td>{format.full('pressure', found.optimum.p_gc + step)}</td>
                <td>{percentText(found.sensitivity[String(step)] ?? null, t.locale, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={remarks.paragraph}>{t('optimum.sensitivity.note')}</p>
    </RoomyFold>
  );
}

export const Results = asIsland(function OptimumResults() {
  const t = useTranslator();
  const { result: found, status } = useWhole(usePage().answers.found);
  const figures = useFigures(found?.optimum);
  const isStale = status !== 'current';
  return (
    <div className={`${panel.panel} ${styles.section}`}>
      <Figures label={t('optimum.result.label')} figures={figures} isStale={isStale} />
      <Meaning />
      <FigureBar figures={figures.filter(({ name }) => BAR.includes(name))} isStale={isStale} />
    </div>
  );
});

export const Tables = asIsland(function OptimumTables() {
  const { result: found, status } = useWhole(usePage().answers.found);
  if (!found) return null;
  const isStale = status !== 'current';
  return (
    <div className={styles.columns}>
      <Correlations found={found.optimum} isStale={isStale} />
      <Sensitivity found={found.optimum} isStale={isStale} />
    </div>
  );
});
