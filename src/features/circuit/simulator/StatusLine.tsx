import { useSyncExternalStore } from 'react';
import type { LimitFacts } from '../../../machine/limits.ts';
import { limitFactsOf } from '../../../machine/record/record.ts';
import { warningsByTable } from '../../../simulation/by-table.ts';
import type { SimulationResult, Warning } from '../../../simulation/types.ts';
import type { Regime } from './state/form.ts';
import { describeProblem } from '../../../i18n/problems.ts';
import { regimeBefore, useRegimes } from './regimes.ts';
import { useSimulation } from './use-simulation.ts';
import { QualityBadge } from '../../../kit/fluids/QualityBadge.tsx';
import { useWhole } from '../../../kit/island/use-part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { failureInWords } from './failure-text.ts';
import { TranscriticalOffer } from './TranscriticalOffer.tsx';
import { keyed } from '../../../kit/island/keyed.ts';
import notice from '../../../kit/styles/notice.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './StatusLine.module.css';

/** By the table of limits, with what is known of the machine. */
const warnedOf = (result: SimulationResult | undefined, regime: Regime, facts: LimitFacts): readonly Warning[] =>
  result === undefined || Object.keys(facts).length === 0
    ? (result?.warnings ?? [])
    : warningsByTable(result, regime, facts);

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser says it has a network; true where the page is built. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );

/**
 * One line that is always there, so that nothing moves: why there is no result, that the figures are those of an
 * earlier input, the warnings of both regimes, which never stop anything; and who computed.
 */
export function StatusLine() {
  const { $computedBy, $failures, $isAwaited, $loading, $machine, $shown, $view } = useSimulation();
  const t = useTranslator();
  // Sentences are in the reader's units: other units, other sentences.
  useFormatter();
  const shown = useWhole($shown);
  const view = useWhole($view);
  const computedBy = useWhole($computedBy);
  const isLoading = useWhole($loading);
  const isAwaited = useWhole($isAwaited);
  const isOnline = useOnline();
  const failures = useWhole($failures);
  const failure = failures.permanent ?? failures.transient;
  const facts = limitFactsOf(useWhole($machine));
  const now = shown[view];
  const regimes = useRegimes();
  const warnings = regimes.flatMap((regime) => {
    const { result, isStale } = shown[regime];
    // The glide and what it means stand under the fluid; the flash of a known machine is judged with the indicators.
    const said = warnedOf(result, regime, facts).filter(
      ({ code }) => code !== 'W_GLIDE' && !(code === 'W_XF' && facts.use !== undefined),
    );
    return isStale ? [] : said.map((warning) => ({ regime, warning }));
  });
  const by = (): string => {
    if (isAwaited) return t('simulator.figures.awaited');
    if (now.isStale) return t(now.result ? 'simulator.figures.lastValid' : 'simulator.figures.none');
    if (computedBy === undefined) return '';
    if (computedBy === 'server') return t('simulator.figures.computedOnServer');
    return t(isOnline ? 'simulator.figures.computedOnDevice' : 'simulator.figures.offline');
  };
  return (
    <div className={styles.line}>
      <div className={styles.messages} aria-live="polite" data-warnings={warnings.length}>
        {failure ? (
          <div className={`${notice.error} ${styles.failure}`}>
            {failureInWords(failures, t)}
            <TranscriticalOffer />
          </div>
        ) : null}
        {warnings.length > 0 ? (
          <ul className={styles.list} aria-label={t('simulator.warnings.title')}>
            {keyed(
              warnings,
              ({ regime, warning }) => `${regime}${warning.code}${String(warning.values['point'] ?? '')}`,
            ).map(([key, { regime, warning }]) => (
              <li className={notice.warning} key={key}>
                <span>{regimeBefore(regime, regimes, t)}</span>
                {describeProblem(warning, t)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p
        className={`${now.isStale ? notice.warning : remarks.fine} ${styles.by}`}
        data-stale={now.isStale ? '' : undefined}
        data-computed-by={computedBy ?? 'page'}
        data-loading={isLoading}
      >
        {by()}
      </p>
      {now.result ? <QualityBadge fluid={now.result.input.fluid} quality={now.result.extra.quality} t={t} /> : null}
    </div>
  );
}
