/** The optimum in figures, what is to be known of it, and the correlations and the sensitivity beside it. */
import type { HpOptimum } from '../../circuit/optimum/optimum.ts';
import { CORRELATIONS } from '../../circuit/optimum/correlations.ts';
import { SENSITIVITY_STEPS } from '../../circuit/optimum/steps.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { Note } from '../../kit/island/note.ts';
import type { ShownQuantity } from '../../kit/island/format.ts';
import { FigureBar, Figures } from '../study/Figures.tsx';
import type { StudyFigure } from '../study/Figures.tsx';
import { keyed } from '../../kit/island/keyed.ts';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import styles from '../study/study.module.css';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { problemText } from './problem-text.ts';
import { asIsland, usePage } from './page-data.ts';
import { percentText, pressureGap } from './words.ts';

function useFigures(found: HpOptimum | undefined): readonly StudyFigure[] {
  const t = useTranslator();
  const format = useFormatter();
  const at = found?.optimum;
  const figure = (
    name: 'p_gc' | 'eer' | 'cop' | 't_discharge' | 'power_compressor' | 'power_heat' | 'mass_flow' | 'x_f' | 'rend_is',
    quantity: ShownQuantity,
    value: number | undefined,
  ): StudyFigure => ({
    name,
    label: t(`optimum.result.${name}`),
    text: format.number(quantity, value),
    unit: format.symbol(quantity),
  });
  return [
    figure('p_gc', 'pressure', at?.p_gc),
    figure('eer', 'ratio', at?.eer),
    figure('cop', 'ratio', at?.cop),
    figure('t_discharge', 'temperature', at?.t_discharge),
    figure('power_compressor', 'power', at?.power_compressor),
    figure('power_heat', 'power', at?.power_heat),
    figure('mass_flow', 'massFlow', at?.mass_flow_s),
    figure('x_f', 'quality', at?.x_f),
    figure('rend_is', 'efficiency', at?.rend_is),
  ];
}

const BAR = ['p_gc', 'eer', 't_discharge'];

/** Why there is no new result, what to watch, and what the optimum means for the machine as it runs. */
function Status() {
  const t = useTranslator();
  const format = useFormatter();
  const { optimum } = usePage();
  const shown = useWhole(optimum.$shown);
  const { found, isStale, isBarred } = shown;
  const isLive = useWhole(optimum.$isLive);
  const limit = usePart(optimum.form.$content, ({ values: { t_ref } }) =>
    typeof t_ref === 'number' ? t_ref : undefined,
  );
  const objectiveKey = usePart(optimum.form.$content, ({ values: { objective } }) =>
    objective === 'cop' ? 'cop' : 'eer',
  );
  const objective = t(`optimum.result.${objectiveKey}`);
  const failure = problemText(shown, t);
  const result = isStale ? undefined : found?.optimum;
  const { limited, subcritical, current } = result ?? {};
  const isHot = result?.warnings.some(({ code }) => code === 'W_TREF') === true;
  return (
    <div className={styles.status} aria-live="polite" data-warnings={result?.warnings.length ?? 0}>
      {failure ? <p className={styles.failed}>{failure}</p> : null}
      {isStale && !isBarred ? <p>{t(failure ? 'study.stale' : 'study.awaited')}</p> : null}
      {result && result.warnings.length > 0 ? (
        <ul aria-label={t('study.warnings')}>
          {keyed(result.warnings, ({ code }) => code).map(([key, warning]) => (
            <li key={key}>{describeMachineProblem(warning, t)}</li>
          ))}
        </ul>
      ) : null}
      {isHot ? (
        <p className={styles.said} data-limited="">
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
        <p className={styles.said} data-subcritical="">
          {t('optimum.subcritical', {
            p: format.full('pressure', subcritical.p_cdr),
            objective,
            value: format.number('ratio', subcritical[objectiveKey]),
            t: format.full('temperature', subcritical.t_discharge),
          })}
        </p>
      ) : null}
      {current ? (
        <p className={styles.said} data-present="">
          {t(`optimum.current.${current.loss === null ? 'none' : current.gap < 0 ? 'below' : 'above'}`, {
            p: format.full('pressure', current.p),
            gap: pressureGap(format, current.gap, false),
            loss: percentText(current.loss, t.locale),
            objective,
          })}
        </p>
      ) : null}
      {isLive && !isStale && !isBarred ? <p data-computed-by="device">{t('study.onDevice')}</p> : null}
    </div>
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
      <div className={tables.scroller}>
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
      <div className={tables.scroller}>
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
  const { found, isStale } = useWhole(usePage().optimum.$shown);
  const figures = useFigures(found?.optimum);
  return (
    <div className={`${panel.panel} ${styles.section}`}>
      <Figures label={t('optimum.result.label')} figures={figures} isStale={isStale} />
      <Status />
      <FigureBar figures={figures.filter(({ name }) => BAR.includes(name))} isStale={isStale} />
    </div>
  );
});

export const Tables = asIsland(function OptimumTables() {
  const { found, isStale } = useWhole(usePage().optimum.$shown);
  if (!found) return null;
  return (
    <div className={styles.columns}>
      <Correlations found={found.optimum} isStale={isStale} />
      <Sensitivity found={found.optimum} isStale={isStale} />
    </div>
  );
});
