/** The simulated machine beside the measured one: what each reading would be, healthy and with a fault as grave as one likes. */
import { useDeferredValue, useEffect, useId } from 'react';
import { localePath } from '../../i18n/paths.ts';
import { Select } from '../../kit/controls/Select.tsx';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import command from '../../kit/styles/command.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import tables from '../../kit/styles/tables.module.css';
import { usePage } from './page-data.ts';
import { simulatorQuery } from './state/links.ts';
import { hasTwin, SEVERITIES } from './state/twin.ts';
import type { ShownTwin } from './state/twin.ts';
import { TwinDiagram } from './TwinDiagram.tsx';
import { twinRows } from './twin-rows.ts';
import { percent } from './words.ts';
import type { FaultName } from './words.ts';
import styles from './Twin.module.css';

const SIMULATOR = '/simulation/circuit/general';

function Severity() {
  const t = useTranslator();
  const id = useId();
  const { twin } = usePage();
  const { severity, fault } = useWhole(twin.$asked);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{t('diagnosis.twin.severity')}</label>
      <input
        id={id}
        type="range"
        name="severity"
        min={SEVERITIES.min}
        max={SEVERITIES.max}
        step={SEVERITIES.step}
        value={severity}
        disabled={fault === undefined}
        aria-valuetext={percent(severity, t)}
        onChange={(event) => twin.look({ severity: event.currentTarget.valueAsNumber })}
      />
      <output htmlFor={id}>{percent(severity, t)}</output>
    </div>
  );
}

function FaultChoice() {
  const t = useTranslator();
  const { twin, diagnosis } = usePage();
  const order = usePart(diagnosis.$shown, (shown) => shown.diagnosis);
  const fault = usePart(twin.$asked, (asked) => asked.fault);
  if (order?.by !== 'likelihood' || fault === undefined) return null;
  return (
    <Select
      name="fault"
      label={t('diagnosis.twin.fault')}
      value={fault}
      options={order.order
        .filter(({ key }) => hasTwin(key))
        .map(({ key }) => ({ value: key, label: t(`diagnosis.faults.${key as FaultName}`) }))}
      onChange={(chosen) => twin.look({ fault: chosen })}
    />
  );
}

function Table({ shown }: { readonly shown: ShownTwin }) {
  const t = useTranslator();
  const format = useFormatter();
  const { $shown } = usePage().diagnosis;
  const diagnosis = usePart($shown, (all) => all.diagnosis);
  const asked = usePart($shown, (all) => all.asked);
  if (diagnosis?.by !== 'likelihood' || !asked) return null;
  const rows = twinRows({ diagnosis, asked, healthy: shown.healthy, faulty: shown.faulty }, t, format);
  return (
    <div className={tables.scroller} tabIndex={0}>
      <table className={`${tables.table} ${tables.ruled} ${styles.table}`} aria-label={t('diagnosis.twin.table')}>
        <thead>
          <tr>
            <th scope="col">{t('diagnosis.twin.reading')}</th>
            <th scope="col">{t('diagnosis.twin.measured')}</th>
            <th scope="col">{t('diagnosis.twin.healthy')}</th>
            <th scope="col">{t('diagnosis.twin.faulty')}</th>
            <th scope="col">{t('diagnosis.twin.deviation')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, unit, measured, healthy, faulty, deviation }) => (
            <tr key={key} data-reading={key}>
              <th scope="row">{unit === undefined ? name : `${name}, ${unit}`}</th>
              <td>{measured}</td>
              <td>{healthy}</td>
              <td>{faulty}</td>
              <td>{deviation}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Twin() {
  const t = useTranslator();
  const { twin, diagnosis } = usePage();
  useEffect(() => twin.watch(), [twin]);
  // A key may come while it is drawn, and does not wait for it.
  const shown = useDeferredValue(useWhole(twin.$twin));
  const by = usePart(diagnosis.$shown, (all) => all.diagnosis?.by);
  const asked = usePart(diagnosis.$shown, (all) => all.asked);
  const isEstimated = usePart(diagnosis.$shown, (all) => all.diagnosis?.outputs.eta_is === undefined);
  const { healthy, faulty, cycles, body, stop } = shown;
  const change = (now: number, before: number): string => {
    const share = now / before - 1;
    return `${share < 0 ? '' : '+'}${percent(share, t)}`;
  };
  return (
    <section
      className={`${panel.panel} ${styles.twin}`}
      aria-labelledby="twin"
      data-twin={faulty ? 'faulty' : healthy ? 'healthy' : ''}
    >
      <h2 id="twin">{t('diagnosis.twin.title')}</h2>
      {by === 'likelihood' && healthy ? (
        <>
          <div className={styles.choices}>
            <FaultChoice />
            <Severity />
          </div>
          {stop ? (
            <p className={remarks.problem}>{t(`diagnosis.twin.stops.${stop.name}`, { s: percent(stop.at, t) })}</p>
          ) : null}
          <TwinDiagram fluid={String(asked?.['fluid'])} cycles={cycles} />
          {cycles.measured ? null : <p className={remarks.fine}>{t('diagnosis.twin.noCycle')}</p>}
          {cycles.measured && isEstimated ? <p className={remarks.fine}>{t('diagnosis.twin.estimated')}</p> : null}
          {faulty ? (
            <p>
              {t('diagnosis.twin.byFault', {
                q: change(faulty.power_cold, healthy.power_cold),
                e: change(faulty.eer, healthy.eer),
              })}
            </p>
          ) : null}
          <Table shown={shown} />
          {body ? (
            <a
              className={`${command.quiet} ${styles.open}`}
              href={`${localePath(t.locale, SIMULATOR)}?${simulatorQuery(body)}`}
            >
              {t('diagnosis.twin.open')}
            </a>
          ) : null}
        </>
      ) : (
        <p className={remarks.note}>{t(by === 'rules' ? 'diagnosis.twin.rules' : 'diagnosis.twin.empty')}</p>
      )}
    </section>
  );
}
