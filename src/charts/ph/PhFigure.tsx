/** The P-h diagram of a fluid as a picture: its own lines only, for a page that computes nothing. */
import { lineFigures } from '../plane/marks.tsx';
import { PhAxes } from './PhAxes.tsx';
import type { AxisUnit } from '../plane/Axes.tsx';
import { diagramLabels } from './diagram-labels.ts';
import type { LineTexts } from './diagram-labels.ts';
import { phLayout } from './layout.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { thinnedIsentropes, thinnedIsotherms } from './thinning.ts';
import { saturationLine } from './dome.ts';
import type { PhCurves, PhWindow } from './types.ts';
import { leanPath } from './lean-path.ts';
import styles from '../plane/plane.module.css';
import frame from './PhFigure.module.css';

interface PhFigureProps {
  readonly curves: PhCurves;
  readonly visible: PhWindow;
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
  readonly lineTexts: LineTexts;
  /** Accessible name. */
  readonly label: string;
  /** Distinguishes this picture from others of the page. */
  readonly id: string;
}

const SIZE = { width: 600, height: 440 };
const LAYERS = { isotherms: true, quality: true, isentropes: true, isochores: false } as const;
/** Every other line of quality is drawn. */
const QUALITY_TENTHS = 2;

function pathsOf(curves: PhCurves, layout: PlotLayout) {
  const dome = leanPath([saturationLine(curves)], layout);
  return {
    dome,
    isotherms: leanPath(curves.isotherms, layout),
    isentropes: leanPath(curves.isentropes, layout),
    quality: leanPath(curves.quality, layout),
  };
}

export function PhFigure({ curves: all, visible, pressure, enthalpy, lineTexts, label, id }: PhFigureProps) {
  const layout = phLayout(SIZE.width, SIZE.height, visible);
  const curves: PhCurves = {
    ...all,
    isotherms: thinnedIsotherms(all, layout),
    isentropes: thinnedIsentropes(all, layout),
    quality: all.quality.filter(({ value }) => Math.round(value * 10) % QUALITY_TENTHS === 0),
  };
  const { dome, isotherms, isentropes, quality } = pathsOf(curves, layout);
  const labels = diagramLabels(curves, [], layout, LAYERS, lineTexts);
  return (
    <div className={frame.frame} role="region" tabIndex={0} aria-label={label}>
      <svg translate="no" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label} data-chart="ph">
        <clipPath id={id}>
          <rect x={layout.left} y={layout.top} width={layout.right - layout.left} height={layout.bottom - layout.top} />
        </clipPath>
        <PhAxes layout={layout} pressure={pressure} enthalpy={enthalpy} />
        <g clipPath={`url(#${id})`}>
          <path className={styles.quality} d={quality} />
          <path className={styles.isentrope} d={isentropes} />
          <path className={styles.isotherm} d={isotherms} />
          <path className={`${styles.saturation} ${frame.dome}`} d={dome} />
        </g>
        {lineFigures(labels.lines, layout.fontSize, Math.round)}
      </svg>
    </div>
  );
}
