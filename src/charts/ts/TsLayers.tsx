import { memo, useMemo } from 'react';
import ph from '../ph/ph.module.css';
import type { PlacedLabel } from '../plot/labels.ts';
import { linePath } from '../plot/path.ts';
import type { TsLayout } from './layout.ts';
import type { PlacedTsCycle } from './ts-labels.ts';
import type { TsCurves, TsLayers, TsLine } from './types.ts';
import styles from './ts.module.css';

interface TsStaticProps {
  readonly curves: TsCurves;
  readonly layout: TsLayout;
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
        <path className={ph.dome} d={`${paths.dome}Z`} />
        <path className={ph.quality} d={paths.quality} />
        <path className={ph.isochore} d={paths.isochores} />
        <path className={styles.isenthalp} d={paths.isenthalps} />
        <path className={styles.isobar} d={paths.isobars} />
        <path className={ph.saturation} d={paths.dome} />
      </g>
      <g className={ph.lineLabels} fontSize={layout.fontSize - 1}>
        {labels.map(({ key, text, x, y }) => (
          <text key={key} className={styles[`label-${key[0]}`]} x={x} y={y} dy="0.35em" textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </>
  );
});

interface TsCycleLayerProps {
  readonly cycle: PlacedTsCycle;
  readonly layout: TsLayout;
  readonly letters: readonly PlacedLabel[];
  /** Letter of the point that is pointed at. */
  readonly active: string | undefined;
  readonly clip: string;
}

/** One cycle: its lines in the colours of the circuit, its points, its letters. */
export const TsCycleLayer = memo(function TsCycleLayer({ cycle, layout, letters, active, clip }: TsCycleLayerProps) {
  const { id, isDashed, isStale, lines, placed } = cycle;
  return (
    <g data-cycle={id} className={`${isDashed ? ph.transient : ''} ${isStale ? ph.stale : ''}`}>
      <g clipPath={clip}>
        {lines.map(({ from, to, role, S, T }) => (
          <path
            key={from + to}
            className={`${styles.line} ${ph.segment} ${ph[`role-${role}`]}`}
            d={linePath(S, T, layout.x, layout.y)}
          />
        ))}
        {placed.map(({ letter, x, y }) => (
          <circle
            key={letter}
            className={letter === active ? ph.pointActive : ph.point}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={letter === active ? 6 : 3.5}
          />
        ))}
      </g>
      <g className={ph.letters} fontSize={layout.fontSize + 1}>
        {letters.map(({ key, text, x, y }) => (
          <text key={key} x={x.toFixed(1)} y={y.toFixed(1)} dy="0.35em" textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </g>
  );
});
