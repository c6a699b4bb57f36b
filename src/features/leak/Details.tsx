/** What is left in figures: compositions as bars, the stages, each top-up, and what was taken for granted. */
import type { ReactNode } from 'react';
import type { Leak, LeakStage } from '../../field/index.ts';
import { formatNumber } from '../../quantities/number.ts';
import { withUnit } from '../../quantities/number.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { RoomyFold } from '../../kit/island/RoomyFold.tsx';
import { useWhole } from '../../kit/island/use-part.ts';
import { NO_VALUE } from '../../kit/island/format.ts';
import panel from '../../kit/styles/panel.module.css';
import tables from '../../kit/styles/tables.module.css';
import study from '../study/study.module.css';
import { usePage } from './island.ts';
import { Way } from './Way.tsx';
import { change, fluidText, lastStage, percent, signedKelvin, timesText } from './words.ts';
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

function Stages({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const { nominal, stages, components } = found;
  const row = (label: string, first: string, of: (stage: LeakStage) => string): ReactNode => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{first}</td>
      {stages.map((stage) => (
        <td key={`${stage.after}${stage.k}`}>{of(stage)}</td>
      ))}
    </tr>
  );
  const kilograms = components.reduce((sum, name) => sum + (found.balance.first_kg[name] ?? 0), 0);
  const limit = (value: number | null): string =>
    value === null ? NO_VALUE : withUnit(formatNumber(value, 1, t.locale), '%');
  return (
    <div className={tables.scroller}>
      <table className={`${tables.table} ${tables.ruled} ${study.table}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('leak.nominal')}</th>
            {stages.map(({ after, k }) => (
              <th scope="col" key={`${after}${k}`}>
                {t(`leak.stage.${after}`, { k: formatNumber(k, 0, t.locale) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('leak.rows.mass'), format.full('mass', kilograms), ({ mass }) => format.full('mass', mass))}
          {components.map((name) =>
            row(name, percent(nominal.massPercent[name] ?? 0, t.locale), ({ massPercent }) =>
              percent(massPercent[name] ?? 0, t.locale),
            ),
          )}
          {row(t('leak.rows.rest'), format.full('pressure', nominal.rest.p), ({ rest }) =>
            format.full('pressure', rest.p),
          )}
          {row(t('leak.rows.dt_rest'), signedKelvin(format, nominal.dt_rest), ({ dt_rest }) =>
            signedKelvin(format, dt_rest),
          )}
          {row(t('leak.rows.dt_dew'), NO_VALUE, ({ dt_dew_evp }) => signedKelvin(format, dt_dew_evp))}
          {row(t('leak.rows.dt_bubble'), NO_VALUE, ({ dt_bubble_cdr }) => signedKelvin(format, dt_bubble_cdr))}
          {row(t('leak.rows.capacity'), NO_VALUE, ({ capacity }) => change(capacity, t.locale))}
          {row(t('leak.rows.eer'), NO_VALUE, ({ eer }) => change(eer, t.locale))}
          {row(t('leak.rows.discharge'), NO_VALUE, ({ dt_discharge }) => signedKelvin(format, dt_discharge))}
          {row(t('leak.rows.gwp'), format.number('count', nominal.gwp), ({ gwp }) => format.number('count', gwp))}
          {row(t('leak.rows.flammable'), percent(nominal.flammable, t.locale), ({ flammable }) =>
            percent(flammable, t.locale),
          )}
          {nominal.lfl_percent === null
            ? null
            : row(t('leak.rows.lfl'), limit(nominal.lfl_percent), ({ lfl_percent }) => limit(lfl_percent))}
        </tbody>
      </table>
    </div>
  );
}

/** Each top-up in turn, and what endless ones tend to. */
function Rounds({ found }: { readonly found: Leak }) {
  const t = useTranslator();
  const format = useFormatter();
  const { rounds, limit, components, allowed } = found;
  if (!allowed) return null;
  return (
    <>
      <p>{t('leak.rounds.allowed', { topup: timesText(allowed.topup, t), care: timesText(allowed.care, t) })}</p>
      <div className={tables.scroller}>
        <table className={`${tables.table} ${tables.ruled} ${study.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('leak.rounds.k')}</th>
              <th scope="col">{t('leak.rounds.lost')}</th>
              {components.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col">{t('leak.figures.w')}</th>
              <th scope="col">{t('leak.rows.capacity')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ k, lost_total, massPercent, w, capacity }) => (
              <tr key={k}>
                <th scope="row">{formatNumber(k, 0, t.locale)}</th>
                <td>{format.full('mass', lost_total)}</td>
                {components.map((name) => (
                  <td key={name}>{percent(massPercent[name] ?? 0, t.locale)}</td>
                ))}
                <td>{signedKelvin(format, w)}</td>
                <td>{change(capacity, t.locale)}</td>
              </tr>
            ))}
            {limit ? (
              <tr>
                <th scope="row">{t('leak.rounds.endless')}</th>
                <td>{NO_VALUE}</td>
                {components.map((name) => (
                  <td key={name}>{percent(limit.massPercent[name] ?? 0, t.locale)}</td>
                ))}
                <td>{signedKelvin(format, Math.max(Math.abs(limit.dt_dew_evp), Math.abs(limit.dt_bubble_cdr)))}</td>
                <td>{change(limit.capacity, t.locale)}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </>
  );
}

const TAKEN = ['order', 'oil', 'cylinder', 'waste', 'never'] as const;

export function Details() {
  const t = useTranslator();
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
        <Stages found={found} />
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
