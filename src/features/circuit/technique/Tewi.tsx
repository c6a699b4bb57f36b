/** The total equivalent warming impact: its parts to scale, and where its factors come from. */
import type { TewiAnswer } from '../../../circuit/technique/index.ts';
import { ELECTRICITY } from '../../../physics/electricity.ts';
import { formatNumber } from '../../../quantities/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { Explained } from '../simulator/explained/Explained.tsx';
import group from '../../../kit/styles/group.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import page from '../part.module.css';
import styles from './Technique.module.css';

const PARTS = [
  ['leak', 'tewiLeak'],
  ['end_of_life', 'tewiEnd'],
  ['indirect', 'tewiIndirect'],
] as const;

export function Tewi({ tewi, hasCharge }: { readonly tewi: TewiAnswer | undefined; readonly hasCharge: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  const kg = (mass: number): string => t('circuitPages.technique.kg', { mass: formatNumber(mass, 0, t.locale) });
  return (
    <section className={page.block} data-tewi="">
      <h2>
        <Explained of="technique.tewi">{t('circuitPages.technique.tewi')}</Explained>
      </h2>
      <p className={remarks.fine}>{t('circuitPages.technique.tewiMeaning')}</p>
      {tewi ? (
        <>
          <p className={`${page.total} ${styles.total}`} data-figure="tewi">
            {kg(tewi.tewi)}
          </p>
          <div className={styles.bar} aria-hidden="true">
            {PARTS.map(([key]) => (
              <span key={key} className={styles[key]} style={{ flexGrow: tewi[key] }} />
            ))}
          </div>
          <dl className={group.group}>
            {PARTS.map(([key, word]) => (
              <div key={key} className={page.figure}>
                <dt>
                  <i className={`${styles.swatch} ${styles[key]}`} />
                  {t(`circuitPages.technique.${word}`)}
                </dt>
                <dd>{kg(tewi[key])}</dd>
              </div>
            ))}
          </dl>
          <p className={remarks.fine}>
            {t('circuitPages.technique.tewiGwp', { gwp: format.number('count', tewi.gwp) })}
            {' · '}
            {t('circuitPages.technique.tewiEnergy', { energy: format.full('energy', tewi.e_annual) })}
          </p>
        </>
      ) : (
        <p>{t(hasCharge ? 'circuitPages.technique.noGwp' : 'circuitPages.technique.noTewi')}</p>
      )}
      <details className={page.sources}>
        <summary>{t('circuitPages.technique.sources')}</summary>
        <ul>
          {(['sourceFormula', 'sourceGwp', 'sourceBeta', 'sourceHouse'] as const).map((source) => (
            <li key={source}>
              {source === 'sourceBeta'
                ? t('circuitPages.technique.sourceBeta', { source: ELECTRICITY.source[t.locale] })
                : t(`circuitPages.technique.${source}`)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
