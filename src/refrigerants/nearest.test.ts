import { describe, expect, it } from 'vitest';
import { nearestFluids } from './nearest.ts';

describe('the nearest fluid', () => {
  // ANSI/ASHRAE 34: R-454 is a family of blends, told apart by their letter.
  it.each([
    ['R454', ['R454A', 'R454B', 'R454C']],
    ['r-454', ['R454A', 'R454B', 'R454C']],
    ['R448', ['R448A', 'R448B']],
    ['R134', ['R134a']],
    ['R1234yg', ['R1234yf']],
    ['propaine', ['R290']],
    ['R454D', ['R454A', 'R454B', 'R454C']],
  ])('of %s', (spelling, names) => expect(nearestFluids(spelling)).toEqual(expect.arrayContaining(names)));

  it.each(['zz', 'R0', 'help', 'xyzxyz', '', 'x'.repeat(500)])('of %s is none', (spelling) =>
    expect(nearestFluids(spelling)).toEqual([]),
  );
});
