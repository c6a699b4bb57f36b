/** The speed in the recommended tube on a scale, with the band practice advises and the limit the reader set. */
import { ADVISED_SPEEDS } from '../../../circuit/pipes/practice.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Pipes.module.css';

interface Props {
  readonly line: Line;
  readonly part: Part<'pipes'>;
  readonly figures: Pipes['lines'][Line];
}

/** The scale ends this much beyond the limit. */
const BEYOND = 1.4;

export function SpeedGauge({ line, part, figures }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const typed = usePart(part.form.$content, ({ options }) => options[`vit_${line}`]);
  const limit = typeof typed === 'number' ? typed : undefined;
  const [from, to] = ADVISED_SPEEDS[line];
  const { recommended } = figures;
  if (!recommended || limit === undefined) return null;
  const end = Math.max(limit * BEYOND, to);
  const at = (speed: number): string => `${Math.min(100, (speed / end) * 100)}%`;
  const { speed_permanent: steady, speed_transient: transitory } = recommended;
  return (
    <div className={styles.gauge}>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.advised} style={{ insetInlineStart: at(from), inlineSize: at(to - from) }} />
        <span className={styles.limit} style={{ insetInlineStart: at(limit) }} />
        {transitory === null ? null : (
          <span className={styles.transitory} style={{ insetInlineStart: at(transitory) }} />
        )}
        <span className={styles.steady} style={{ insetInlineStart: at(steady) }} />
      </div>
      <p className={remarks.fine}>
        {t('circuitPages.pipes.advised', {
          from: format.number('speed', from),
          to: format.full('speed', to),
          limit: format.full('speed', limit),
        })}
      </p>
    </div>
  );
}
