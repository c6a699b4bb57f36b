/** What is written and marked in a plane of states. */
import type { PlacedLabel } from '../plot/labels.ts';
import styles from './plane.module.css';
import type { PlacedPoint } from './points.ts';

interface LineLabelsProps {
  readonly labels: readonly PlacedLabel[];
  readonly fontSize: number;
  /** Whole pixels, for a picture in a page that carries it as text. */
  readonly isRounded?: boolean;
}

/** The figures on a fluid's lines; the first letter of a key says which lines they are of. */
export function LineLabels({ labels, fontSize, isRounded = false }: LineLabelsProps) {
  const place = isRounded ? Math.round : (px: number) => px;
  return (
    <g className={styles.lineLabels} fontSize={fontSize - 1}>
      {labels.map(({ key, text, x, y }) => (
        <text key={key} className={styles[`label-${key[0]}`]} x={place(x)} y={place(y)} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

interface PointMarksProps {
  readonly points: readonly PlacedPoint[];
  /** Letter of the point that is pointed at. */
  readonly active: string | undefined;
}

/** The points of a cycle. */
export function PointMarks({ points, active }: PointMarksProps) {
  return points.map(({ letter, x, y }) => (
    <circle
      key={letter}
      className={letter === active ? styles.pointActive : styles.point}
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={letter === active ? 6 : 3.5}
    />
  ));
}

interface LettersProps {
  readonly letters: readonly PlacedLabel[];
  readonly fontSize: number;
}

/** The letters of a cycle's points. */
export function Letters({ letters, fontSize }: LettersProps) {
  return (
    <g className={styles.letters} fontSize={fontSize + 1}>
      {letters.map(({ key, text, x, y }) => (
        <text key={key} x={x.toFixed(1)} y={y.toFixed(1)} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
