import { memo } from 'react';
import { linearTicks, logTicks } from '../plot/scale.ts';
import type { PhLayout } from './layout.ts';
import styles from './ph.module.css';

/** A quantity as an axis shows it; `fromSi` and `toSi` may shift as well as scale (gauge pressure). */
export interface AxisUnit {
  readonly label: string;
  readonly symbol: string;
  fromSi(value: number): number;
  toSi(value: number): number;
  /** A round tick, in the display unit. */
  format(value: number): string;
}

interface AxesProps {
  readonly layout: PhLayout;
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
}

/** The frame, the grid, the round numbers and the units of both axes. */
export const Axes = memo(function Axes({ layout, pressure, enthalpy }: AxesProps) {
  const { x, y, left, right, top, bottom, fontSize } = layout;
  const [hMin = 0, hMax = 1] = x.domain;
  const [pMin = 1, pMax = 10] = y.domain;
  const hTicks = linearTicks(enthalpy.fromSi(hMin), enthalpy.fromSi(hMax), Math.max(3, (right - left) / 90));
  // A gauge pressure is negative below the atmosphere, where a logarithm has nothing to say.
  const lowest = pressure.fromSi(pMin);
  const shownMin = lowest > 0 ? lowest : pressure.fromSi(pMax) / 300;
  const pTicks = logTicks(shownMin, pressure.fromSi(pMax), Math.max(3, (bottom - top) / (fontSize * 3.2)));
  return (
    <g className={styles.axes} fontSize={fontSize}>
      {hTicks.map((value) => {
        const px = x(enthalpy.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={px} x2={px} y1={top} y2={bottom} />
            <text x={px} y={bottom + fontSize * 1.35} textAnchor="middle">
              {enthalpy.format(value)}
            </text>
          </g>
        );
      })}
      {pTicks.map((value) => {
        const py = y(pressure.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={left} x2={right} y1={py} y2={py} />
            <text x={left - fontSize * 0.5} y={py + fontSize * 0.35} textAnchor="end">
              {pressure.format(value)}
            </text>
          </g>
        );
      })}
      <rect className={styles.frame} x={left} y={top} width={right - left} height={bottom - top} />
      <text className={styles.axisTitle} x={left} y={top - fontSize * 0.7}>
        {pressure.label} ({pressure.symbol})
      </text>
      <text className={styles.axisTitle} x={right} y={bottom + fontSize * 2.4} textAnchor="end">
        {enthalpy.label} ({enthalpy.symbol})
      </text>
    </g>
  );
});
