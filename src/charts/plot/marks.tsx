/** Parts that pictures share: named points, legends, bars. */
import type { ReactNode } from 'react';
import type { Box, LabelRequest } from './labels.ts';
import { boxesAlong, labelBox, placeLabels, textWidth } from './labels.ts';
import type { PlotLayout } from './layout.ts';
import styles from './picture.module.css';

export interface Mark {
  readonly key: string;
  /** In pixels. */
  readonly at: readonly [number, number];
  readonly text: string;
  readonly isSecond?: boolean;
  /** No point is drawn, only the text beside the place. */
  readonly isBare?: boolean;
}

const RADIUS = 5;

/** Where a text may stand around a place, best first. */
function spotsAround(
  [x, y]: readonly [number, number],
  text: string,
  fontSize: number,
): readonly (readonly [number, number])[] {
  const aside = textWidth(text, fontSize) / 2 + RADIUS + 8;
  const above = fontSize / 2 + RADIUS + 6;
  return [
    [x, y - above],
    [x + aside, y],
    [x - aside, y],
    [x, y + above],
    [x + aside, y - above],
    [x - aside, y - above],
    [x + aside, y + above],
    [x - aside, y + above],
    [x, y - 2 * above],
    [x, y + 2 * above],
    [x + aside, y - 2 * above],
    [x - aside, y - 2 * above],
    [x + aside, y + 2 * above],
    [x - aside, y + 2 * above],
    [x + aside, y - 3 * above],
    [x - aside, y - 3 * above],
    [x + aside, y + 3 * above],
    [x - aside, y + 3 * above],
  ];
}

/** How far a place is from a text standing at a spot. */
function distanceTo(
  [x, y]: readonly [number, number],
  spot: readonly [number, number],
  text: string,
  fontSize: number,
): number {
  const box = labelBox({ text, x: spot[0], y: spot[1] }, fontSize);
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** Boxes that keep texts off a curve drawn through these pixels. */
export const boxesOfCurve = (points: readonly (readonly [number, number])[]): readonly Box[] =>
  points.slice(1).flatMap((to, index) => boxesAlong(points[index] ?? to, to));

/** Points of a plot with a text beside each; a text that finds no free place is left out. */
export function Marks({
  marks,
  layout,
  obstacles = [],
}: {
  readonly marks: readonly Mark[];
  readonly layout: PlotLayout;
  readonly obstacles?: readonly Box[];
}) {
  const { left, right, top, bottom, fontSize } = layout;
  const points = marks
    .filter(({ isBare }) => isBare !== true)
    .map(({ at: [x, y] }): Box => ({ x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS }));
  const requests = marks.map(({ key, at, text }): LabelRequest => {
    const others = marks.filter((other) => other.key !== key && other.isBare !== true);
    // A text nearer to another point would be read as that point's.
    const own = spotsAround(at, text, fontSize).filter((spot) =>
      others.every((other) => distanceTo(other.at, spot, text, fontSize) > distanceTo(at, spot, text, fontSize)),
    );
    return { key, text, spots: own.length > 0 ? own : spotsAround(at, text, fontSize) };
  });
  const bounds = { x: left, y: top, width: right - left, height: bottom - top };
  const clear = placeLabels(requests, [...points, ...obstacles], bounds, fontSize);
  const rest = requests.filter(({ key }) => clear.every((label) => label.key !== key));
  // A curve may be written over where nothing else is free; another point or text may not.
  const boxes = clear.map(({ text, x, y }) => ({
    x: x - textWidth(text, fontSize) / 2 - 3,
    y: y - fontSize / 2 - 2,
    width: textWidth(text, fontSize) + 6,
    height: fontSize + 4,
  }));
  const labels = [...clear, ...placeLabels(rest, [...points, ...boxes], bounds, fontSize)];
  return (
    <g>
      {marks.map(({ key, at: [x, y], isSecond, isBare }) =>
        isBare === true ? null : (
          <circle
            key={key}
            className={isSecond === true ? styles.pointSecond : styles.point}
            cx={x}
            cy={y}
            r={RADIUS}
          />
        ),
      )}
      {labels.map(({ key, x, y }) => {
        const [px, py] = marks.find((mark) => mark.key === key && mark.isBare !== true)?.at ?? [x, y];
        // A name farther off than the next line of text is led back to its point.
        const isFar = Math.abs(y - py) > 2 * fontSize + RADIUS;
        return isFar ? (
          <line
            key={key}
            className={styles.hair}
            x1={x}
            y1={y < py ? y + fontSize * 0.6 : y - fontSize * 0.6}
            x2={px}
            y2={y < py ? py - RADIUS : py + RADIUS}
          />
        ) : null;
      })}
      {labels.map(({ key, text, x, y }) => (
        <text key={key} className={`${styles.halo} ${styles.strong}`} x={x} y={y} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

export interface LegendLine {
  readonly key: string;
  readonly text: ReactNode;
  readonly line: 'curve' | 'second' | 'guide' | 'limit' | 'hair' | 'hairDashed' | 'hairDotted';
}

const LINES: Readonly<Record<LegendLine['line'], string>> = {
  curve: styles['curve'] ?? '',
  second: `${styles['curve'] ?? ''} ${styles['second'] ?? ''}`,
  guide: styles['guide'] ?? '',
  limit: styles['limit'] ?? '',
  hair: styles['hair'] ?? '',
  hairDashed: `${styles['hair'] ?? ''} ${styles['dashed'] ?? ''}`,
  hairDotted: `${styles['hair'] ?? ''} ${styles['dotted'] ?? ''}`,
};

export const lineClass = (line: LegendLine['line']): string => LINES[line];

/** What each kind of line means. */
export function Legend({ lines }: { readonly lines: readonly LegendLine[] }) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ key, text, line }) => (
        <li key={key}>
          <svg translate="no" viewBox="0 0 28 12" aria-hidden="true">
            <line className={LINES[line]} x1="0" x2="28" y1="6" y2="6" />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** With its unit. */
  readonly value: string;
  /** Of the whole, as text. */
  readonly share?: string;
  /** Length of the bar, 0 to 1. */
  readonly part: number;
}

/** Parts of a whole, one bar each, the figures written out. */
export function BarRows({
  rows,
  label,
  caption,
}: {
  readonly rows: readonly BarRow[];
  readonly label: string;
  readonly caption?: ReactNode;
}) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.rows} aria-label={label}>
        {rows.map(({ key, label: name, value, share, part }, index) => (
          <li key={key} className={`${styles.row} ${index === 0 ? styles.first : styles.other}`}>
            <span>{name}</span>
            <span className={styles.value}>
              {value}
              {share === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.share}>{share}</span>
                </>
              )}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="10" />
              <rect className={styles.bar} width={Math.max(0, Math.min(1, part)) * 100} height="10" />
            </svg>
          </li>
        ))}
      </ul>
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
