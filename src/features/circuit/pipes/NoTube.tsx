/** A line none of whose tubes holds everything: what each of the nearest does not hold, and what to do. */
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { tubeText } from '../line-figures.ts';
import { brokenTexts, nearestTubes, remedyText } from './broken.ts';
import { useLimits } from './use-limits.ts';
import { keyed } from '../../../kit/island/keyed.ts';
import notice from '../../../kit/styles/notice.module.css';
import styles from './Pipes.module.css';

interface Props {
  readonly line: Line;
  readonly part: Part<'pipes'>;
  readonly figures: Pipes['lines'][Line];
}

export function NoTube({ line, part, figures }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const limits = useLimits(line, part, figures);
  const remedy = remedyText(figures, t);
  return (
    <div className={`${notice.error} ${styles.refused}`} data-figure={`no-tube-${line}`}>
      {figures.problem ? null : <p>{t('circuitPages.pipes.noTube')}</p>}
      <ul>
        {nearestTubes(figures).map((tube) => (
          <li key={tube.series + tube.label}>
            {tubeText(tube, t.locale)}
            <ul>
              {keyed(brokenTexts(tube, limits, t, format)).map(([key, text]) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {remedy ? <p>{remedy}</p> : null}
    </div>
  );
}
