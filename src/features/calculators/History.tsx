import { dateLanguage } from '../../language/index.ts';
import { useEffect } from 'react';
import { $hasConsent } from '../../kit/storage/consent.ts';
import { $runs, addRun, clearRuns, restoreRuns } from '../../kit/storage/history.ts';
import type { Run } from '../../kit/storage/history.ts';
import { searchOfPage } from '../../kit/form/long-link.ts';
import { useOpened } from '../../kit/island/use-opened.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { usePage } from './context.ts';
import type { Page } from './context.ts';
import { loadWriting } from './load-writing.ts';
import fold from '../../kit/styles/fold.module.css';
import styles from '../../kit/controls/History.module.css';

/** A result stands this long before it counts as a run, ms. */
const SETTLED = 2000;
/** A run is recognised by the first of its inputs. */
const SHOWN_INPUTS = 6;

/** Keeps the result that stands, as a run. */
async function keepRun(page: Page): Promise<void> {
  const { session } = page;
  if (!session.$answer.get().outcome.ok || searchOfPage() === '') return;
  const { inputLines, lineText, summaryOf } = await loadWriting();
  const summary = summaryOf(page);
  if (summary === undefined) return;
  addRun(session.definition.id, {
    parameters: session.parameters().toString(),
    inputs: inputLines(page)
      .slice(0, SHOWN_INPUTS)
      .map((line) => lineText(line, page.t))
      .join(' · '),
    summary,
    at: new Date().toISOString(),
  });
}

/** The latest runs of this calculator, on this device. */
export function History() {
  const page = usePage();
  const { session, t } = page;
  const runs = usePart($runs, (kept) => kept);
  const { isOpen, details } = useOpened();
  const { id } = session.definition;

  useEffect(() => $hasConsent.subscribe(() => restoreRuns(id)), [id]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void keepRun(page).catch(() => undefined), SETTLED);
    };
    wait();
    const stopAnswer = session.$answer.listen(wait);
    const stopForm = session.$form.listen(wait);
    return () => {
      clearTimeout(timer);
      stopAnswer();
      stopForm();
    };
  }, [session, page]);

  return (
    <details className={`${fold.aside} ${styles.history}`} data-history="" {...details}>
      <summary>
        {t('calculatorPages.history.title')}
        {runs.length > 0 ? ` (${runs.length})` : ''}
      </summary>
      {isOpen ? <Runs runs={runs} /> : null}
      {runs.length > 0 ? (
        <button type="button" className={styles.clear} onClick={() => clearRuns(id)}>
          {t('calculatorPages.history.clear')}
        </button>
      ) : null}
    </details>
  );
}

/** The runs with their dates, or why there are none. */
function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const { session, t } = usePage();
  const hasConsent = usePart($hasConsent, (has) => has);
  const time = new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <>
      <p>{t(hasConsent ? 'calculatorPages.history.text' : 'calculatorPages.history.refused')}</p>
      <ol>
        {runs.map((run) => (
          <li key={run.parameters}>
            <button
              type="button"
              aria-label={t('calculatorPages.history.open', { value: run.summary })}
              onClick={() => session.fillFromLink(new URLSearchParams(run.parameters))}
            >
              <span>
                {run.summary}
                {run.inputs === undefined ? null : <small>{run.inputs}</small>}
              </span>
              <time dateTime={run.at}>{time.format(new Date(run.at))}</time>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
