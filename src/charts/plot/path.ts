import type { Scale } from './scale.ts';

/** Farther out than this, in pixels, a point is not drawn: some renderers lose their footing on huge coordinates. */
export const FARTHEST = 20_000;

/**
 * SVG path data through the points (xs[i], ys[i]) of the data plane; a point that is not finite, or absurdly far
 * outside the drawing, breaks the line, so that what has no state is never drawn.
 */
export function linePath(xs: ArrayLike<number>, ys: ArrayLike<number>, x: Scale, y: Scale): string {
  let data = '';
  let isDrawing = false;
  for (let index = 0; index < xs.length; index += 1) {
    const px = x(xs[index] ?? Number.NaN);
    const py = y(ys[index] ?? Number.NaN);
    if (!(Math.abs(px) < FARTHEST && Math.abs(py) < FARTHEST)) {
      isDrawing = false;
      continue;
    }
    data += `${isDrawing ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`;
    isDrawing = true;
  }
  return data;
}
