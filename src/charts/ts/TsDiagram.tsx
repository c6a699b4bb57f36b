import { useMemo } from 'react';
import type { AxisUnit } from '../plane/Axes.tsx';
import { PlaneDiagram } from '../plane/PlaneDiagram.tsx';
import type { StatesProps } from '../plane/PlaneDiagram.tsx';
import { placedPoints } from '../plane/points.ts';
import { stateMarks } from '../plane/marks.tsx';
import { useCross } from '../plane/use-cross.tsx';
import type { PointRef } from '../plane/use-cross.tsx';
import { useHeld } from '../plane/use-held.ts';
import { usePlane } from '../plane/use-plane.ts';
import { TS_PLANE } from './plane.ts';
import { TsAxes } from './TsAxes.tsx';
import { TsCycleLayer, TsStatic } from './TsLayers.tsx';
import { tsLabels } from './ts-labels.ts';
import type { TsLineTexts } from './ts-labels.ts';
import type { TsCurves, TsCycle, TsLayers, TsWindow } from './types.ts';

/** What the reader points at: anywhere in the plane (SI), or a point of a cycle. */
export interface TsPointed {
  readonly S: number;
  readonly T: number;
  readonly point: PointRef | undefined;
}

interface TsDiagramProps extends StatesProps<TsWindow, TsPointed> {
  readonly curves: TsCurves | undefined;
  readonly cycles: readonly TsCycle[];
  readonly layers: TsLayers;
  readonly temperature: AxisUnit;
  readonly entropy: AxisUnit;
  readonly lineTexts: TsLineTexts;
}

interface Place {
  readonly S: number;
  readonly T: number;
}
const placeOf = (S: number, T: number): Place => ({ S, T });
const valuesOf = ({ S, T }: Place): readonly [number, number] => [S, T];

/** The T-s diagram: T against s, the fluid's lines, the cycles, a cross that follows the pointer. */
export function TsDiagram(props: TsDiagramProps) {
  const { curves, cycles, layers, lineTexts, active, onPoint } = props;
  const plane = usePlane(TS_PLANE, props);
  const { layout, viewport } = plane;
  const clip = `url(#${plane.clipId})`;
  const placed = useMemo(
    () =>
      cycles.map((cycle) => ({
        ...cycle,
        placed: placedPoints(cycle.points, layout, valuesOf),
      })),
    [cycles, layout],
  );
  const isHeld = props.isHeld === true;
  const settled = useHeld(placed, isHeld);
  const labels = useMemo(
    () => tsLabels(curves, settled, layout, layers, lineTexts),
    [curves, settled, layout, layers, lineTexts],
  );
  // Of a cycle that moves only its own letters are placed anew.
  const moving = useMemo(
    () => (isHeld ? tsLabels(undefined, placed, layout, layers, lineTexts) : labels),
    [isHeld, labels, placed, layout, layers, lineTexts],
  );

  // What is laid beside is drawn, and not pointed at.
  const own = cycles.filter(({ series }) => series === undefined);
  const places = placed.filter(({ series }) => series === undefined).map((cycle) => cycle.placed);
  const { onKeep } = props;
  const cross = useCross({
    layout,
    cycles: own,
    placed: places,
    active,
    at: placeOf,
    valuesOf,
    onPoint,
    viewport,
    onKeep,
  });
  return (
    <PlaneDiagram
      chart="ts"
      plane={plane}
      cross={cross}
      label={props.label}
      description={props.description}
      zoomTexts={props.zoomTexts}
      over={props.over}
    >
      <TsAxes layout={layout} temperature={props.temperature} entropy={props.entropy} />
      {curves ? <TsStatic curves={curves} layout={layout} layers={layers} labels={labels.lines} clip={clip} /> : null}
      {placed
        .map((cycle, index) => (
          <TsCycleLayer
            key={cycle.id}
            cycle={cycle}
            layout={layout}
            letters={moving.letters[index] ?? []}
            active={active?.cycle === cycle.id ? active.letter : undefined}
            clip={clip}
          />
        ))
        .reverse()}
      {props.marks ? stateMarks(props.marks, layout, clip) : null}
    </PlaneDiagram>
  );
}
