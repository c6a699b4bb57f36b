import { describe, expect, it } from 'vitest';
import { isWhole, ticksBetween } from './ticks.ts';

describe('graduations', () => {
  const even = (value: number): number => 12 * value;
  const log = (value: number): number => 300 * Math.log(value + 1.01325);

  it('are as fine as there is room: at 12 px a degree every half, a name every fifth', () => {
    const ticks = ticksBetween(-3, 12, even, { finest: 0.1, nameRoom: 40 });
    expect(ticks.slice(0, 3).map(({ value }) => value)).toEqual([-3, -2.5, -2]);
    expect(ticks.filter(({ isNamed }) => isNamed).map(({ value }) => value)).toEqual([0, 5, 10]);
  });

  it('on a logarithmic scale widen on the way, on round figures, never closer than asked', () => {
    const ticks = ticksBetween(0.2, 30, log, { finest: 0.01, nameRoom: 34 });
    const named = ticks.filter(({ isNamed }) => isNamed);
    expect(named.length).toBeGreaterThan(8);
    named.slice(1).forEach(({ at }, index) => expect(at - (named[index]?.at ?? 0)).toBeGreaterThanOrEqual(34));
    for (const { value } of named) expect(Number(value.toPrecision(2))).toBeCloseTo(value, 9);
    // The roundest stay: no 4.5 and 6 without the 5 between them.
    expect(named.map(({ value }) => value)).toEqual(expect.arrayContaining([1, 5, 10, 20]));
    const steps = ticks.slice(1).map(({ value }, index) => value - (ticks[index]?.value ?? 0));
    expect(steps[0]).toBeLessThan(steps.at(-1) ?? 0);
  });

  it('stop where the scale stops', () => {
    const short = (value: number): number => (value > 3 ? Number.NaN : 20 * value);
    expect(ticksBetween(0, 100, short, { finest: 0.1, nameRoom: 40 }).every(({ value }) => value <= 3)).toBe(true);
  });
});

describe('a name on the scale', () => {
  it('is written only where it stands whole: at 390 px the first and the last were cut', () => {
    // 358 px are the scale's at 390; three signs of 12 px take 21.6.
    expect(['−10', '2,5'].map((name) => isWhole(name, 10, 358))).toEqual([false, false]);
    expect(isWhole('25', 353, 358)).toBe(false);
    expect(['−10', '25'].map((name) => isWhole(name, 13, 358))).toEqual([true, true]);
    expect(isWhole('25', 348, 358)).toBe(true);
  });
});
