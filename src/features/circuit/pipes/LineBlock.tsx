/** One line: its tube drawn and named, its figures beside those of its neighbours, and what they mean. */
import type { Pipes } from '../../../circuit/pipes/index.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { RoomyFold } from '../../../kit/island/RoomyFold.tsx';
import { usePart } from '../../../kit/island/use-part.ts';
import { lineText, tubeText } from '../line-figures.ts';
import { useStageName } from '../use-stage-name.ts';
import { partProblemText } from '../problem-text.ts';
import { heldTube } from './broken.ts';
import { InsulationLink } from './InsulationLink.tsx';
import { LineChecks } from './LineChecks.tsx';
import type { LineProps } from './LineChecks.tsx';
import { NoTube } from './NoTube.tsx';
import { SpeedGauge } from './SpeedGauge.tsx';
import { TubeTable } from './TubeTable.tsx';
import notice from '../../../kit/styles/notice.module.css';
import panel from '../../../kit/styles/panel.module.css';
import page from '../part.module.css';
import styles from './Pipes.module.css';

/** The widest tube of the three lines, mm: they are drawn to one scale. */
function widest(result: Pipes | undefined): number {
  const lines = result ? [result.lines.asp, result.lines.ll, result.lines.ref] : [];
  return Math.max(1, ...lines.map(({ recommended, upper, lower }) => (recommended ?? upper ?? lower)?.de ?? 0));
}

/** px */
const WIDEST_DRAWN = 44;

export function LineBlock({ line, part, products }: LineProps) {
  const t = useTranslator();
  const format = useFormatter();
  // Between two stages neither pressure is the high or the low one.
  const stage = useStageName();
  const figures = usePart(part.$answer, ({ result }) => result?.lines[line]);
  const scale = usePart(part.$answer, ({ result }) => widest(result));
  const problem = figures?.problem;
  const tube = figures && heldTube(figures);
  const drawn = tube ?? figures?.recommended ?? figures?.upper ?? figures?.lower;
  return (
    <section
      className={`${panel.tight} ${styles.line}`}
      data-line={line}
      data-refused={figures && !tube ? true : undefined}
    >
      <header className={`${panel.head} ${styles.head}`}>
        <h2>
          <span className={styles.side}>{stage ?? t(`circuitPages.pipes.sides.${line}`)}</span>
          {t(`circuitPages.pipes.lines.${line}`)}
        </h2>
        {tube ? (
          <p className={styles.chosen}>
            <strong className={page.total} data-figure={`tube-${line}`}>
              {tubeText(tube, t.locale)}
            </strong>
            <span data-figure={`speed-${line}`}>{lineText('speed', tube.speed_permanent, format)}</span>
          </p>
        ) : null}
      </header>
      {drawn ? (
        <div
          className={styles.pipe}
          aria-hidden="true"
          style={{
            blockSize: `${Math.max(6, (drawn.de / scale) * WIDEST_DRAWN)}px`,
            borderBlockWidth: `${Math.max(1, (drawn.e / scale) * WIDEST_DRAWN)}px`,
          }}
        />
      ) : null}
      {problem ? <p className={`${notice.error} ${styles.refused}`}>{partProblemText(problem, t)}</p> : null}
      {figures && !tube ? <NoTube line={line} part={part} figures={figures} /> : null}
      {figures ? <SpeedGauge line={line} part={part} figures={figures} /> : null}
      {figures ? (
        <RoomyFold name={`sizes-${line}`} title={t('circuitPages.pipes.neighbours')}>
          <TubeTable line={line} part={part} figures={figures} />
        </RoomyFold>
      ) : null}
      <LineChecks line={line} part={part} products={products} />
      {tube ? <InsulationLink line={line} tube={tube} part={part} /> : null}
    </section>
  );
}
