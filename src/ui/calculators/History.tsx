import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $hasConsent } from '../../stores/consent.ts';
import { $runs, addRun, clearRuns, restoreRuns } from '../../stores/calculator/history.ts';
import { usePage } from './context.ts';
import { outputLines } from './exports.ts';
import styles from './History.module.css';
import { withUnit } from '../../quantities/number.ts';

/** A result stands this long before it counts as a run, ms. */
const SETTLED = 2000;

/** The latest runs of this calculator, on this device. */
export function History() {
  const page = usePage();
  const { session, t } = page;
  const hasConsent = useStore($hasConsent, { ssr: 'initial' });
  const runs = useStore($runs);
  const answer = useStore(session.$answer);
  const texts = useStore(session.$texts);
  const { id } = session.definition;

  useEffect(() => restoreRuns(id), [id, hasConsent]);
  useEffect(() => {
    if (!hasConsent || !answer.outcome.ok) return undefined;
    const timer = setTimeout(() => {
      const [main] = outputLines(page);
      const parameters = session.parameters().toString();
      if (main && location.search !== '')
        addRun(id, {
          parameters,
          summary: `${main.name} ${withUnit(main.text, main.symbol)}`,
          at: new Date().toISOString(),
        });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [answer, texts, hasConsent, id, session, page]);

  const time = new Intl.DateTimeFormat(t.locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <details className={styles.history} data-history="">
      <summary>
        {t('tools.history.title')}
        {runs.length > 0 ? ` (${runs.length})` : ''}
      </summary>
      <p>{t(hasConsent ? 'tools.history.text' : 'tools.history.refused')}</p>
      <ol>
        {runs.map((run) => (
          <li key={run.parameters}>
            <button
              type="button"
              aria-label={t('tools.history.open', { value: run.summary })}
              onClick={() => session.fillFromLink(new URLSearchParams(run.parameters))}
            >
              <span>{run.summary}</span>
              <time dateTime={run.at}>{time.format(new Date(run.at))}</time>
            </button>
          </li>
        ))}
      </ol>
      {runs.length > 0 ? (
        <button type="button" className={styles.clear} onClick={() => clearRuns(id)}>
          {t('tools.history.clear')}
        </button>
      ) : null}
    </details>
  );
}
