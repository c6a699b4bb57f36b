import { linearTicks } from '../plot/scale.ts';
import type { PlotLayout } from '../plot/layout.ts';
import styles from './plane.module.css';

/** A quantity as an axis shows it; `fromSi` and `toSi` may shift as well as scale (gauge pressure). */
export interface AxisUnit {
  readonly label: string;
  readonly symbol: string;
  fromSi(value: number): number;
  toSi(value: number): number;
  /** A round tick, in the display unit. */
  format(value: number): string;
}

/** How many ticks there is room for: across a plot, and up it. */
export const ticksAcross = ({ left, right }: PlotLayout): number => Math.max(3, (right - left) / 90);
export const ticksUp = ({ top, bottom, fontSize }: PlotLayout): number =>
  Math.max(3, (bottom - top) / (fontSize * 3.2));

/** Round ticks of a linear axis, in its display unit. */
export function axisTicks(unit: AxisUnit, [min, max]: readonly [number, number], count: number): number[] {
  return linearTicks(unit.fromSi(min), unit.fromSi(max), count);
}

interface PlaneAxesProps {
  readonly layout: PlotLayout;
  readonly across: AxisUnit;
  readonly acrossTicks: readonly number[];
  readonly up: AxisUnit;
  readonly upTicks: readonly number[];
}

/** The frame, the grid, the round numbers and the units of both axes. */
export function PlaneAxes({ layout, across, acrossTicks, up, upTicks }: PlaneAxesProps) {
  const { x, y, left, right, top, bottom, fontSize } = layout;
  return (
    <g className={styles.axes} fontSize={fontSize}>
      {acrossTicks.map((value) => {
        const px = x(across.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={px} x2={px} y1={top} y2={bottom} />
            <text x={px} y={bottom + fontSize * 1.35} textAnchor="middle">
              {across.format(value)}
            </text>
          </g>
        );
      })}
      {upTicks.map((value) => {
        const py = y(up.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={left} x2={right} y1={py} y2={py} />
            <text x={left - fontSize * 0.5} y={py + fontSize * 0.35} textAnchor="end">
              {up.format(value)}
            </text>
          </g>
        );
      })}
      <rect className={styles.frame} x={left} y={top} width={right - left} height={bottom - top} />
      <text className={styles.axisTitle} x={left} y={top - fontSize * 0.7}>
        {up.label} ({up.symbol})
      </text>
      <text className={styles.axisTitle} x={right} y={bottom + fontSize * 2.4} textAnchor="end">
        {across.label} ({across.symbol})
      </text>
    </g>
  );
}
