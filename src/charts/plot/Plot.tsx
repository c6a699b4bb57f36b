import type { CSSProperties, ReactNode } from 'react';
import { useContext, useId } from 'react';
import { AxisUnitsContext } from './axis-units.ts';
import { useSize } from './use-size.ts';
import type { Axis, PlotLayout, PlotShape } from './layout.ts';
import {
  columnTicks,
  LEAST_WIDTH,
  linesOf,
  minorTicksOf,
  PLOT_SHAPE,
  plotHeight,
  plotLayout,
  ticksOf,
} from './layout.ts';
import styles from './picture.module.css';
import { Reader } from './Reader.tsx';
import type { Readable } from './reading.ts';

interface PlotProps {
  readonly x: Axis;
  readonly y: Axis;
  /** The vertical axis stands at the right. */
  readonly isRight?: boolean;
  /** What the picture shows, in words, for those who do not see it. */
  readonly label: string;
  readonly caption?: ReactNode;
  /** What is drawn inside the frame, and over it. */
  readonly inside: (layout: PlotLayout) => ReactNode;
  readonly over?: (layout: PlotLayout) => ReactNode;
  readonly shape?: PlotShape;
  /** What the picture tells of the place pointed at. */
  readonly readable?: Readable;
}

const INITIAL = { width: 640, height: 400 };

/** A tenth of a pixel is as fine as a screen shows: more digits only weigh. */
const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Lines up at each of `columns` and across at each of `lines`, as one path: a chart ruled on both axes has hundreds. */
function gridPath(
  { left, right, top, bottom, x, y }: PlotLayout,
  columns: readonly number[],
  lines: readonly number[],
): string {
  const up = columns.map((value) => `M${rounded(x(value))} ${rounded(top)}V${rounded(bottom)}`);
  const across = lines.map((value) => `M${rounded(left)} ${rounded(y(value))}H${rounded(right)}`);
  return [...up, ...across].join('');
}

/** What the stylesheet is told of a shape that is not the usual one. */
const placeOf = (shape: PlotShape): CSSProperties | undefined =>
  shape === PLOT_SHAPE
    ? undefined
    : ({ '--ratio': shape.ratio, '--least': `${shape.least}px`, '--most': `${shape.most}px` } as CSSProperties);

/** Two axes with round figures and units; what is drawn inside is cut at the frame. */
export function Plot({
  isRight = false,
  label,
  caption,
  inside,
  over,
  shape = PLOT_SHAPE,
  readable,
  ...axes
}: PlotProps) {
  const inUnits = useContext(AxisUnitsContext);
  const [x, y] = [inUnits(axes.x), inUnits(axes.y)];
  const [canvas, size] = useSize<HTMLDivElement>(INITIAL);
  const width = Math.max(size.width, LEAST_WIDTH);
  const clip = useId();
  const layout = plotLayout(width, plotHeight(width, shape), x, y, isRight);
  const { left, right, top, bottom, fontSize } = layout;
  const columns = columnTicks(x, right - left, fontSize);
  const lines = ticksOf(y, linesOf(bottom - top, fontSize));
  const drawing = (
    <>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <g fontSize={fontSize} aria-hidden="true">
        <path className={styles.minor} d={gridPath(layout, minorTicksOf(x), minorTicksOf(y))} />
        <path
          className={styles.grid}
          d={gridPath(layout, x.isGridless === true ? [] : columns, y.isGridless === true ? [] : lines)}
        />
        {columns.map((value) => (
          <text
            key={`x${value}`}
            className={styles.soft}
            x={layout.x(value)}
            y={bottom + fontSize * 1.3}
            textAnchor="middle"
          >
            {x.format(value)}
          </text>
        ))}
        {lines.map((value) => (
          <text
            key={`y${value}`}
            className={styles.soft}
            x={isRight ? right + fontSize * 0.5 : left - fontSize * 0.5}
            y={layout.y(value)}
            dy="0.35em"
            textAnchor={isRight ? 'start' : 'end'}
          >
            {y.format(value)}
          </text>
        ))}
        <rect className={styles.frame} x={left} y={top} width={right - left} height={bottom - top} />
        <text x={isRight ? width - 2 : 2} y={fontSize * 1.1} textAnchor={isRight ? 'end' : 'start'}>
          {y.title}
        </text>
        <text x={right} y={bottom + fontSize * 2.8} textAnchor="end">
          {x.title}
        </text>
        <g clipPath={`url(#${clip})`}>{inside(layout)}</g>
        {over?.(layout)}
      </g>
    </>
  );
  return (
    <figure className={styles.figure}>
      {readable === undefined ? (
        <div ref={canvas} className={`${styles.canvas} ${styles.plot}`} style={placeOf(shape)}>
          <svg
            translate="no"
            className={styles.svg}
            viewBox={`0 0 ${width} ${layout.height}`}
            role="img"
            aria-label={label}
            data-picture=""
          >
            {drawing}
          </svg>
        </div>
      ) : (
        // What is drawn stays as it is while the reading moves: the element below is the same.
        <Reader layout={layout} x={x} y={y} label={label} canvas={canvas} place={placeOf(shape)} readable={readable}>
          {drawing}
        </Reader>
      )}
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
