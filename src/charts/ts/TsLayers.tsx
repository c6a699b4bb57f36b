import { memo, useMemo } from 'react';
import { lineFigures, pointLetters, pointMarks } from '../plane/marks.tsx';
import styles from '../plane/plane.module.css';
import type { PlacedLabel } from '../plot/labels.ts';
import { linePath } from '../plot/path.ts';
import type { PlotLayout } from '../plot/layout.ts';
import type { PlacedTsCycle } from './ts-labels.ts';
import type { TsCurves, TsLayers, TsLine } from './types.ts';

interface TsStaticProps {
  readonly curves: TsCurves;
  readonly layout: PlotLayout;
  readonly layers: TsLayers;
  readonly labels: readonly PlacedLabel[];
  /** `url(#…)` of the plotted rectangle. */
  readonly clip: string;
}

/** The lines that belong to the fluid alone, with their labels. */
export const TsStatic = memo(function TsStatic({ curves, layout, layers, labels, clip }: TsStaticProps) {
  const paths = useMemo(() => {
    const { x, y } = layout;
    const joined = (isShown: boolean, lines: readonly TsLine[]): string =>
      isShown ? lines.map(({ S, T }) => linePath(S, T, x, y)).join('') : '';
    return {
      dome: linePath(curves.saturation.S, curves.saturation.T, x, y),
      isobars: joined(layers.isobars, curves.isobars),
      quality: joined(layers.quality, curves.quality),
      isenthalps: joined(layers.isenthalps, curves.isenthalps),
      isochores: joined(layers.isochores, curves.isochores),
    };
  }, [curves, layout, layers]);
  return (
    <>
      <g clipPath={clip}>
        <path className={styles.dome} d={`${paths.dome}Z`} />
        <path className={styles.quality} d={paths.quality} />
        <path className={styles.isochore} d={paths.isochores} />
        <path className={styles.isenthalp} d={paths.isenthalps} />
        <path className={styles.isobar} d={paths.isobars} />
        <path className={styles.saturation} d={paths.dome} />
      </g>
      {lineFigures(labels, layout.fontSize)}
    </>
  );
});

interface TsCycleLayerProps {
  readonly cycle: PlacedTsCycle;
  readonly layout: PlotLayout;
  readonly letters: readonly PlacedLabel[];
  /** Letter of the point that is pointed at. */
  readonly active: string | undefined;
  readonly clip: string;
}

/** One cycle: its lines in the colours of the circuit, its points, its letters. */
export const TsCycleLayer = memo(function TsCycleLayer({ cycle, layout, letters, active, clip }: TsCycleLayerProps) {
  const { id, isDashed, isStale, lines, placed, series } = cycle;
  return (
    <g
      data-cycle={id}
      className={`${isDashed ? styles.transient : ''} ${isStale ? styles.stale : ''} ${styles[`series-${series}`] ?? ''}`}
    >
      <g clipPath={clip}>
        {lines.map(({ role, S, T }, index) => (
          <path
            key={index}
            className={`${styles.segment} ${styles[`role-${role}`]}`}
            d={linePath(S, T, layout.x, layout.y)}
          />
        ))}
        {pointMarks(placed, active)}
      </g>
      {pointLetters(letters, layout.fontSize)}
    </g>
  );
});
