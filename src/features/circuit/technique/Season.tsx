/** The energies of a season by outside temperatures, and what they are not. */
import type { BinEnergies } from '../../../circuit/technique/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import styles from './Technique.module.css';

export function Season({ bins }: { readonly bins: BinEnergies | undefined }) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <section className={styles.block} data-season="">
      <h2>{t('circuitPages.technique.season')}</h2>
      <p className={styles.note}>{t('circuitPages.technique.seasonMeaning')}</p>
      {bins ? (
        <dl className={styles.figures}>
          <div>
            <dt>{t('circuitPages.technique.energyCold')}</dt>
            <dd>{format.full('energy', bins.energy_cold)}</dd>
          </div>
          <div>
            <dt>{t('circuitPages.technique.energyCompressor')}</dt>
            <dd>{format.full('energy', bins.energy_compressor)}</dd>
          </div>
          <div>
            <dt>{t('circuitPages.technique.seasonEer')}</dt>
            <dd data-figure="season-eer">{format.number('ratio', bins.eer)}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('circuitPages.technique.noBins')}</p>
      )}
      <p className={styles.note}>{t('circuitPages.technique.seasonNote')}</p>
    </section>
  );
}
