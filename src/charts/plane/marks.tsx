/** What is written and marked in a plane of states. */
import type { ReactNode } from 'react';
import type { PlacedLabel } from '../plot/labels.ts';
import type { PlotLayout } from '../plot/layout.ts';
import styles from './plane.module.css';
import type { PlacedPoint } from './points.ts';

// Plain functions: what they give is drawn by the layer that asks, which is drawn again only when it changes.

/**
 * The figures on a fluid's lines; the first letter of a key says which lines they are of.
 * @param place of a pixel, where a page carries the picture as text
 */
export const lineFigures = (
  labels: readonly PlacedLabel[],
  fontSize: number,
  place = (px: number) => px,
): ReactNode => (
  <g className={styles.lineLabels} fontSize={fontSize - 1}>
    {labels.map(({ key, text, x, y }) => (
      <text key={key} className={styles[`label-${key[0]}`]} x={place(x)} y={place(y)} dy="0.35em" textAnchor="middle">
        {text}
      </text>
    ))}
  </g>
);

/** The points of a cycle. @param active letter of the one that is pointed at */
export const pointMarks = (points: readonly PlacedPoint[], active: string | undefined): ReactNode =>
  points.map(({ letter, x, y }) => (
    <circle
      key={letter}
      className={letter === active ? styles.pointActive : styles.point}
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r={letter === active ? 6 : 3.5}
    />
  ));

/** A state marked by a number, in the values of the axes. */
export interface Mark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Marks of single states: a diamond and its number. */
export const stateMarks = (marks: readonly Mark[], { x, y, fontSize }: PlotLayout, clip: string): ReactNode => (
  <g clipPath={clip}>
    {marks.map((mark) => {
      const [px, py] = [x(mark.x), y(mark.y)];
      return (
        <g key={mark.key} className={styles.mark} data-mark={mark.text}>
          <path d={`M${px.toFixed(1)} ${(py - 6).toFixed(1)}l6 6-6 6-6-6Z`} />
          <text x={(px + 9).toFixed(1)} y={py.toFixed(1)} dy="0.35em" fontSize={fontSize}>
            {mark.text}
          </text>
        </g>
      );
    })}
  </g>
);

/** The letters of a cycle's points. */
export const pointLetters = (letters: readonly PlacedLabel[], fontSize: number): ReactNode => (
  <g className={styles.letters} fontSize={fontSize + 1}>
    {letters.map(({ key, text, x, y }) => (
      <text key={key} x={x.toFixed(1)} y={y.toFixed(1)} dy="0.35em" textAnchor="middle">
        {text}
      </text>
    ))}
  </g>
);
