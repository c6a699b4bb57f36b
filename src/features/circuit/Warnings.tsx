/** Warnings of a part's answer, and why it has none: codes put into words. */
import type { Warning } from '../../circuit/outcome.ts';
import { circuitFieldName } from '../../i18n/circuit-problems.ts';
import { pageCircuit } from './state/page-circuit.ts';
import { blockedBy } from './state/status.ts';
import type { Part, PartDoor, PartSpec } from './state/part.ts';
import { useSimulation } from './simulator/use-simulation.ts';
import { useRegimes } from './simulator/regimes.ts';
import { failureInWords } from './simulator/failure-text.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { partProblemText } from './problem-text.ts';
import { StageChoice } from './StageChoice.tsx';
import notice from '../../kit/styles/notice.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './Warnings.module.css';

/** Says what the figures are worth: why there is none, that they are those of an earlier input, what to look at. */
export function PartStatus<N extends PartDoor>({
  part,
  warnings,
}: {
  readonly part: Part<N>;
  readonly warnings: readonly Warning[];
}) {
  const t = useTranslator();
  // Sentences are in the reader's units: other units, other sentences.
  useFormatter();
  const failures = useWhole(useSimulation().$failures);
  const isStale = usePart(part.$answer, (answer) => answer.isStale);
  const isDouble = useRegimes().length > 1;
  const problem = usePart(part.$answer, (answer) => answer.problem);
  const isWrong = usePart(part.form.$content, ({ problems }) => Object.keys(problems).length > 0);
  // What it rests on, on another page, cannot be read: its figures are those of before.
  const isBlocked = isStale && blockedBy(part.spec as unknown as PartSpec, pageCircuit.open) !== undefined;
  const failure = failureInWords(failures, t);
  // Nothing is on its way where nothing computes: the notice of the page says why.
  const hasEngine = typeof document === 'undefined' || document.documentElement.dataset['noEngine'] === undefined;
  return (
    <div className={styles.status} aria-live="polite" data-warnings={warnings.length} data-stale={isStale}>
      <StageChoice />
      {failure === '' ? null : <p className={notice.error}>{failure}</p>}
      {problem ? <p className={notice.error}>{partProblemText(problem, t)}</p> : null}
      {isStale ? (
        <p className={remarks.note}>
          {t(
            failure !== '' || problem || isWrong || isBlocked || !hasEngine
              ? 'circuitPages.shared.stale'
              : 'simulator.figures.awaited',
          )}
        </p>
      ) : null}
      {warnings.length > 0 && !isStale ? (
        <ul className={`${notice.warning} ${styles.list}`} aria-label={t('circuitPages.shared.warnings')}>
          {warnings.map((warning, index) => (
            <li key={index}>
              {warning.regime && isDouble ? <span>{t(`simulator.regimes.${warning.regime}`)}</span> : null}
              {warning.where ? <span>{circuitFieldName(warning.where, t)}</span> : null}
              {partProblemText(warning, t)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
