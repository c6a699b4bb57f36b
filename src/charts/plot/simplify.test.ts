import { expect, it } from 'vitest';
import { simplifiedLine } from './simplify.ts';

const arc = Array.from({ length: 200 }, (_, index) => (Math.PI * index) / 199);
const line = { xs: arc.map((angle) => 300 * Math.cos(angle)), ys: arc.map((angle) => 300 * Math.sin(angle)) };

it('keeps the ends and stays within the tolerance of every point, with far fewer of them', () => {
  const { xs, ys } = simplifiedLine(line, 0.35);
  expect([xs[0], xs.at(-1)]).toEqual([line.xs[0], line.xs.at(-1)]);
  // A chord over an angle a of a circle of radius r is off it by r (1 - cos(a / 2)): 0.35 px are 5.5 degrees or so.
  expect(xs.length).toBeLessThan(70);
  expect(xs.length).toBeGreaterThan(30);
  for (const [index, x] of line.xs.entries()) {
    const off = xs.slice(1).map((x1, at) => {
      const [x0, y0, y1, y] = [xs[at]!, ys[at]!, ys[at + 1]!, line.ys[index]!];
      const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
      const along = Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
      return Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0));
    });
    expect(Math.min(...off)).toBeLessThanOrEqual(0.35 + 1e-9);
  }
});

it('leaves a line of two points alone, and makes one of a straight line', () => {
  const two = { xs: [0, 10], ys: [0, 5] };
  expect(simplifiedLine(two, 1)).toBe(two);
  expect(simplifiedLine({ xs: [0, 1, 2, 3], ys: [0, 1, 2, 3] }, 0.01)).toEqual({ xs: [0, 3], ys: [0, 3] });
});
