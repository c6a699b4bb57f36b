import { useEffect, useId, useMemo, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { AxisUnit } from '../ph/Axes.tsx';
import { nearestPoint } from '../ph/cycle.ts';
import { isInPlot } from '../ph/layout.ts';
import frame from '../ph/PhDiagram.module.css';
import type { PointRef } from '../ph/PhDiagram.tsx';
import { ZoomTools } from '../ph/ZoomTools.tsx';
import type { ZoomTexts } from '../ph/ZoomTools.tsx';
import ph from '../ph/ph.module.css';
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
const SNAP = 14;

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
  const [cross, setCross] = useState<{ readonly S: number; readonly T: number } | undefined>(undefined);
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

  const leave = (): void => {
    setCross(undefined);
    onPoint(undefined);
  };
  const showPoint = (point: PointRef): void => {
    const state = cycles.find(({ id }) => id === point.cycle)?.points[point.letter];
    if (!state) return;
    setCross(state);
    onPoint({ S: state.S, T: state.T, point });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const px = event.clientX - box.left;
    const py = event.clientY - box.top;
    if (!isInPlot(layout, px, py)) {
      leave();
      return;
    }
    for (const cycle of placed) {
      const near = nearestPoint(cycle.placed, px, py, SNAP);
      if (near) {
        showPoint({ cycle: cycle.id, letter: near.letter });
        return;
      }
    }
    const at = { S: layout.x.invert(px), T: layout.y.invert(py) };
    setCross(at);
    onPoint({ ...at, point: undefined });
  };
  const step = (direction: 1 | -1): void => {
    const all = cycles.flatMap(({ id, points }) => Object.keys(points).map((letter) => ({ cycle: id, letter })));
    const now = all.findIndex(({ cycle, letter }) => cycle === active?.cycle && letter === active.letter);
    const next = now < 0 && direction < 0 ? all.at(-1) : all[(now + direction + all.length) % all.length];
    if (next) showPoint(next);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    const actions: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      '+': () => viewport.zoomBy(0.8),
      '=': () => viewport.zoomBy(0.8),
      '-': () => viewport.zoomBy(1.25),
      '0': viewport.reset,
      Escape: leave,
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  const shownCross = cross ?? (active && cycles.find(({ id }) => id === active.cycle)?.points[active.letter]);
  const crossX = shownCross ? layout.x(shownCross.S) : Number.NaN;
  const crossY = shownCross ? layout.y(shownCross.T) : Number.NaN;
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
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={(event) => {
          // A lifted finger leaves its reading on the page.
          if (event.pointerType === 'mouse') leave();
        }}
        onKeyDown={onKeyDown}
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
        {isInPlot(layout, crossX, crossY) ? (
          <g data-export="no">
            <line className={ph.cross} x1={layout.left} x2={layout.right} y1={crossY} y2={crossY} />
            <line className={ph.cross} x1={crossX} x2={crossX} y1={layout.top} y2={layout.bottom} />
            <circle className={ph.crossDot} cx={crossX} cy={crossY} r={9} />
          </g>
        ) : null}
      </svg>
      <ZoomTools viewport={viewport} texts={props.zoomTexts} />
    </div>
  );
}
