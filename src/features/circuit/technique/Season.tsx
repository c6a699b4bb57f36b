/** The energies of a season by outside temperatures, and what they are not. */
import type { BinEnergies } from '../../../circuit/technique/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';

export function Season({ bins }: { readonly bins: BinEnergies | undefined }) {
  const t = useTranslator();
  const format = useFormatter();
  return (
    <section className={page.block} data-season="">
      <h2>
        <Explained of="technique.season">{t('circuitPages.technique.season')}</Explained>
      </h2>
      <p className={remarks.fine}>{t('circuitPages.technique.seasonMeaning')}</p>
      {bins ? (
        <dl className={group.group}>
          <div className={page.figure}>
            <dt>{t('circuitPages.technique.energyCold')}</dt>
            <dd>{format.full('energy', bins.energy_cold)}</dd>
          </div>
          <div className={page.figure}>
            <dt>{t('circuitPages.technique.energyCompressor')}</dt>
            <dd>{format.full('energy', bins.energy_compressor)}</dd>
          </div>
          <div className={page.figure}>
            <dt>{t('circuitPages.technique.seasonEer')}</dt>
            <dd data-figure="season-eer">{format.number('ratio', bins.eer)}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('circuitPages.technique.noBins')}</p>
      )}
      <p className={remarks.fine}>{t('circuitPages.technique.seasonNote')}</p>
    </section>
  );
}
