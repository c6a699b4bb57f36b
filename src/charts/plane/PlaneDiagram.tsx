import type { ReactNode } from 'react';
import type { Mark } from './marks.tsx';
import frame from './frame.module.css';
import { CrossMark } from './use-cross.tsx';
import type { Cross, PointRef } from './use-cross.tsx';
import type { PlotLayout } from '../plot/layout.ts';
import type { Size } from '../plot/use-size.ts';
import type { Plane, PlaneOptions } from './use-plane.ts';
import { ZoomTools } from './ZoomTools.tsx';
import type { ZoomTexts } from './ZoomTools.tsx';

/** Passed to whatever is drawn on top of the diagram. */
export interface Sight {
  readonly layout: PlotLayout;
  readonly size: Size;
  /** The place of the cross in pixels, where there is one. */
  readonly cross: readonly [x: number, y: number] | undefined;
}
/** What stands over the drawing, in the same pixels. */
export type OverDrawing = (sight: Sight) => ReactNode;

/** What every drawing of states in a plane is given. */
export interface StatesProps<Window, Pointed> extends PlaneOptions<Window> {
  readonly active: PointRef | undefined;
  readonly onPoint: (pointed: Pointed | undefined) => void;
  /** Accessible name, and how to use it with the keyboard. */
  readonly label: string;
  readonly description: string;
  readonly zoomTexts: ZoomTexts;
  readonly over?: OverDrawing | undefined;
  /** A press of the mouse, or Enter: what is pointed at shall be kept. */
  readonly onKeep?: (() => void) | undefined;
  /** Single states, marked by their number. */
  readonly marks?: readonly Mark[] | undefined;
  /** A cycle is in the reader's hand: the figures on the lines wait where they are. */
  readonly isHeld?: boolean;
}

interface PlaneDiagramProps {
  /** Which plane it is, for exports and tests. */
  readonly chart: 'ph' | 'ts';
  readonly plane: Plane<unknown>;
  readonly cross: Cross;
  /** Accessible name, and how to use it with the keyboard. */
  readonly label: string;
  readonly description: string;
  readonly zoomTexts: ZoomTexts;
  /** Beside the buttons of zoom. */
  readonly tools?: ReactNode;
  readonly over?: OverDrawing | undefined;
  /** What is drawn, below the cross. */
  readonly children: ReactNode;
}

/** A diagram of states a reader may point into, zoom and move: its drawing, its cross, its buttons. */
export function PlaneDiagram({ chart, plane, cross, tools, over, children, ...props }: PlaneDiagramProps) {
  const { svg, size, viewport, layout, clipId } = plane;
  return (
    <div className={frame.frame}>
      <svg
        translate="no"
        ref={svg}
        className={viewport.isZoomed ? frame.zoomed : frame.svg}
        viewBox={`0 0 ${size.width} ${size.height}`}
        tabIndex={0}
        role="application"
        aria-label={props.label}
        aria-description={props.description}
        data-chart={chart}
        {...cross.handlers}
      >
        <clipPath id={clipId}>
          <rect x={layout.left} y={layout.top} width={layout.right - layout.left} height={layout.bottom - layout.top} />
        </clipPath>
        {children}
        {cross.place ? <CrossMark layout={layout} place={cross.place} /> : null}
      </svg>
      {over?.({ layout, size, cross: cross.place })}
      <ZoomTools viewport={viewport} texts={props.zoomTexts}>
        {tools}
      </ZoomTools>
    </div>
  );
}
