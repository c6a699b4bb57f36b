import { describe, expect, it } from 'vitest';
import type { PedCategory } from '../../physics/ped.ts';
import { categoryOfPiping, categoryOfVessel } from '../../physics/ped.ts';
import type { CategoryAt } from './chart.ts';
import { layersAt, namedLines, namePlaces, regionsOf } from './chart.ts';

const vessel =
  (isGas: boolean, group: 1 | 2): CategoryAt =>
  (volume, pressure) =>
    categoryOfVessel({ isGas, group, volume, pressure }).category;
const piping =
  (isGas: boolean, group: 1 | 2): CategoryAt =>
  (dn, pressure) =>
    categoryOfPiping({ isGas, group, dn, pressure }).category;
const VESSELS = { sizes: [0.1, 10_000], pressures: [0.1, 10_000] } as const;
const PIPES = { sizes: [10, 1000], pressures: [0.1, 10_000] } as const;
const CHARTS = [
  ['1', vessel(true, 1), VESSELS],
  ['2', vessel(true, 2), VESSELS],
  ['3', vessel(false, 1), VESSELS],
  ['4', vessel(false, 2), VESSELS],
  ['6', piping(true, 1), PIPES],
  ['7', piping(true, 2), PIPES],
  ['8', piping(false, 1), PIPES],
  ['9', piping(false, 2), PIPES],
] as const;

const isInside = (slice: readonly (readonly [number, number])[], size: number, pressure: number): boolean => {
  const [a, b, c, d] = slice;
  if (!a || !b || !c || !d || size < a[0] || size > b[0]) return false;
  const part = Math.log(size / a[0]) / Math.log(b[0] / a[0]);
  const low = a[1] * (b[1] / a[1]) ** part;
  const high = d[1] * (c[1] / d[1]) ** part;
  return pressure >= low && pressure <= high;
};

describe('regions of the charts of Annex II', () => {
  // Directive 2014/68/EU, Annex II, chart 2: PS·V of 50, 200, 1000 and 3000 bar·L.
  it('finds the boundaries of chart 2 at 10 L', () => {
    const edges = layersAt(vessel(true, 2), 10, VESSELS.pressures).map(({ category, to }) => [
      category,
      Number(to.toFixed(6)),
    ]);
    expect(edges).toEqual([
      ['Non soumis', 0.5],
      ['Art 4§3', 5],
      ['Cat I', 20],
      ['Cat II', 100],
      ['Cat III', 300],
      ['Cat IV', 10_000],
    ]);
  });

  it.each(CHARTS)('covers chart %s with the categories of its points', (_, at, bounds) => {
    const regions = regionsOf(at, bounds);
    for (let index = 0; index < 400; index += 1) {
      const [across, up] = [(index * 0.618_034) % 1, (index * 0.754_878) % 1];
      const size = bounds.sizes[0] * (bounds.sizes[1] / bounds.sizes[0]) ** across;
      const pressure = bounds.pressures[0] * (bounds.pressures[1] / bounds.pressures[0]) ** up;
      const holders = regions
        .filter(({ slices }) => slices.some((slice) => isInside(slice, size, pressure)))
        .map(({ category }) => category);
      const expected: PedCategory = at(size, pressure);
      expect(holders).toContain(expected);
    }
  });

  // Directive 2014/68/EU, Annex II: what is printed on the lines of its charts.
  it.each([
    ['1', { product: [25, 50, 200, 1000], size: [1], pressure: [0.5, 200, 1000] }],
    ['2', { product: [50, 200, 1000, 3000], size: [1, 1000], pressure: [0.5, 4, 1000, 3000] }],
    ['4', { product: [10_000], size: [10], pressure: [0.5, 10, 500, 1000] }],
    ['6', { product: [1000, 3500], size: [25, 100, 350], pressure: [0.5] }],
    ['7', { product: [1000, 3500, 5000], size: [32, 100, 250], pressure: [0.5] }],
    ['9', { product: [5000], size: [200], pressure: [0.5, 10, 500] }],
  ] as const)('names the lines of chart %s', (table, expected) => {
    const [, at, bounds] = CHARTS.find(([name]) => name === table)!;
    const lines = namedLines(at, bounds);
    for (const kind of ['product', 'size', 'pressure'] as const) {
      expect(
        lines
          .filter((line) => line.kind === kind)
          .map(({ value }) => value)
          .toSorted((a, b) => a - b),
      ).toEqual(expected[kind]);
    }
    for (const { kind, value, places } of lines) {
      for (const [size, pressure] of places)
        expect({ pressure, size, product: size * pressure }[kind] / value).toBeCloseTo(1, 3);
    }
  });

  it('puts each name inside its own region', () => {
    for (const [, at, bounds] of CHARTS) {
      for (const [category, [across, up]] of namePlaces(at, bounds)) {
        const size = bounds.sizes[0] * (bounds.sizes[1] / bounds.sizes[0]) ** across;
        expect(at(size, bounds.pressures[0] * (bounds.pressures[1] / bounds.pressures[0]) ** up)).toBe(category);
      }
    }
  });
});
