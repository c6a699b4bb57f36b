/** The simulations the reader kept with the chief button, each a way back to it. */
import { dateLanguage } from '../../../language/index.ts';
import { memo, useEffect } from 'react';
import { $runs } from '../../../kit/storage/history.ts';
import type { Run } from '../../../kit/storage/history.ts';
import { pageSimulation } from './state/page-simulation.ts';
import fold from '../../../kit/styles/fold.module.css';
import history from '../../../kit/controls/History.module.css';
import { useWhole } from '../../../kit/island/use-part.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { followRuns, forgetRuns } from './runs.ts';

/** As the page is served, whatever was run before this part wakes. */
const NONE: readonly Run[] = [];

export const Runs = memo(function Runs() {
  const t = useTranslator();
  const runs = useWhole($runs, NONE);
  useEffect(followRuns, []);
  if (runs.length === 0) return null;
  const time = new Intl.DateTimeFormat(dateLanguage(t.locale), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <details className={`${fold.aside} ${history.history}`} data-history="">
      <summary>
        {t('simulator.runs.title')} ({runs.length})
      </summary>
      <ol>
        {runs.map((run) => (
          <li key={run.parameters}>
            <button type="button" onClick={() => pageSimulation.restore(run.parameters)}>
              <span>
                {run.summary}
                {run.inputs === undefined ? null : <small>{run.inputs}</small>}
              </span>
              <time dateTime={run.at}>{time.format(new Date(run.at))}</time>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={history.clear} onClick={forgetRuns}>
        {t('simulator.runs.clear')}
      </button>
    </details>
  );
});
