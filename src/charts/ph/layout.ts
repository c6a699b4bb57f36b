import { plotFrame } from '../plane/layout.ts';
import type { PlotLayout } from '../plot/layout.ts';
import { linearScale, logScale } from '../plot/scale.ts';
import type { PhWindow } from './types.ts';

/** The layout of a diagram of this size showing this window: H in J/kg across, P in Pa up. */
export function phLayout(width: number, height: number, visible: PhWindow): PlotLayout {
  const frame = plotFrame(width, height);
  const { left, right, top, bottom } = frame;
  return {
    ...frame,
    x: linearScale([visible.hMin, visible.hMax], [left, right]),
    y: logScale([visible.pMin, visible.pMax], [bottom, top]),
  };
}
