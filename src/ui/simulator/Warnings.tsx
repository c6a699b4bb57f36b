import { useStore } from '@nanostores/react';
import { describeProblem } from '../../i18n/problems.ts';
import { REGIMES } from '../../stores/simulator/form.ts';
import { useTranslator } from './context.ts';
import { $shown } from './shown.ts';
import styles from './Warnings.module.css';

/** The warnings of both regimes; they never stop anything. */
export function Warnings() {
  const t = useTranslator();
  const shown = useStore($shown);
  const items = REGIMES.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    return isStale ? [] : (result?.warnings ?? []).map((warning) => ({ regime, warning }));
  });
  return (
    <section className={styles.box} aria-label={t('simulator.warnings.title')} aria-live="polite" data-warnings={items.length}>
      <h2 className={styles.title}>{t('simulator.warnings.title')}</h2>
      {items.length === 0 ? <p className={styles.none}>{t('simulator.warnings.none')}</p> : null}
      <ul className={styles.list}>
        {items.map(({ regime, warning }) => (
          <li key={`${regime}${warning.code}${String(warning.values['point'] ?? '')}`}>
            <span className={styles.regime}>{t(`simulator.regimes.${regime}`)}</span>
            {describeProblem(warning, t)}
          </li>
        ))}
      </ul>
    </section>
  );
}
