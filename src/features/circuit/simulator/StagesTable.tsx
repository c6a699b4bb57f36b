/** Each compressor of a cycle of several, line by line; and the cycle beside a machine of one stage, to scale. */
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { ScreenTable } from '../../../kit/table/ScreenTable.tsx';
import { formatNumber } from '../../../quantities/index.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { stagesTable } from './cycle-tables.ts';
import styles from './StagesTable.module.css';

interface ResultProps {
  readonly result: SimulationResult;
}

export function StagesTable({ result }: ResultProps) {
  const t = useTranslator();
  return <ScreenTable table={stagesTable(result, t)} label={t('simulator.stages.title')} name="stages" hasCaption />;
}

/** The EER of the cycle and of one stage, as bars of one scale, and what the cycle takes for granted. */
export function BesideOneStage({ result }: ResultProps) {
  const t = useTranslator();
  const format = useFormatter();
  const { eer, eer_base, gain } = result.architecture ?? {};
  if (eer === undefined) return null;
  const rows = [
    [t('simulator.compared.own'), eer],
    [t('simulator.compared.base'), eer_base],
  ] as const;
  const { granted } = cycleOf(result.input);
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
      {granted ? <p>{granted[t.locale]}</p> : null}
    </section>
  );
}
