import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PedCategory, PedGroup } from './ped.ts';
import { categoryOfPiping, categoryOfVessel, PED_CATEGORIES } from './ped.ts';

type Point = readonly [pressure: number, size: number, category: PedCategory];

const vessel =
  (isGas: boolean, group: PedGroup) =>
  ([pressure, volume]: Point): PedCategory =>
    categoryOfVessel({ isGas, group, pressure, volume }).category;
const piping =
  (isGas: boolean, group: PedGroup) =>
  ([pressure, dn]: Point): PedCategory =>
    categoryOfPiping({ isGas, group, pressure, dn }).category;

// Directive 2014/68/EU, Annex II: each line of each chart, on it and just beyond.
const CHARTS: readonly (readonly [string, (point: Point) => PedCategory, readonly Point[]])[] = [
  [
    '1, vessels, gas, group 1',
    vessel(true, 1),
    [
      [0.5, 100, 'Non soumis'],
      [0.51, 40, 'Art 4§3'],
      [200, 1, 'Art 4§3'],
      [200.1, 1, 'Cat III'],
      [1000, 1, 'Cat III'],
      [1000.1, 1, 'Cat IV'],
      [12.5, 2, 'Art 4§3'],
      [12.6, 2, 'Cat I'],
      [25, 2, 'Cat I'],
      [25.1, 2, 'Cat II'],
      [100, 2, 'Cat II'],
      [100.1, 2, 'Cat III'],
      [500, 2, 'Cat III'],
      [500.1, 2, 'Cat IV'],
      [24, 1.01, 'Art 4§3'],
      [25, 1, 'Art 4§3'],
      [25, 1.01, 'Cat I'],
    ],
  ],
  [
    '2, vessels, gas, group 2',
    vessel(true, 2),
    [
      [0.5, 5000, 'Non soumis'],
      [0.51, 5000, 'Cat III'],
      [0.51, 98, 'Art 4§3'],
      [60, 1, 'Art 4§3'],
      [60, 1.01, 'Cat I'],
      [1000, 1, 'Art 4§3'],
      [1000, 1.01, 'Cat III'],
      [1000.1, 1, 'Cat III'],
      [3000, 1, 'Cat III'],
      [3000.1, 1, 'Cat IV'],
      [25, 2, 'Art 4§3'],
      [25.1, 2, 'Cat I'],
      [100, 2, 'Cat I'],
      [100.1, 2, 'Cat II'],
      [10, 100, 'Cat II'],
      [10.1, 100, 'Cat III'],
      [30, 100, 'Cat III'],
      [30.1, 100, 'Cat IV'],
      [4, 900, 'Cat III'],
      [4.1, 900, 'Cat IV'],
      [4, 5000, 'Cat III'],
      [0.6, 1000, 'Cat II'],
      [0.6, 1001, 'Cat III'],
    ],
  ],
  [
    '3, vessels, liquid, group 1',
    vessel(false, 1),
    [
      [0.5, 5000, 'Non soumis'],
      [0.51, 390, 'Art 4§3'],
      [0.51, 393, 'Cat I'],
      [300, 1, 'Art 4§3'],
      [300, 1.01, 'Cat II'],
      [500, 1, 'Art 4§3'],
      [500.1, 1, 'Cat II'],
      [500.1, 1.01, 'Cat III'],
      [100, 2, 'Art 4§3'],
      [100.1, 2, 'Cat II'],
      [10, 20, 'Art 4§3'],
      [10, 21, 'Cat I'],
      [10.1, 21, 'Cat II'],
      [500, 2, 'Cat II'],
      [500.1, 2, 'Cat III'],
    ],
  ],
  [
    '4, vessels, liquid, group 2',
    vessel(false, 2),
    [
      [0.5, 1e6, 'Non soumis'],
      [0.51, 1e6, 'Art 4§3'],
      [10, 1e6, 'Art 4§3'],
      [20, 500, 'Art 4§3'],
      [20, 501, 'Cat I'],
      [10.1, 990, 'Art 4§3'],
      [10.1, 991, 'Cat I'],
      [1000, 10, 'Art 4§3'],
      [1000, 10.1, 'Cat II'],
      [1000.1, 9, 'Cat I'],
      [1000.1, 0.5, 'Cat I'],
      [500, 21, 'Cat I'],
      [500.1, 21, 'Cat II'],
      [1100, 9.9, 'Cat I'],
      [1100, 10, 'Cat II'],
    ],
  ],
  [
    '6, piping, gas, group 1',
    piping(true, 1),
    [
      [0.5, 500, 'Non soumis'],
      [0.51, 25, 'Art 4§3'],
      [0.51, 500, 'Cat III'],
      [1000, 25, 'Art 4§3'],
      [30, 26, 'Cat I'],
      [40, 25, 'Art 4§3'],
      [40, 32, 'Cat II'],
      [10, 100, 'Cat I'],
      [10.1, 100, 'Cat II'],
      // The line PS·DN = 3500 ends at DN 100: French order of 20 November 2017, art. 7, 2 a.
      [36, 100, 'Cat II'],
      [1000, 26, 'Cat II'],
      [36, 101, 'Cat III'],
      [1, 101, 'Cat II'],
      [10, 350, 'Cat II'],
      [10.1, 350, 'Cat III'],
      [1, 350, 'Cat II'],
      [1, 351, 'Cat III'],
    ],
  ],
  [
    '7, piping, gas, group 2',
    piping(true, 2),
    [
      [0.5, 5000, 'Non soumis'],
      [0.51, 1900, 'Art 4§3'],
      [0.51, 1970, 'Cat I'],
      [1000, 32, 'Art 4§3'],
      [1000, 33, 'Cat I'],
      [10, 100, 'Art 4§3'],
      [10.1, 100, 'Cat I'],
      [1000, 100, 'Cat I'],
      [34, 101, 'Cat I'],
      [35, 101, 'Cat II'],
      [1000, 250, 'Cat II'],
      [19, 251, 'Cat II'],
      [20, 251, 'Cat III'],
      [25, 140, 'Cat I'],
      [25.1, 140, 'Cat II'],
      [12.5, 400, 'Cat II'],
      [12.6, 400, 'Cat III'],
      [14, 350, 'Cat II'],
      [15, 350, 'Cat III'],
      // On the line, although their product as doubles is 3500.0000000000005.
      [2.24, 1562.5, 'Cat I'],
      [1.12, 3125, 'Cat I'],
      [36, 100, 'Cat I'],
      [36, 101, 'Cat II'],
      [21, 250, 'Cat II'],
      [21, 251, 'Cat III'],
    ],
  ],
  [
    '8, piping, liquid, group 1',
    piping(false, 1),
    [
      [0.5, 5000, 'Non soumis'],
      [0.51, 3900, 'Art 4§3'],
      [0.51, 4000, 'Cat I'],
      [2000, 25, 'Art 4§3'],
      [2000, 26, 'Cat III'],
      [20, 100, 'Art 4§3'],
      [20.1, 100, 'Cat II'],
      [10, 200, 'Art 4§3'],
      [10, 201, 'Cat I'],
      [10.1, 201, 'Cat II'],
      [500, 26, 'Cat II'],
      [500.1, 26, 'Cat III'],
    ],
  ],
  [
    '9, piping, liquid, group 2',
    piping(false, 2),
    [
      [0.5, 5000, 'Non soumis'],
      [0.51, 5000, 'Art 4§3'],
      [10, 2000, 'Art 4§3'],
      [20, 250, 'Art 4§3'],
      [20.1, 250, 'Cat I'],
      [10.1, 490, 'Art 4§3'],
      [10.1, 500, 'Cat I'],
      [1000, 200, 'Art 4§3'],
      [500, 201, 'Cat I'],
      [500.1, 201, 'Cat II'],
    ],
  ],
];

