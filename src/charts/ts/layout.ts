import { plotFrame } from '../plane/layout.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { linearScale } from '../plot/scale.ts';
import type { TsWindow } from './types.ts';

/** The layout of a diagram of this size showing this window: S in J/(kg K) across, T in K up. */
export function tsLayout(width: number, height: number, visible: TsWindow): PlotLayout {
  const frame = plotFrame(width, height);
  const { left, right, top, bottom } = frame;
  return {
    ...frame,
    x: linearScale([visible.sMin, visible.sMax], [left, right]),
    y: linearScale([visible.tMin, visible.tMax], [bottom, top]),
  };
}
