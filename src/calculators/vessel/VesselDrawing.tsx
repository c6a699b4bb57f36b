import type { ReactNode } from 'react';
import { useId } from 'react';
import { textWidth } from '../../charts/plot/labels.ts';
import { useSize } from '../../charts/plot/use-size.ts';
import { LEAST_WIDTH } from '../../charts/plot/layout.ts';
import picture from '../../charts/plot/picture.module.css';
import { PictureFrame } from '../../charts/plot/PictureFrame.tsx';
import { spreadOut, vesselOutline, vesselShape } from './vessel-shape.ts';
import type { DrawnVessel } from './vessel-shape.ts';
import styles from './VesselDrawing.module.css';

export interface VesselNote {
  readonly key: string;
  /** Height above the bottom, in the vessel's unit; with `to`, a stretch between two heights. */
  readonly at: number;
  readonly to?: number;
  readonly text: string;
  /** The liquid reaches up to here; of several, the highest is tinted least. */
  readonly isLevel?: boolean;
  /** A limit, not a level. */
  readonly isLimit?: boolean;
}

interface VesselDrawingProps {
  readonly vessel: DrawnVessel;
  readonly notes: readonly VesselNote[];
  /** Written under it. */
  readonly across: string;
  readonly label: string;
  readonly caption: ReactNode;
}

const INITIAL = { width: 640, height: 260 };
const [EDGE, GAP, UNDER] = [6, 26, 26];

/** A vessel cut open, with its levels and heights named at its right. */
export function VesselDrawing({ vessel, notes, across, label, caption }: VesselDrawingProps) {
  const [canvas, measured] = useSize<HTMLDivElement>(INITIAL);
  const width = Math.max(measured.width, LEAST_WIDTH);
  const fontSize = width < 520 ? 12 : 13;
  // Beside a lying vessel on a narrow screen, texts would leave it no room: they stand on their levels.
  const isWithin = !vessel.isVertical && width < 520;
  const beside = isWithin ? 0 : Math.max(...notes.map(({ text }) => textWidth(text, fontSize)), 0);
  const room = Math.max(70, Math.min(vessel.isVertical ? 200 : 460, width - beside - (isWithin ? 0 : GAP) - 3 * EDGE));
  const shape = vesselShape(vessel, { width: room, height: vessel.isVertical ? 300 : 190 });
  const start = Math.min(4 * EDGE, Math.max(EDGE, (width - shape.width - (isWithin ? 0 : GAP + beside)) / 2));
  const [top, right] = [EDGE + fontSize, start + shape.width];
  const bottom = top + shape.height;
  const y = (height: number): number => bottom - (height / shape.rise) * shape.height;
  const clip = useId();
  const outline = vesselOutline(vessel, shape, start, top);
  const sorted = notes.toSorted((a, b) => middle(b) - middle(a));
  const rows = spreadOut(
    sorted.map((note) => y(middle(note))),
    fontSize + 5,
    top + fontSize / 2,
    bottom + UNDER,
  );
  const sides = [0, 1].map((side) =>
    spreadOut(
      sorted.filter((_, index) => index % 2 === side).map((note) => y(middle(note))),
      fontSize + 4,
      top + fontSize / 2 + 2,
      bottom - fontSize / 2 - 2,
    ),
  );
  const height = Math.max(bottom + UNDER, ...(isWithin ? [] : rows).map((row) => row + fontSize / 2)) + EDGE;
  return (
    <PictureFrame canvas={canvas} width={width} height={height} label={label} caption={caption}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g fontSize={fontSize} aria-hidden="true">
        <path className={styles.inside} d={outline} />
        <g clipPath={`url(#${clip})`}>
          {sorted
            .filter(({ isLevel }) => isLevel === true)
            .map(({ key, at }) => (
              <rect
                key={key}
                className={styles.liquid}
                x={start}
                y={y(at)}
                width={shape.width}
                height={Math.max(0, bottom - y(at))}
              />
            ))}
          {sorted
            .filter(({ isLevel, isLimit }) => isLevel === true || isLimit === true)
            .map(({ key, at, isLimit }) => (
              <line
                key={key}
                className={isLimit === true ? picture.limit : styles.surface}
                x1={start}
                x2={right}
                y1={y(at)}
                y2={y(at)}
              />
            ))}
        </g>
        <path className={styles.wall} d={outline} />
        {isWithin
          ? sorted.map((note, index) => (
              <text
                key={note.key}
                className={`${picture.halo} ${note.isLevel === true ? picture.strong : ''}`}
                x={index % 2 === 0 ? start + shape.head + 8 : right - shape.head - 8}
                y={sides[index % 2]?.[Math.floor(index / 2)]}
                dy="0.35em"
                textAnchor={index % 2 === 0 ? 'start' : 'end'}
              >
                {note.text}
              </text>
            ))
          : sorted.map((note, index) => {
              const [row, own] = [rows[index] ?? 0, y(middle(note))];
              const bracket = note.to === undefined ? '' : `M${right + 4} ${y(note.at)}h5V${y(note.to)}h-5`;
              return (
                <g key={note.key}>
                  <path
                    className={styles.leader}
                    d={`${bracket}M${right + (note.to === undefined ? 2 : 9)} ${own}L${right + GAP - 6} ${row}`}
                  />
                  <text
                    className={note.isLevel === true ? picture.strong : undefined}
                    x={right + GAP}
                    y={row}
                    dy="0.35em"
                  >
                    {note.text}
                  </text>
                </g>
              );
            })}
        <path className={styles.leader} d={`M${start} ${bottom + 6}v6H${right}v-6`} />
        <text
          x={Math.min(
            width - textWidth(across, fontSize) / 2 - 2,
            Math.max(textWidth(across, fontSize) / 2 + 2, (start + right) / 2),
          )}
          y={bottom + UNDER}
          textAnchor="middle"
        >
          {across}
        </text>
      </g>
    </PictureFrame>
  );
}

const middle = ({ at, to }: VesselNote): number => (to === undefined ? at : (at + to) / 2);
