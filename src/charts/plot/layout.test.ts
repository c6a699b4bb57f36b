import { describe, expect, it } from 'vitest';
import type { Axis } from './layout.ts';
import { columnTicks, minorTicksOf, ticksOf } from './layout.ts';

const log = (from: number, to: number): Axis => ({
  domain: [from, to],
  isLog: true,
  title: '',
  format: (value) => String(value),
});

describe('ticks of a picture', () => {
  it('names every second decade where every one would crowd', () => {
    expect(ticksOf(log(0.1, 1e7), 5)).toEqual([1, 100, 10_000, 1_000_000]);
    expect(ticksOf(log(0.1, 1e4), 6)).toEqual([0.1, 1, 10, 100, 1000, 10_000]);
  });

  it('are round in the unit of the reader, where they are drawn in another', () => {
    const shown = { to: (value: number) => value * 1.8 + 32, from: (value: number) => (value - 32) / 1.8 };
    const axis: Axis = { domain: [0, 40], title: '', format: String, shown };
    expect(ticksOf(axis, 8).map(shown.to)).toEqual([40, 50, 60, 70, 80, 90, 100]);
    expect(ticksOf(axis, 8)[0]).toBeCloseTo(4.444, 3);
  });

  it('leaves room between the texts under an axis, however wide they are', () => {
    const axes: readonly Axis[] = [
      log(0.1, 1e7),
      log(10, 1000),
      { domain: [0, 2.4e7], title: '', format: (value) => String(value) },
    ];
    for (const axis of axes) {
      for (const width of [220, 300, 700]) {
        const ticks = columnTicks(axis, width, 12);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        const [low, high] = axis.domain;
        const place = (value: number): number =>
          width * (axis.isLog === true ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low));
        for (const [index, tick] of ticks.slice(1).entries()) {
          const before = ticks[index] ?? low;
          const half = ((axis.format(tick).length + axis.format(before).length) / 2) * 12 * 0.6;
          expect(place(tick) - place(before)).toBeGreaterThan(half);
        }
      }
    }
  });

  it('rules a logarithmic axis at every digit', () => {
    expect(minorTicksOf(log(1, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(minorTicksOf({ ...log(1, 10), isLog: false })).toEqual([]);
  });
});
