/** The instrument itself: three linked figures over the long scale. */
import { useWhole } from '../../kit/island/use-part.ts';
import { useFluid, useRuler } from './context.ts';
import { Scale } from './Scale.tsx';
import { Sides } from './Sides.tsx';
import styles from './Rule.module.css';

export function Rule() {
  const { ruler, t } = useRuler();
  const fluid = useFluid(ruler);
  const engine = useWhole(ruler.$engine);
  return (
    <div className={styles.rule} data-engine={engine}>
      {engine === 'failed' ? (
        <p className={styles.failed} role="alert">
          {t('ruler.engineFailed')}
        </p>
      ) : null}
      <Sides />
      <Scale label={t('ruler.scale.label', { fluid })} />
    </div>
  );
}
