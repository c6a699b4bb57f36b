/** Whether to top up, and why: read first, before any field on a phone and any figure elsewhere. */
import type { Leak } from '../../field/index.ts';
import { leakSentence, verdictSentence } from '../../field/leak/sentences.ts';
import { useFormatter, useTranslator } from '../../kit/island/context.ts';
import { useWhole } from '../../kit/island/use-part.ts';
import { Status } from '../../kit/page/Status.tsx';
import notice from '../../kit/styles/notice.module.css';
import { formatNumber } from '../../quantities/number.ts';
import { asIsland, usePage } from './island.ts';
import { problemText } from './problem-text.ts';
import { fluidText, kelvinSize, lastStage, mostMoved, percent } from './words.ts';
import styles from './Leak.module.css';

const GRAVITY = { V_TOPUP: 'info', V_TOPUP_CARE: 'warning', V_RECOVER: 'error' } as const;
/** Mass points below which no component has moved for a reader. */
const MOVED = 0.05;

/** The verdict, what moved, and what goes before any top-up. */
function Headline({ found, isStale }: { readonly found: Leak; readonly isStale: boolean }) {
  const t = useTranslator();
  const format = useFormatter();
  const { code, w } = found.verdict;
  const { allowed } = found;
  const fluid = fluidText(found, t);
  const moved = mostMoved(found);
  const isMoved = Math.abs(moved.to - moved.from) >= MOVED;
  const { after } = lastStage(found);
  return (
    <div className={styles.headline} data-stale={isStale ? '' : undefined} aria-live="polite">
      <p className={`${notice[GRAVITY[code]]} ${styles.verdict}`} data-verdict={code}>
        {leakSentence(
          verdictSentence(code, allowed?.care),
          { fluid, w: kelvinSize(format, w), n: formatNumber(allowed?.care ?? 0, 0, t.locale) },
          t.locale,
        )}
      </p>
      <p>
        {isMoved
          ? t(moved.to < moved.from ? `leak.left.${after}.poorer` : `leak.left.${after}.richer`, {
              fluid,
              name: moved.name,
              to: percent(moved.to, t.locale),
              from: percent(moved.from, t.locale),
            })
          : t('leak.left.same', { fluid })}{' '}
        <strong>{leakSentence('W_REPAIR', {}, t.locale)}</strong>
      </p>
    </div>
  );
}

export const Verdict = asIsland(function LeakVerdict() {
  const t = useTranslator();
  const { result: found, status, problem } = useWhole(usePage().answers.found);
  return (
    <div className={styles.first}>
      {problem ? (
        // The verdict of an earlier question is none of this one.
        <p className={`${notice.warning} ${styles.refused}`} data-verdict={problem.code}>
          {problemText(problem, t)}
        </p>
      ) : found ? (
        <Headline found={found} isStale={status !== 'current'} />
      ) : null}
      <Status of="found" />
    </div>
  );
});
