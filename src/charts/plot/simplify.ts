/** Fewer points for a line that is drawn once and travels in a page. */

/** A run of points in pixels: x and y in turn, as long as each other. */
export interface PixelLine {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Distance, pixels, of point `at` from the chord between two others. */
function offChord({ xs, ys }: PixelLine, from: number, to: number, at: number): number {
  const [x0 = 0, y0 = 0] = [xs[from], ys[from]];
  const [dx, dy] = [(xs[to] ?? 0) - x0, (ys[to] ?? 0) - y0];
  const [px, py] = [(xs[at] ?? 0) - x0, (ys[at] ?? 0) - y0];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
}

/**
 * The points of a line that keep it within `tolerance` pixels of what it was, ends included.
 * Ramer (1972), Computer Graphics and Image Processing 1 244-256; Douglas and Peucker (1973).
 */
export function simplifiedLine(line: PixelLine, tolerance: number): PixelLine {
  const last = line.xs.length - 1;
  if (last < 2) return line;
  const kept = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let run = open.pop(); run !== undefined; run = open.pop()) {
    const [from, to] = run;
    let farthest = from;
    let most = tolerance;
    for (let at = from + 1; at < to; at += 1) {
      const off = offChord(line, from, to, at);
      if (off > most) [farthest, most] = [at, off];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  const indices = [...kept].sort((one, other) => one - other);
  return { xs: indices.map((index) => line.xs[index] ?? 0), ys: indices.map((index) => line.ys[index] ?? 0) };
}
