import { memo } from 'react';
import { linearTicks } from '../plot/scale.ts';
import type { AxisUnit } from '../ph/Axes.tsx';
import styles from '../ph/ph.module.css';
import type { TsLayout } from './layout.ts';

interface TsAxesProps {
  readonly layout: TsLayout;
  readonly temperature: AxisUnit;
  readonly entropy: AxisUnit;
}

/** The frame, the grid (isotherms and isentropes), the round numbers and the units of both axes. */
export const TsAxes = memo(function TsAxes({ layout, temperature, entropy }: TsAxesProps) {
  const { x, y, left, right, top, bottom, fontSize } = layout;
  const ticks = (unit: AxisUnit, [min, max]: readonly [number, number], count: number): number[] =>
    linearTicks(unit.fromSi(min), unit.fromSi(max), Math.max(3, count));
  return (
    <g className={styles.axes} fontSize={fontSize}>
      {ticks(entropy, x.domain, (right - left) / 90).map((value) => {
        const px = x(entropy.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={px} x2={px} y1={top} y2={bottom} />
            <text x={px} y={bottom + fontSize * 1.35} textAnchor="middle">
              {entropy.format(value)}
            </text>
          </g>
        );
      })}
      {ticks(temperature, y.domain, (bottom - top) / (fontSize * 3.2)).map((value) => {
        const py = y(temperature.toSi(value));
        return (
          <g key={value}>
            <line className={styles.grid} x1={left} x2={right} y1={py} y2={py} />
            <text x={left - fontSize * 0.5} y={py + fontSize * 0.35} textAnchor="end">
              {temperature.format(value)}
            </text>
          </g>
        );
      })}
      <rect className={styles.frame} x={left} y={top} width={right - left} height={bottom - top} />
      <text className={styles.axisTitle} x={left} y={top - fontSize * 0.7}>
        {temperature.label} ({temperature.symbol})
      </text>
      <text className={styles.axisTitle} x={right} y={bottom + fontSize * 2.4} textAnchor="end">
        {entropy.label} ({entropy.symbol})
      </text>
    </g>
  );
});
