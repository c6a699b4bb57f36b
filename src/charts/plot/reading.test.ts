import { describe, expect, it } from 'vitest';
import { nextValue } from './reading.ts';

const EVEN = { domain: [0, 20] } as const;
const LOG = { domain: [0.1, 10_000], isLog: true } as const;

describe('the value an arrow key goes to', () => {
  it('is the next round one', () => {
    expect(nextValue(EVEN, 9.88, 1)).toBe(10);
    expect(nextValue(EVEN, 9.88, -1)).toBe(9.8);
    expect(nextValue(EVEN, 10, 1)).toBe(10.2);
    expect(nextValue(EVEN, 9.88, 1, true)).toBe(10);
    expect(nextValue(EVEN, 10, 1, true)).toBe(12);
  });

  it('is round in the unit of the reader', () => {
    const shown = { to: (value: number) => value * 2, from: (value: number) => value / 2 };
    // A hundredth of 40 is 0.4: after 19.76 comes 20, which is drawn at 10.
    expect(nextValue({ ...EVEN, shown }, 9.88, 1)).toBe(10);
    expect(nextValue({ ...EVEN, shown }, 20, 1)).toBe(20);
  });

  it('goes by half leading digits and by decades on a logarithmic axis', () => {
    expect(nextValue(LOG, 28, 1)).toBe(30);
    expect(nextValue(LOG, 28, -1)).toBe(25);
    expect(nextValue(LOG, 1, -1)).toBe(0.95);
    expect(nextValue(LOG, 9.5, 1)).toBe(10);
    expect(nextValue(LOG, 28, 1, true)).toBe(280);
  });

  it('stays on the axis', () => {
    expect(nextValue(EVEN, 20, 1)).toBe(20);
    expect(nextValue(EVEN, 0, -1, true)).toBe(0);
    expect(nextValue(LOG, 10_000, 1)).toBe(10_000);
    expect(nextValue(LOG, 0.3, -1, true)).toBe(0.1);
  });

  it('never stands still between the ends', () => {
    for (let value = 0.1, steps = 0; value < 10_000; steps += 1) {
      const next = nextValue(LOG, value, 1);
      expect(next).toBeGreaterThan(value);
      expect(steps).toBeLessThan(200);
      value = next;
    }
  });
});
