/** Which operating point is in view; where there is one, the way to a second. */
import { Segmented } from '../../../kit/controls/Segmented.tsx';
import { useTranslator } from '../../../kit/island/context.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import command from '../../../kit/styles/command.module.css';
import { useRegimes } from './regimes.ts';
import styles from './RegimeChoice.module.css';
import { REGIMES } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

export function RegimeChoice() {
  const { $view, setDouble } = useSimulation();
  const t = useTranslator();
  const regime = useWhole($view);
  if (useRegimes().length === 1)
    return (
      <button
        type="button"
        className={`${command.quiet} ${styles.add}`}
        data-second-point="add"
        onClick={() => setDouble(true)}
      >
        {t('simulator.regimes.add')}
      </button>
    );
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('simulator.regimes.label')}
        name="view"
        value={regime}
        choices={REGIMES.map((value) => ({ value, label: t(`simulator.regimes.${value}`) }))}
        onChange={(value) => $view.set(value)}
      />
      <button
        type="button"
        className={`${command.quiet} ${command.sign}`}
        aria-label={t('simulator.regimes.remove')}
        title={t('simulator.regimes.remove')}
        data-second-point="remove"
        onClick={() => setDouble(false)}
      >
        ×
      </button>
    </div>
  );
}
