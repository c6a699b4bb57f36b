import { useEffect, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Axes } from './Axes.tsx';
import type { AxisUnit } from './Axes.tsx';
import { CycleLayer } from './CycleLayer.tsx';
import { placePoints } from './cycle.ts';
import { diagramLabels } from './diagram-labels.ts';
import type { LineTexts } from './diagram-labels.ts';
import { phLayout } from './layout.ts';
import { SecondDome, StaticLayer } from './StaticLayer.tsx';
import type { Layers } from './StaticLayer.tsx';
import { thinnedIsentropes, thinnedIsotherms } from './thinning.ts';
import type { CycleLine, CyclePoints, PhCurves, PhWindow } from './types.ts';
import { CrossMark, useCross } from './use-cross.tsx';
import type { PointRef } from './use-cross.tsx';
import { gestureTarget, useViewport } from './use-viewport.ts';
import { ZoomTools } from './ZoomTools.tsx';
import type { ZoomTexts } from './ZoomTools.tsx';
import { useGestures } from '../plot/use-gestures.ts';
import { useSize } from '../plot/use-size.ts';
import type { Size } from '../plot/use-size.ts';
import styles from './ph.module.css';
import frame from './PhDiagram.module.css';

export interface DiagramCycle {
  readonly id: string;
  readonly points: CyclePoints;
  /** In the order they are drawn. */
  readonly lines: readonly CycleLine[];
  readonly isDashed: boolean;
  /** Drawn faintly: it answers an earlier input. */
  readonly isStale: boolean;
  readonly mark: string;
  /** Of the second fluid of a comparison: in its hue, whatever each line stands for. */
  readonly isSecond?: boolean;
}

/** What the reader points at: anywhere in the plane (SI), or a point of a cycle. */
export interface Pointed {
  readonly H: number;
  readonly P: number;
  readonly point: PointRef | undefined;
}

interface PhDiagramProps {
  /** What is drawn: another subject is shown whole again. */
  readonly subject: string;
  readonly curves: PhCurves | undefined;
  /** Of the second fluid of a comparison: its dome alone is drawn. */
  readonly secondCurves?: PhCurves | undefined;
  readonly cycles: readonly DiagramCycle[];
  /** What is shown until the reader zooms. */
  readonly resting: PhWindow;
  readonly layers: Layers;
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
  readonly lineTexts: LineTexts;
  readonly active: PointRef | undefined;
  readonly onPoint: (pointed: Pointed | undefined) => void;
  /** Accessible name, and how to use it with the keyboard. */
  readonly label: string;
  readonly description: string;
  readonly zoomTexts: ZoomTexts;
  /** Size until it is measured, px. */
  readonly initial?: Size;
  readonly children?: ReactNode;
}

const INITIAL_SIZE = { width: 960, height: 600 };

interface Place {
  readonly H: number;
  readonly P: number;
}
const placeOf = (H: number, P: number): Place => ({ H, P });
const valuesOf = ({ H, P }: Place): readonly [number, number] => [H, P];

/** The P-h diagram: log p against h, the fluid's lines, the cycles, a cross that follows the pointer. */
export function PhDiagram(props: PhDiagramProps) {
  const { cycles, resting, layers, lineTexts, active, onPoint } = props;
  const clipId = useId();
  const clip = `url(#${clipId})`;
  const [svg, size] = useSize<SVGSVGElement>(props.initial ?? INITIAL_SIZE);
  const viewport = useViewport(resting);
  const { reset } = viewport;
  useEffect(() => reset(), [props.subject, reset]);
  const layout = useMemo(() => phLayout(size.width, size.height, viewport.visible), [size, viewport.visible]);
  useGestures(svg, gestureTarget(layout, resting, viewport));
  const curves = useMemo(
    () =>
      props.curves && {
        ...props.curves,
        isotherms: thinnedIsotherms(props.curves, layout),
        isentropes: thinnedIsentropes(props.curves, layout),
      },
    [props.curves, layout],
  );
  const placed = useMemo(
    () => cycles.map((cycle) => ({ ...cycle, points: placePoints(cycle.points, layout) })),
    [cycles, layout],
  );
  const labels = useMemo(
    () => diagramLabels(curves, placed, layout, layers, lineTexts),
    [curves, placed, layout, layers, lineTexts],
  );

  const places = placed.map(({ points }) => points);
  const cross = useCross({ layout, cycles, placed: places, active, at: placeOf, valuesOf, onPoint, viewport });

  return (
    <div className={frame.frame}>
      <svg
        ref={svg}
        className={viewport.isZoomed ? frame.zoomed : frame.svg}
        viewBox={`0 0 ${size.width} ${size.height}`}
        tabIndex={0}
        role="application"
        aria-label={props.label}
        aria-description={props.description}
        data-chart="ph"
        {...cross.handlers}
      >
        <clipPath id={clipId}>
          <rect x={layout.left} y={layout.top} width={layout.right - layout.left} height={layout.bottom - layout.top} />
        </clipPath>
        <Axes layout={layout} pressure={props.pressure} enthalpy={props.enthalpy} />
        {curves ? (
          <StaticLayer curves={curves} layout={layout} layers={layers} labels={labels.lines} clip={clip} />
        ) : null}
        {props.secondCurves ? <SecondDome curves={props.secondCurves} layout={layout} clip={clip} /> : null}
        {[...placed].reverse().map(({ id, points, lines, isDashed, isStale, isSecond }) => (
          <CycleLayer
            key={id}
            id={id}
            points={points}
            lines={lines}
            letters={labels.letters[placed.findIndex((cycle) => cycle.id === id)] ?? []}
            isDashed={isDashed}
            isStale={isStale}
            isSecond={isSecond === true}
            active={active?.cycle === id ? active.letter : undefined}
            fontSize={layout.fontSize}
            clip={clip}
          />
        ))}
        {labels.sides.map(({ key, text, x, y }) => (
          <text
            key={key}
            className={`${styles.side} ${styles[`side-${key}`]}`}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
            dy="0.35em"
            fontSize={layout.fontSize + 1}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
        {cross.place ? <CrossMark layout={layout} place={cross.place} /> : null}
      </svg>
      <ZoomTools viewport={viewport} texts={props.zoomTexts}>
        {props.children}
      </ZoomTools>
    </div>
  );
}
