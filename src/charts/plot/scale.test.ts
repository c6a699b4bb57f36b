import { describe, expect, it } from 'vitest';
import { linearScale, linearTicks, logScale, logTicks, roundStep } from './scale.ts';

describe('scales', () => {
  it('go there and back', () => {
    const linear = linearScale([200, 450], [40, 840]);
    expect(linear(325)).toBe(440);
    expect(linear.invert(440)).toBe(325);
    const log = logScale([1e5, 1e7], [500, 0]);
    expect(log(1e6)).toBeCloseTo(250, 10);
    expect(log.invert(250)).toBeCloseTo(1e6, 3);
  });

  it('refuse an axis that has no meaning', () => {
    expect(() => linearScale([3, 3], [0, 1])).toThrow(RangeError);
    expect(() => logScale([0, 10], [0, 1])).toThrow(RangeError);
  });
});

describe('ticks', () => {
  it('are round and inside', () => {
    expect(roundStep(250, 6)).toBe(50);
    expect(linearTicks(183, 447, 6)).toEqual([200, 250, 300, 350, 400]);
    expect(linearTicks(0.05, 0.32, 4)).toEqual([0.1, 0.2, 0.3]);
    expect(linearTicks(-30, 30, 3)).toEqual([-20, 0, 20]);
  });

  it('are the densest round digits of a logarithmic axis that fit', () => {
    expect(logTicks(1.46, 46.7, 6)).toEqual([2, 5, 10, 20]);
    expect(logTicks(1.46, 46.7, 8)).toEqual([2, 3, 5, 7, 10, 20, 30]);
    expect(logTicks(0.5, 600, 3)).toEqual([1, 10, 100]);
    expect(logTicks(2, 9.5, 9)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(logTicks(10, 14, 5)).toEqual([10, 11, 12, 13, 14]);
  });
});
