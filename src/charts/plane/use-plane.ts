import { useEffect, useId, useMemo } from 'react';
import type { RefObject } from 'react';
import { useGestures } from '../plot/use-gestures.ts';
import { useSize } from '../plot/use-size.ts';
import type { Size } from '../plot/use-size.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { gestureTarget, useViewport } from './use-viewport.ts';
import type { Viewport, WindowMoves } from './use-viewport.ts';

const INITIAL_SIZE: Size = { width: 960, height: 600 };

/** One kind of plane: its window as pixels, and how the window is moved. */
export interface PlaneKind<Window> extends WindowMoves<Window> {
  layout(width: number, height: number, visible: Window): PlotLayout;
}

export interface PlaneOptions<Window> {
  /** What is drawn: another subject is shown whole again. */
  readonly subject: string;
  /** What is shown until the reader zooms. */
  readonly resting: Window;
  /** Size until it is measured, px. */
  readonly initial?: Size | undefined;
}

export interface Plane<Window> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly size: Size;
  readonly viewport: Viewport<Window>;
  readonly layout: PlotLayout;
  readonly clipId: string;
}

/** A drawing of states that is measured, zoomed and moved. */
export function usePlane<Window>(
  kind: PlaneKind<Window>,
  { subject, resting, initial = INITIAL_SIZE }: PlaneOptions<Window>,
): Plane<Window> {
  const clipId = useId();
  const [svg, size] = useSize<SVGSVGElement>(initial);
  const viewport = useViewport(resting, kind);
  const { visible, reset } = viewport;
  useEffect(() => reset(), [subject, reset]);
  const layout = useMemo(() => kind.layout(size.width, size.height, visible), [kind, size, visible]);
  useGestures(svg, gestureTarget(layout, resting, kind, viewport));
  return { svg, size, viewport, layout, clipId };
}
