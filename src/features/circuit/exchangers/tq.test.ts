import { describe, expect, it } from 'vitest';
import { readingAt, valueAt } from './tq.ts';
import type { TqLine } from './tq.ts';

describe('a line read between its nodes', () => {
  it('is straight there, and silent beyond its ends', () => {
    expect(valueAt([0, 2, 10], [50, 40, 36], 1)).toBe(45);
    expect(valueAt([0, 2, 10], [50, 40, 36], 6)).toBe(38);
    expect(valueAt([0, 2, 10], [50, 40, 36], 10)).toBe(36);
    expect(valueAt([0, 2, 10], [50, 40, 36], 10.1)).toBeUndefined();
    expect(valueAt([0, 2, 10], [50, 40, 36], -0.1)).toBeUndefined();
  });
  it('takes the later of two nodes at the same duty, where a phase ends', () => {
    expect(valueAt([0, 0, 10], [51, 40, 36], 0)).toBe(51);
  });
});

describe('the regime one points at', () => {
  const line = (regime: TqLine['regime'], warmer: number, most: number): TqLine => ({
    regime,
    duty: [0, most],
    refrigerant: [warmer, warmer],
    secondary: [warmer + 5, warmer + 10],
  });
  const lines = [line('permanent', 0, 10), line('transient', 20, 12)];
  it('is that of the nearest line, refrigerant or secondary', () => {
    expect(readingAt(lines, 5, 1)).toEqual({
      regime: 'permanent',
      duty: 5,
      refrigerant: 0,
      secondary: 7.5,
      nearest: 0,
    });
    expect(readingAt(lines, 5, 9)?.nearest).toBe(7.5);
    expect(readingAt(lines, 6, 26)).toMatchObject({ regime: 'transient', secondary: 27.5, nearest: 27.5 });
  });
  it('is the other one where the first has ended', () => {
    expect(readingAt(lines, 11, 0)?.regime).toBe('transient');
    expect(readingAt(lines, 13, 0)).toBeUndefined();
  });
});
