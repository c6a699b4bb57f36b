/** What is left in figures: compositions as bars, the stages, each top-up, and what was taken for granted. */
import type { Leak } from '../../field/index.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import panel from '../../kit/styles/panel.module.css';
import { ScreenTable } from '../../kit/table/ScreenTable.tsx';
import study from '../../shell/layout/study.module.css';
import { usePage } from './island.ts';
import { roundsTable, stagesTable } from './table.ts';
import { Way } from './Way.tsx';
import { fluidText, lastStage, percent, signedKelvin, timesText } from './words.ts';
import styles from './Leak.module.css';

/** Nominal and left, one component under another. */
function Composition({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const last = lastStage(found);
  return (
    <section aria-labelledby="leak-composition" className={styles.part}>
      <h2 id="leak-composition">{t('leak.composition.title')}</h2>
      <dl className={styles.bars}>
        {found.components.map((name) => {
          const [from, to] = [found.nominal.massPercent[name] ?? 0, last.massPercent[name] ?? 0];
          return (
            <div key={name} data-component={name}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.bar}>
                  <i className={styles.from} style={{ inlineSize: `${from}%` }} />
                  <i className={styles.to} style={{ inlineSize: `${to}%` }} />
                </span>
                <span className={styles.value}>
                  {t('leak.composition.value', { to: percent(to, t.locale), from: percent(from, t.locale) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** At rest: what a gauge and the nominal ruler say of the machine, and what they say of one that never leaked. */
function AtRest({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const last = lastStage(found);
  const { nominal } = found;
  return (
    <section aria-labelledby="leak-rest" className={styles.part}>
      <h2 id="leak-rest">{t('leak.rest.title')}</h2>
      <p>
        {t('leak.rest.now', {
          p: format.full('pressure', last.rest.p),
          k: signedKelvin(format, last.dt_rest),
        })}{' '}
        {t('leak.rest.intact', {
          fluid: fluidText(found, t),
          p: format.full('pressure', nominal.rest.p),
          k: signedKelvin(format, nominal.dt_rest),
        })}
      </p>
      {last.rest.phase === 'vapour' ? <p>{t('leak.rest.dry')}</p> : null}
    </section>
  );
}

/** Each top-up in turn, and what endless ones tend to. */
function Rounds({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const { allowed } = found;
  return (
    <>
      {allowed ? (
        <p>{t('leak.rounds.allowed', { topup: timesText(allowed.topup, t), care: timesText(allowed.care, t) })}</p>
      ) : null}
      <ScreenTable table={roundsTable(found, t, format)} label={t('leak.rounds.title')} />
    </>
  );
}

const TAKEN = ['order', 'oil', 'cylinder', 'waste', 'never'] as const;

export function Details() {
  const t = useTranslator();
  const format = useFormatter();
  const { result: found, status } = useWhole(usePage().answers.found);
  if (!found) return null;
  return (
    <div
      className={`${panel.panel} ${study.section}`}
      data-stale={status === 'current' ? undefined : ''}
      data-details=""
    >
      <Composition found={found} />
      <Way found={found} />
      <AtRest found={found} />
      <RoomyFold name="stages" title={t('leak.stages')}>
        <ScreenTable table={stagesTable(found, t, format)} label={t('leak.stages')} />
      </RoomyFold>
      {found.allowed ? (
        <RoomyFold name="rounds" title={t('leak.rounds.title')}>
          <Rounds found={found} />
        </RoomyFold>
      ) : null}
      <section aria-labelledby="leak-taken" className={styles.part}>
        <h2 id="leak-taken">{t('leak.taken.title')}</h2>
        <ul>
          {TAKEN.map((key) => (
            <li key={key}>{t(`leak.taken.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
