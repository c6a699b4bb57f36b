/** How an answer stands: on its way and how far, of an earlier input; then what to know of it. What is refused is said once, at its field. */
import type { ReactNode } from 'react';
import { useTranslator } from '../island/context.ts';
import { keyed } from '../island/keyed.ts';
import { useWhole } from '../island/use-part.ts';
import command from '../styles/command.module.css';
import { useAnyPage } from './island.tsx';
import styles from './Status.module.css';

interface StatusProps {
  /** Name of the answer. */
  readonly of: string;
  /** What to watch in a result that answers what is typed. */
  readonly warnings?: readonly string[];
  readonly children?: ReactNode;
}

export function Status({ of, warnings = [], children }: StatusProps) {
  const page = useAnyPage();
  const t = useTranslator();
  // A page asks for answers it has.
  const { status, problem, progress } = useWhole(page.answers[of] as NonNullable<(typeof page.answers)[string]>);
  return (
    <div className={styles.status} aria-live="polite" data-warnings={warnings.length} data-status={status}>
      {progress ? (
        <div className={command.row} data-progress="">
          <progress max={progress.total} value={progress.done} aria-label={t('page.computing')} />
          <span aria-hidden="true">{t('page.progress', { done: progress.done, total: progress.total })}</span>
          <button type="button" className={command.quiet} onClick={page.cancel}>
            {t('page.cancel')}
          </button>
        </div>
      ) : status === 'running' ? (
        <p>{t('page.awaited')}</p>
      ) : status === 'current' ? null : (
        <p>{t(status === 'cannot-run' ? 'page.cannotRun' : problem ? 'page.stale' : 'page.cancelled')}</p>
      )}
      {warnings.length > 0 && status === 'current' ? (
        <ul aria-label={t('page.warnings')}>
          {keyed(warnings).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      ) : null}
      {children}
    </div>
  );
}