describe.each(CHARTS)('chart %s', (_, category, points) => {
  it.each(points)('PS %f, size %f: %s', (...point) => expect(category(point)).toBe(point[2]));
});

describe('the exceptions of Annex II', () => {
  it('lift unstable gases, breathing bottles and hot piping', () => {
    const gas = { isGas: true, group: 1, isUnstable: true } as const;
    expect(categoryOfVessel({ ...gas, pressure: 20, volume: 2 }).category).toBe('Cat III');
    expect(categoryOfVessel({ ...gas, pressure: 10, volume: 2 }).category).toBe('Art 4§3');
    expect(categoryOfPiping({ ...gas, pressure: 10, dn: 100 }).category).toBe('Cat III');
    expect(categoryOfVessel({ isGas: true, group: 2, pressure: 200, volume: 0.5, isBreathing: true }).category).toBe(
      'Cat III',
    );
    expect(categoryOfPiping({ isGas: true, group: 2, pressure: 30, dn: 150, isHot: true }).category).toBe('Cat III');
  });
});

it('never falls as the pressure or the size rises', () => {
  const spread = (min: number, max: number): fc.Arbitrary<number> =>
    fc.double({ min: Math.log10(min), max: Math.log10(max), noNaN: true }).map((exponent) => 10 ** exponent);
  const [anyPressure, anySize] = [spread(0.1, 5000), spread(0.1, 5000)];
  const rank = ({ category }: { readonly category: PedCategory }): number => PED_CATEGORIES.indexOf(category);
  fc.assert(
    fc.property(
      anyPressure,
      anyPressure,
      anySize,
      anySize,
      fc.boolean(),
      fc.constantFrom<PedGroup>(1, 2),
      (a, b, c, d, isGas, group) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [small, large] = [Math.min(c, d), Math.max(c, d)];
        const ofVessel = (pressure: number, volume: number): number =>
          rank(categoryOfVessel({ isGas, group, pressure, volume }));
        const ofPiping = (pressure: number, dn: number): number =>
          rank(categoryOfPiping({ isGas, group, pressure, dn }));
        for (const of of [ofVessel, ofPiping]) {
          expect(of(high, small)).toBeGreaterThanOrEqual(of(low, small));
          expect(of(low, large)).toBeGreaterThanOrEqual(of(low, small));
        }
      },
    ),
    { numRuns: 1000 },
  );
});
