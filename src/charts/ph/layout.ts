import { linearScale, logScale } from '../plot/scale.ts';
import type { Scale } from '../plot/scale.ts';
import type { PhWindow } from './types.ts';

/** Where things stand in the drawing, in pixels, and its two scales (H in J/kg, P in Pa). */
export interface PhLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** The layout of a diagram of this size showing this window; the smaller it is, the thinner its margins. */
export function phLayout(width: number, height: number, visible: PhWindow): PhLayout {
  const isSmall = width < 520;
  const fontSize = isSmall ? 11 : width > 1800 ? 15 : 12;
  const left = fontSize * (isSmall ? 3 : 4);
  const right = width - fontSize * (isSmall ? 0.6 : 1.2);
  const top = fontSize * 2;
  const bottom = height - fontSize * 2.6;
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    fontSize,
    x: linearScale([visible.hMin, visible.hMax], [left, right]),
    y: logScale([visible.pMin, visible.pMax], [bottom, top]),
  };
}

/** Whether a pixel is inside the plotted rectangle. */
export function isInPlot(layout: PhLayout, px: number, py: number): boolean {
  return px >= layout.left && px <= layout.right && py >= layout.top && py <= layout.bottom;
}
