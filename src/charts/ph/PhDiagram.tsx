import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { CycleLayer } from './CycleLayer.tsx';
import { placePoints } from './cycle.ts';
import { diagramLabels } from './diagram-labels.ts';
import type { LineTexts } from './diagram-labels.ts';
import { PhAxes } from './PhAxes.tsx';
import { PH_PLANE } from './plane.ts';
import { SecondDome, StaticLayer } from './StaticLayer.tsx';
import type { Layers } from './StaticLayer.tsx';
import { thinnedIsentropes, thinnedIsotherms } from './thinning.ts';
import type { CycleLine, CyclePoints, PhCurves, PhWindow } from './types.ts';
import type { AxisUnit } from '../plane/Axes.tsx';
import { PlaneDiagram } from '../plane/PlaneDiagram.tsx';
import type { StatesProps } from '../plane/PlaneDiagram.tsx';
import styles from '../plane/plane.module.css';
import { stateMarks } from '../plane/marks.tsx';
import { useCross } from '../plane/use-cross.tsx';
import type { PointRef } from '../plane/use-cross.tsx';
import { useHeld } from '../plane/use-held.ts';
import { usePlane } from '../plane/use-plane.ts';

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
  /** For an overlaid cycle: its index, which selects the line style. */
  readonly series?: number;
}

/** What the reader points at: anywhere in the plane (SI), or a point of a cycle. */
export interface Pointed {
  readonly H: number;
  readonly P: number;
  readonly point: PointRef | undefined;
}

interface PhDiagramProps extends StatesProps<PhWindow, Pointed> {
  readonly curves: PhCurves | undefined;
  /** Of the second fluid of a comparison: its dome alone is drawn. */
  readonly secondCurves?: PhCurves | undefined;
  readonly cycles: readonly DiagramCycle[];
  /** Drawn beside them, and not pointed at. */
  readonly beside?: readonly DiagramCycle[] | undefined;
  readonly layers: Layers;
  readonly pressure: AxisUnit;
  readonly enthalpy: AxisUnit;
  readonly lineTexts: LineTexts;
  readonly children?: ReactNode;
}

interface Place {
  readonly H: number;
  readonly P: number;
}
const placeOf = (H: number, P: number): Place => ({ H, P });
const valuesOf = ({ H, P }: Place): readonly [number, number] => [H, P];

/** The P-h diagram: log p against h, the fluid's lines, the cycles, a cross that follows the pointer. */
export function PhDiagram(props: PhDiagramProps) {
  const { cycles, layers, lineTexts, active, onPoint } = props;
  const plane = usePlane(PH_PLANE, props);
  const { layout, viewport } = plane;
  const clip = `url(#${plane.clipId})`;
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
    () =>
      [...cycles, ...(props.beside ?? [])].map((cycle) => ({ ...cycle, points: placePoints(cycle.points, layout) })),
    [cycles, props.beside, layout],
  );
  const isHeld = props.isHeld === true;
  const settled = useHeld(placed, isHeld);
  const labels = useMemo(
    () => diagramLabels(curves, settled, layout, layers, lineTexts),
    [curves, settled, layout, layers, lineTexts],
  );
  // Of a cycle that moves only its own letters are placed anew.
  const moving = useMemo(
    () => (isHeld ? diagramLabels(undefined, placed, layout, layers, lineTexts) : labels),
    [isHeld, labels, placed, layout, layers, lineTexts],
  );

  const places = placed.slice(0, cycles.length).map(({ points }) => points);
  const { onKeep } = props;
  const cross = useCross({ layout, cycles, placed: places, active, at: placeOf, valuesOf, onPoint, viewport, onKeep });

  return (
    <PlaneDiagram
      chart="ph"
      plane={plane}
      cross={cross}
      label={props.label}
      description={props.description}
      zoomTexts={props.zoomTexts}
      over={props.over}
      tools={props.children}
    >
      <PhAxes layout={layout} pressure={props.pressure} enthalpy={props.enthalpy} />
      {curves ? (
        <StaticLayer curves={curves} layout={layout} layers={layers} labels={labels.lines} clip={clip} />
      ) : null}
      {props.secondCurves ? <SecondDome curves={props.secondCurves} layout={layout} clip={clip} /> : null}
      {[...placed].reverse().map(({ id, points, lines, isDashed, isStale, isSecond, series }) => (
        <CycleLayer
          key={id}
          id={id}
          points={points}
          lines={lines}
          letters={moving.letters[placed.findIndex((cycle) => cycle.id === id)] ?? []}
          isDashed={isDashed}
          isStale={isStale}
          isSecond={isSecond === true}
          series={series}
          active={active?.cycle === id ? active.letter : undefined}
          fontSize={layout.fontSize}
          clip={clip}
        />
      ))}
      {moving.sides.map(({ key, text, x, y }) => (
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
      {props.marks ? stateMarks(props.marks, layout, clip) : null}
    </PlaneDiagram>
  );
}
