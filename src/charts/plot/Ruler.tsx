import type { ReactNode } from 'react';
import type { LabelRequest } from './labels.ts';
import { placeLabels, textWidth } from './labels.ts';
import { linearScale, logScale } from './scale.ts';
import { useSize } from './use-size.ts';
import { LEAST_WIDTH } from './layout.ts';
import picture from './picture.module.css';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './Ruler.module.css';

export interface Zone {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tone: 'plain' | 'low' | 'middle' | 'high';
}

interface RulerProps {
  readonly domain: readonly [number, number];
  readonly isLog?: boolean;
  readonly zones: readonly Zone[];
  /** Limits, named under the ruler. */
  readonly limits: readonly { readonly at: number; readonly text: string }[];
  /** Where the result stands. */
  readonly pointer: { readonly at: number; readonly text: string };
  readonly label: string;
  readonly caption?: ReactNode;
}

const INITIAL = { width: 640, height: 140 };
const FONT = 13;
const [TRACK, THICK] = [34, 30];
const UNDER = TRACK + THICK;
const ROWS = [UNDER + 18, UNDER + 36, UNDER + 54] as const;

/** The widest stretch between neighbours: there a text crosses no line. */
function widestGap(edges: readonly number[]): readonly [number, number] {
  const sorted = edges.toSorted((a, b) => a - b);
  return sorted
    .slice(1)
    .map((end, index) => [sorted[index] ?? end, end] as const)
    .reduce((best, gap) => (gap[1] - gap[0] > best[1] - best[0] ? gap : best), [0, 0] as readonly [number, number]);
}

/** A ruler with zones, limits and where the result stands between them. */
export function Ruler({ domain, isLog = false, zones, limits, pointer, label, caption }: RulerProps) {
  const [canvas, size] = useSize<HTMLDivElement>(INITIAL);
  const width = Math.max(size.width, LEAST_WIDTH);
  const edge = 8;
  const x = (isLog ? logScale : linearScale)(domain, [edge, width - edge]);
  const inBar = (value: number): number =>
    Math.min(width - edge, Math.max(edge, x(Math.max(value, isLog ? domain[0] : value))));
  const bounds = { x: 0, y: UNDER, width, height: 64 };
  const requests = limits.map(({ at, text }, index): LabelRequest => {
    const half = textWidth(text, FONT) / 2 + 4;
    const near = Math.min(width - half, Math.max(half, inBar(at)));
    return { key: String(index), text, spots: ROWS.map((row) => [near, row] as const) };
  });
  const names = placeLabels(requests, [], bounds, FONT);
  const height = Math.max(UNDER, ...names.map(({ y }) => y + FONT / 2)) + 6;
  const half = textWidth(pointer.text, FONT) / 2 + 4;
  const at = inBar(pointer.at);
  return (
    <PictureFrame canvas={canvas} width={width} height={height} label={label} caption={caption}>
      <g fontSize={FONT} aria-hidden="true">
        {zones.map(({ from, to, text, tone }, place) => {
          const [left, right] = [inBar(from), inBar(to)];
          const [start, end] = widestGap([
            left,
            ...limits.map((limit) => inBar(limit.at)).filter((px) => px > left && px < right),
            right,
          ]);
          return (
            <g key={place}>
              <rect className={styles[tone]} x={left} y={TRACK} width={Math.max(0, right - left)} height={THICK} />
              {textWidth(text, FONT) + 8 > end - start ? null : (
                <text x={(start + end) / 2} y={TRACK + THICK / 2} dy="0.35em" textAnchor="middle">
                  {text}
                </text>
              )}
            </g>
          );
        })}
        <rect className={styles.outline} x={edge} y={TRACK} width={width - 2 * edge} height={THICK} />
        {limits.map(({ at: limit }, index) => {
          const name = names.find(({ key }) => key === String(index));
          return name === undefined ? null : (
            <line
              key={index}
              className={styles.limit}
              x1={inBar(limit)}
              x2={inBar(limit)}
              y1={TRACK}
              y2={name.y - FONT / 2 - 2}
            />
          );
        })}
        {names.map(({ key, text, x: px, y }) => (
          <text key={key} className={picture.halo} x={px} y={y} dy="0.35em" textAnchor="middle">
            {text}
          </text>
        ))}
        <path className={styles.pointer} d={`M${at} ${TRACK}l-8 -12h16z`} />
        <text className={picture.strong} x={Math.min(width - half, Math.max(half, at))} y={FONT} textAnchor="middle">
          {pointer.text}
        </text>
      </g>
    </PictureFrame>
  );
}
