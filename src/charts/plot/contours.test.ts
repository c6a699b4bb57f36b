import { describe, expect, it } from 'vitest';
import { contours, valueOnGrid } from './contours.ts';

const xs = [0, 1, 2, 3];
const ys = [0, 1, 2];
const grid = (value: (x: number, y: number) => number | null) => ys.map((y) => xs.map((x) => value(x, y)));

describe('contours', () => {
  it('of a plane are straight, whole lines', () => {
    const [line] = contours(
      xs,
      ys,
      grid((x, y) => x + y),
      [2.5],
    );
    expect(line?.runs).toHaveLength(1);
    for (const [x, y] of line?.runs[0] ?? []) expect(x + y).toBeCloseTo(2.5, 12);
    const ends = [line?.runs[0]?.at(0), line?.runs[0]?.at(-1)].map((place) => place?.[1]).toSorted();
    expect(ends).toEqual([0, 2]);
  });

  it('of a hill close on themselves', () => {
    const many = Array.from({ length: 21 }, (_, i) => i / 10 - 1);
    const rows = many.map((y) => many.map((x) => 1 - x * x - y * y));
    const [line] = contours(many, many, rows, [0.75]);
    expect(line?.runs).toHaveLength(1);
    const run = line?.runs[0] ?? [];
    for (const [x, y] of run) expect(Math.hypot(x, y)).toBeCloseTo(0.5, 1);
    expect(run.at(0)?.[0]).toBeCloseTo(run.at(-1)?.[0] ?? NaN, 9);
    expect(run.at(0)?.[1]).toBeCloseTo(run.at(-1)?.[1] ?? NaN, 9);
  });

  it('stop where a value is missing', () => {
    const [line] = contours(
      xs,
      ys,
      grid((x, y) => (x === 3 ? null : y)),
      [0.5],
    );
    expect(Math.max(...(line?.runs.flat().map(([x]) => x) ?? []))).toBe(2);
    expect(
      contours(
        xs,
        ys,
        grid(() => 1),
        [1, 2],
      ).map(({ runs }) => runs.length),
    ).toEqual([0, 0]);
  });
});

describe('valueOnGrid', () => {
  it('is that of a plane anywhere on it, its corners too', () => {
    const rows = grid((x, y) => 3 * x - y);
    for (const [x, y] of [
      [0, 0],
      [3, 2],
      [1.25, 0.5],
      [2.9, 1.1],
    ] as const) {
      expect(valueOnGrid(xs, ys, rows, x, y)).toBeCloseTo(3 * x - y, 12);
    }
  });

  it('is none outside or beside a missing value', () => {
    expect(
      valueOnGrid(
        xs,
        ys,
        grid(() => 1),
        -0.1,
        0,
      ),
    ).toBeUndefined();
    expect(
      valueOnGrid(
        xs,
        ys,
        grid(() => 1),
        3.1,
        0,
      ),
    ).toBeUndefined();
    expect(
      valueOnGrid(
        xs,
        ys,
        grid((x) => (x === 1 ? null : 1)),
        0.5,
        0.5,
      ),
    ).toBeUndefined();
  });
});
