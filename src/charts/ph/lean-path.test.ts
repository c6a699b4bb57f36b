import { expect, it } from 'vitest';
import { leanPath } from './lean-path.ts';
import { phLayout } from './layout.ts';

const layout = phLayout(600, 440, { hMin: 1e5, hMax: 5e5, pMin: 1e5, pMax: 4e6 });

/** The points of path data in pixels, as SVG reads it: a move, then steps, each from the point before it. */
function pointsOf(data: string): [number, number][] {
  return data
    .split('M')
    .slice(1)
    .flatMap((run) => {
      const numbers = (run.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        [x, y] = [x + (numbers[2 * index] ?? 0), y + (numbers[2 * index + 1] ?? 0)];
        return [x, y];
      });
    });
}

it('keeps a bend within what an eye sees of it, and its ends where they are', () => {
  const H = Array.from({ length: 200 }, (_, index) => 2e5 + 1000 * index);
  const P = H.map((value) => 3e6 * Math.exp(-(((value - 2e5) / 1e5) ** 2)) + 2e5);
  const data = leanPath([{ H, P }], layout);
  const points = pointsOf(data);
  // Far fewer than there were, and written to a tenth as steps.
  expect(points.length).toBeLessThan(60);
  expect(data).toMatch(/^M[\d.]+ [\d.]+l[-\d. ]+$/);
  for (const [at, index] of [
    [0, 0],
    [-1, 199],
  ] as const) {
    expect(points.at(at)?.[0]).toBeCloseTo(layout.x(H[index] ?? 0), 0);
    expect(points.at(at)?.[1]).toBeCloseTo(layout.y(P[index] ?? 0), 0);
  }
  // Every sample lies within a fifth of a pixel of the line that is left of them: 0.12 and the rounding to a tenth.
  const off = H.map((value, index) => {
    const [px, py] = [layout.x(value), layout.y(P[index] ?? 0)];
    return Math.min(
      ...points.slice(1).map(([x1, y1], end) => {
        const [x0 = 0, y0 = 0] = points[end] ?? [];
        const [dx, dy] = [x1 - x0, y1 - y0];
        const along = Math.max(0, Math.min(1, ((px - x0) * dx + (py - y0) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(px - x0 - along * dx, py - y0 - along * dy);
      }),
    );
  });
  expect(Math.max(...off)).toBeLessThan(0.2);
});

it('breaks a line where it has no state', () => {
  const data = leanPath([{ H: [2e5, 3e5, Number.NaN, 3.5e5, 4e5], P: [1e6, 1e6, 1e6, 2e6, 2e6] }], layout);
  expect(data.match(/M/g)).toHaveLength(2);
  expect(pointsOf(data)[2]?.[0]).toBeCloseTo(layout.x(3.5e5), 0);
});
