import type { Scale } from './scale.ts';

/**
 * SVG path data through the points (xs[i], ys[i]) of the data plane; a point that is not finite
 * breaks the line, so that what has no state is never drawn.
 * Runs entirely outside the plotted range by more than `margin` pixels are left out.
 */
export function linePath(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  x: Scale,
  y: Scale,
  margin = 4000,
): string {
  let data = '';
  let pen = false;
  for (let index = 0; index < xs.length; index += 1) {
    const px = x(xs[index] ?? Number.NaN);
    const py = y(ys[index] ?? Number.NaN);
    if (!Number.isFinite(px) || !Number.isFinite(py) || Math.abs(px) > margin * 4 || Math.abs(py) > margin * 4) {
      pen = false;
      continue;
    }
    data += `${pen ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`;
    pen = true;
  }
  return data;
}
