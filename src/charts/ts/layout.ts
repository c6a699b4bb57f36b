import { plotFrame } from '../ph/layout.ts';
import type { PlotFrame } from '../ph/layout.ts';
import { linearScale } from '../plot/scale.ts';
import type { Scale } from '../plot/scale.ts';
import type { TsWindow } from './types.ts';

/** Where things stand in the drawing, in pixels, and its two scales (S in J/(kg K), T in K). */
export interface TsLayout extends PlotFrame {
  readonly x: Scale;
  readonly y: Scale;
}

/** The layout of a diagram of this size showing this window. */
export function tsLayout(width: number, height: number, visible: TsWindow): TsLayout {
  const frame = plotFrame(width, height);
  const { left, right, top, bottom } = frame;
  return {
    ...frame,
    x: linearScale([visible.sMin, visible.sMax], [left, right]),
    y: linearScale([visible.tMin, visible.tMax], [bottom, top]),
  };
}
