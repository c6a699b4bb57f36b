import { memo } from 'react';
import type { PlacedLabel } from '../plot/labels.ts';
import type { PlacedPoint } from '../plane/points.ts';
import type { CycleLine } from './types.ts';
import { pointLetters, pointMarks } from '../plane/marks.tsx';
import styles from '../plane/plane.module.css';

interface CycleLayerProps {
  /** Of the cycle, among those drawn. */
  readonly id: string;
  readonly points: readonly PlacedPoint[];
  readonly lines: readonly CycleLine[];
  readonly letters: readonly PlacedLabel[];
  readonly isDashed: boolean;
  readonly isStale: boolean;
  readonly isSecond: boolean;
  /** Of a cycle laid beside the present one: its place. */
  readonly series?: number | undefined;
  readonly active: string | undefined;
  readonly fontSize: number;
  /** `url(#…)` of the plotted rectangle. */
  readonly clip: string;
}

/** One cycle: its segments in the colours of the circuit, its points, its letters. */
export const CycleLayer = memo(function CycleLayer({
  id,
  points,
  lines,
  letters,
  isDashed,
  isStale,
  isSecond,
  series,
  active,
  fontSize,
  clip,
}: CycleLayerProps) {
  const at = new Map(points.map((point) => [point.letter, point]));
  return (
    <g
      data-cycle={id}
      className={`${isDashed ? styles.transient : ''} ${isSecond ? styles.secondFluid : ''} ${styles[`series-${series}`] ?? ''} ${isStale ? styles.stale : ''}`}
    >
      <g clipPath={clip}>
        {lines.map(({ from, to, role }, index) => {
          const start = at.get(from);
          const end = at.get(to);
          return start && end ? (
            <line
              key={index}
              className={`${styles.segment} ${styles[`role-${role}`]}${active === to && role !== 'ideal' ? ` ${styles.lit}` : ''}`}
              x1={start.x.toFixed(1)}
              y1={start.y.toFixed(1)}
              x2={end.x.toFixed(1)}
              y2={end.y.toFixed(1)}
            />
          ) : null;
        })}
        {pointMarks(points, active)}
      </g>
      {pointLetters(letters, fontSize)}
    </g>
  );
});
