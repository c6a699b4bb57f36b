import { useEffect, useId, useMemo } from 'react';
import type { AxisUnit } from '../ph/Axes.tsx';
import frame from '../ph/PhDiagram.module.css';
import { CrossMark, useCross } from '../ph/use-cross.tsx';
import type { PointRef } from '../ph/use-cross.tsx';
import { ZoomTools } from '../ph/ZoomTools.tsx';
import type { ZoomTexts } from '../ph/ZoomTools.tsx';
import { useGestures } from '../plot/use-gestures.ts';
import { useSize } from '../plot/use-size.ts';
import { tsLayout } from './layout.ts';
import { TsAxes } from './TsAxes.tsx';
import { TsCycleLayer, TsStatic } from './TsLayers.tsx';
import { tsLabels } from './ts-labels.ts';
import type { TsLineTexts } from './ts-labels.ts';
import type { TsCurves, TsCycle, TsLayers, TsWindow } from './types.ts';
import { tsGestureTarget, useTsViewport } from './use-ts-viewport.ts';

/** What the reader points at: anywhere in the plane (SI), or a point of a cycle. */
export interface TsPointed {
  readonly S: number;
  readonly T: number;
  readonly point: PointRef | undefined;
}

interface TsDiagramProps {
  /** What is drawn: another subject is shown whole again. */
  readonly subject: string;
  readonly curves: TsCurves | undefined;
  readonly cycles: readonly TsCycle[];
  /** What is shown until the reader zooms. */
  readonly resting: TsWindow;
  readonly layers: TsLayers;
  readonly temperature: AxisUnit;
  readonly entropy: AxisUnit;
  readonly lineTexts: TsLineTexts;
  readonly active: PointRef | undefined;
  readonly onPoint: (pointed: TsPointed | undefined) => void;
  /** Accessible name, and how to use it with the keyboard. */
  readonly label: string;
  readonly description: string;
  readonly zoomTexts: ZoomTexts;
}

const INITIAL_SIZE = { width: 960, height: 600 };

interface Place {
  readonly S: number;
  readonly T: number;
}
const placeOf = (S: number, T: number): Place => ({ S, T });
const valuesOf = ({ S, T }: Place): readonly [number, number] => [S, T];

/** The T-s diagram: T against s, the fluid's lines, the cycles, a cross that follows the pointer. */
export function TsDiagram(props: TsDiagramProps) {
  const { curves, cycles, resting, layers, lineTexts, active, onPoint } = props;
  const clipId = useId();
  const clip = `url(#${clipId})`;
  const [svg, size] = useSize<SVGSVGElement>(INITIAL_SIZE);
  const viewport = useTsViewport(resting);
  const { reset } = viewport;
  useEffect(() => reset(), [props.subject, reset]);
  const layout = useMemo(() => tsLayout(size.width, size.height, viewport.visible), [size, viewport.visible]);
  useGestures(svg, tsGestureTarget(layout, resting, viewport));
  const placed = useMemo(
    () =>
      cycles.map((cycle) => ({
        ...cycle,
        placed: Object.entries(cycle.points).map(([letter, { S, T }]) => ({ letter, x: layout.x(S), y: layout.y(T) })),
      })),
    [cycles, layout],
  );
  const labels = useMemo(
    () => tsLabels(curves, placed, layout, layers, lineTexts),
    [curves, placed, layout, layers, lineTexts],
  );

  const places = placed.map((cycle) => cycle.placed);
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
        data-chart="ts"
        {...cross.handlers}
      >
        <clipPath id={clipId}>
          <rect x={layout.left} y={layout.top} width={layout.right - layout.left} height={layout.bottom - layout.top} />
        </clipPath>
        <TsAxes layout={layout} temperature={props.temperature} entropy={props.entropy} />
        {curves ? <TsStatic curves={curves} layout={layout} layers={layers} labels={labels.lines} clip={clip} /> : null}
        {placed
          .map((cycle, index) => (
            <TsCycleLayer
              key={cycle.id}
              cycle={cycle}
              layout={layout}
              letters={labels.letters[index] ?? []}
              active={active?.cycle === cycle.id ? active.letter : undefined}
              clip={clip}
            />
          ))
          .reverse()}
        {cross.place ? <CrossMark layout={layout} place={cross.place} /> : null}
      </svg>
      <ZoomTools viewport={viewport} texts={props.zoomTexts} />
    </div>
  );
}
