import { linearScale, logScale } from '../plot/scale.ts';
import type { Scale } from '../plot/scale.ts';
import type { PhWindow } from './types.ts';

/** The plotted rectangle in a drawing, in pixels. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
}

/** Where things stand in the drawing, in pixels, and its two scales (H in J/kg, P in Pa). */
export interface PhLayout extends PlotFrame {
  readonly x: Scale;
  readonly y: Scale;
}

/** The smaller a drawing is, the thinner its margins. */
export function plotFrame(width: number, height: number): PlotFrame {
  const isSmall = width < 520;
  const fontSize = isSmall ? 11 : width > 1800 ? 15 : 12;
  return {
    width,
    height,
    fontSize,
    left: fontSize * (isSmall ? 3 : 4),
    right: width - fontSize * (isSmall ? 0.6 : 1.2),
    top: fontSize * 2,
    bottom: height - fontSize * 2.6,
  };
}

/** The layout of a diagram of this size showing this window. */
export function phLayout(width: number, height: number, visible: PhWindow): PhLayout {
  const frame = plotFrame(width, height);
  const { left, right, top, bottom } = frame;
  return {
    ...frame,
    x: linearScale([visible.hMin, visible.hMax], [left, right]),
    y: logScale([visible.pMin, visible.pMax], [bottom, top]),
  };
}

/** Whether a pixel is inside the plotted rectangle. */
export function isInPlot(layout: PlotFrame, px: number, py: number): boolean {
  return px >= layout.left && px <= layout.right && py >= layout.top && py <= layout.bottom;
}
