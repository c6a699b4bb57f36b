import { memo, useMemo } from 'react';
import { linePath } from '../plot/path.ts';
import type { PlacedLabel } from '../plot/labels.ts';
import { leanPath } from './lean-path.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { saturationLine } from './dome.ts';
import type { PhCurves } from './types.ts';
import { lineFigures } from '../plane/marks.tsx';
import styles from '../plane/plane.module.css';

export interface Layers {
  readonly isotherms: boolean;
  readonly quality: boolean;
  readonly isentropes: boolean;
  readonly isochores: boolean;
}

interface StaticLayerProps {
  readonly curves: PhCurves;
  readonly layout: PlotLayout;
  readonly layers: Layers;
  readonly labels: readonly PlacedLabel[];
  /** `url(#…)` of the plotted rectangle. */
  readonly clip: string;
}

function domePath(curves: PhCurves, { x, y }: PlotLayout): string {
  const { H, P } = saturationLine(curves);
  return linePath(H, P, x, y);
}

interface SecondDomeProps {
  readonly curves: PhCurves;
  readonly layout: PlotLayout;
  readonly clip: string;
}

/** The dome of the second fluid of a comparison. */
export const SecondDome = memo(function SecondDome({ curves, layout, clip }: SecondDomeProps) {
  const dome = useMemo(() => domePath(curves, layout), [curves, layout]);
  return (
    <g clipPath={clip}>
      <path className={styles.secondSaturation} d={dome} />
    </g>
  );
});

/** The lines that belong to the fluid alone: dome, quality, isotherms, isentropes, isochores, with their labels. */
export const StaticLayer = memo(function StaticLayer({ curves, layout, layers, labels, clip }: StaticLayerProps) {
  const dome = useMemo(() => domePath(curves, layout), [curves, layout]);
  const families = useMemo(
    () => ({
      isotherms: layers.isotherms ? leanPath(curves.isotherms, layout) : '',
      quality: layers.quality ? leanPath(curves.quality, layout) : '',
      isentropes: layers.isentropes ? leanPath(curves.isentropes, layout) : '',
      isochores: layers.isochores ? leanPath(curves.isochores, layout) : '',
    }),
    [curves, layout, layers],
  );
  return (
    <>
      <g clipPath={clip}>
        <path className={styles.dome} d={`${dome}Z`} />
        <path className={styles.quality} d={families.quality} />
        <path className={styles.isochore} d={families.isochores} />
        <path className={styles.isentrope} d={families.isentropes} />
        <path className={styles.isotherm} d={families.isotherms} />
        <path className={styles.saturation} d={dome} />
      </g>
      {lineFigures(labels, layout.fontSize)}
    </>
  );
});
