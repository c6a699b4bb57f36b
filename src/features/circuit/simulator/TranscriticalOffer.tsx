/** The way out of a condensation above the critical point, offered with the message that says so. */
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';
import { SUPERCRITICAL } from './state/simulation.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import command from '../../../kit/styles/command.module.css';
import styles from './TranscriticalOffer.module.css';

/** Without a regime: for whichever of them has failed. */
export function TranscriticalOffer({ regime }: { readonly regime?: Regime }) {
  const { $failures, goTranscritical } = useSimulation();
  const t = useTranslator();
  const isOffered = usePart($failures, (failures) =>
    [regime ? failures[regime] : (failures.permanent ?? failures.transient)].some(
      (failure) => failure?.problem?.code === SUPERCRITICAL,
    ),
  );
  if (!isOffered) return null;
  return (
    <button type="button" className={`${command.quiet} ${styles.offer}`} onClick={() => void goTranscritical()}>
      {t('simulator.goTranscritical')}
    </button>
  );
}
