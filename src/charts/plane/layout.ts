import type { PlotFrame } from '../plot/layout.ts';

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

/** Whether a pixel is inside the plotted rectangle. */
export function isInPlot(layout: PlotFrame, px: number, py: number): boolean {
  return px >= layout.left && px <= layout.right && py >= layout.top && py <= layout.bottom;
}
