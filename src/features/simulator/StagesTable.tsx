/** Each compressor of a cycle of several, line by line; and the cycle beside a machine of one stage, to scale. */
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import tables from '../../kit/styles/tables.module.css';
import { formatNumber } from '../../quantities/index.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../simulation/types.ts';
import styles from './StagesTable.module.css';

interface ResultProps {
  readonly result: SimulationResult;
}

export function StagesTable({ result }: ResultProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { stages = [] } = result.architecture ?? {};
  const names = new Map(cycleOf(result.input).stages.map(({ key, name }) => [key, name[t.locale]]));
  return (
    <div className={tables.scroller} tabIndex={0} role="region" aria-label={t('simulator.stages.title')}>
      <table className={`${tables.table} ${tables.ruled}`} data-stages="">
        <caption>{t('simulator.stages.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('simulator.stages.stage')}</th>
            <th scope="col">{t('simulator.stages.fluid')}</th>
            <th scope="col">{t('simulator.stages.tau')}</th>
            <th scope="col">
              {t('simulator.stages.power')} <small>{format.symbol('power')}</small>
            </th>
            <th scope="col">
              {t('simulator.stages.flow')} <small>{format.symbol('massFlow')}</small>
            </th>
            <th scope="col">
              {t('simulator.stages.volume')} <small>{format.symbol('volumeFlow')}</small>
            </th>
            <th scope="col">
              {t('simulator.stages.discharge')} <small>{format.symbol('temperature')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, fluid, tau, power, mass_flow_s, step_volume_h, t_discharge }) => (
            <tr key={stage}>
              <th scope="row">{names.get(stage)}</th>
              <td>{fluid}</td>
              <td>{format.number('ratio', tau)}</td>
              <td>{format.number('power', power)}</td>
              <td>{format.number('massFlow', mass_flow_s)}</td>
              <td>{format.number('volumeFlow', step_volume_h)}</td>
              <td>{format.number('temperature', t_discharge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The EER of the cycle and of one stage, as bars of one scale. */
export function BesideOneStage({ result }: ResultProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { eer, eer_base, gain } = result.architecture ?? {};
  if (eer === undefined) return null;
  const rows = [
    [t('simulator.compared.own'), eer],
    [t('simulator.compared.base'), eer_base],
  ] as const;
  const most = Math.max(eer, eer_base ?? 0);
  const isKnown = gain !== undefined && gain !== null;
  const text = isKnown ? `${gain > 0 ? '+' : ''}${formatNumber(100 * gain, 1, t.locale)}` : '';
  return (
    <section className={styles.compared} aria-label={t('simulator.compared.title')}>
      <h2>{t('simulator.compared.title')}</h2>
      <dl className={styles.bars}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar} style={{ inlineSize: `${(70 * (value ?? 0)) / most}%` }} />
              {format.number('ratio', value)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{isKnown ? t('simulator.compared.gain', { gain: text }) : t('simulator.compared.none')}</p>
    </section>
  );
}
