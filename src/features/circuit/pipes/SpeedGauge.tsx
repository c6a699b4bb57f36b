/** The speed in the recommended tube on a scale, with the band practice advises and the limit the reader set. */
import { advisedSpeeds } from '../../../circuit/pipes/practice.ts';
import type { Pipes } from '../../../circuit/pipes/index.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Part } from '../state/part.ts';
import { useFormatter, useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { lineText } from '../line-figures.ts';
import { brokenTexts } from './broken.ts';
import type { LimitsOfLine } from './broken.ts';
import { useLimits } from './use-limits.ts';
import remarks from '../../../kit/styles/remarks.module.css';
import styles from './Pipes.module.css';

interface Props {
  readonly line: Line;
  readonly part: Part<'pipes'>;
  readonly figures: Pipes['lines'][Line];
}

interface Band {
  readonly speed: number;
  readonly from: number;
  readonly to: number;
}

/** Why the recommended tube is outside the advised band; undefined where it is not, or holds not everything itself. */
function outsideText({ speed, from, to }: Band, limits: LimitsOfLine, t: Translator, format: Formatter) {
  const { lower, upper, broken } = limits.figures;
  if (broken.length > 0 || (speed >= from && speed <= to)) return undefined;
  if (speed > to)
    return upper === null
      ? t('circuitPages.pipes.aboveLast')
      : t('circuitPages.pipes.above', { v: lineText('speed', upper.speed_permanent, format) });
  const why = lower === null ? [] : brokenTexts(lower, limits, t, format);
  return why.length === 0 ? t('circuitPages.pipes.belowFirst') : t('circuitPages.pipes.below', { why: why.join(', ') });
}

/** The scale ends this much beyond the limit. */
const BEYOND = 1.4;

export function SpeedGauge({ line, part, figures }: Props) {
  const t = useTranslator();
  const format = useFormatter();
  const typed = usePart(part.form.$content, ({ options }) => options[`vit_${line}`]);
  const limit = typeof typed === 'number' ? typed : undefined;
  const [from, to] = advisedSpeeds(line, limit);
  const limits = useLimits(line, part, figures);
  const { recommended } = figures;
  if (!recommended || limit === undefined) return null;
  const end = Math.max(limit * BEYOND, to);
  const at = (speed: number): string => `${Math.min(100, (speed / end) * 100)}%`;
  const { speed_permanent: steady, speed_transient: transitory } = recommended;
  const why = outsideText({ speed: steady, from, to }, limits, t, format);
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
        {why === undefined ? null : ` ${why}`}
      </p>
    </div>
  );
}
