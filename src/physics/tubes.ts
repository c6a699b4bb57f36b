/**
 * Commercial tubes, one table for the whole product. Metric copper: EN 12735-1, the series usual in France.
 * Inch copper: ASTM B280 type ACR; `cu-inch-en`: inch sizes with the walls of EN 12735-1 as stocked in
 * France. Steel: EN 10255 medium series; EN 10220 usual thickness. Walls of metric copper and of the two
 * smallest inch sizes are to be checked with the supplier.
 */
export interface Tube {
  readonly label: string;
  /** m */
  readonly outside: number;
  readonly wall: number;
  readonly inside: number;
}

type Sizes = readonly (readonly [label: string, outside: number, wall: number])[];

const tubes = (sizes: Sizes): readonly Tube[] =>
  sizes.map(([label, outside, wall]) => ({
    label,
    outside: outside / 1000,
    wall: wall / 1000,
    inside: (outside - 2 * wall) / 1000,
  }));

export const TUBES = {
  'cu-metric': tubes([
    ['6x1', 6, 1],
    ['8x1', 8, 1],
    ['10x1', 10, 1],
    ['12x1', 12, 1],
    ['15x1', 15, 1],
    ['16x1', 16, 1],
    ['18x1', 18, 1],
    ['22x1', 22, 1],
    ['28x1.5', 28, 1.5],
    ['35x1.5', 35, 1.5],
    ['42x1.5', 42, 1.5],
    ['54x2', 54, 2],
    ['64x2', 64, 2],
    ['76.1x2', 76.1, 2],
    ['88.9x2', 88.9, 2],
    ['108x2.5', 108, 2.5],
  ]),
  'cu-inch': tubes([
    ['1/4"', 6.35, 0.76],
    ['3/8"', 9.53, 0.81],
    ['1/2"', 12.7, 0.89],
    ['5/8"', 15.88, 1.02],
    ['3/4"', 19.05, 1.07],
    ['7/8"', 22.23, 1.14],
    ['1"1/8', 28.58, 1.27],
    ['1"3/8', 34.93, 1.4],
    ['1"5/8', 41.28, 1.52],
    ['2"1/8', 53.98, 1.78],
    ['2"5/8', 66.68, 2.03],
    ['3"1/8', 79.38, 2.29],
    ['3"5/8', 92.08, 2.54],
    ['4"1/8', 104.78, 2.79],
  ]),
  'cu-inch-en': tubes([
    ['1/4"', 6.35, 0.8],
    ['3/8"', 9.52, 0.8],
    ['1/2"', 12.7, 0.8],
    ['5/8"', 15.87, 1],
    ['3/4"', 19.05, 1],
    ['7/8"', 22.22, 1],
    ['1"1/8', 28.57, 1],
    ['1"3/8', 34.92, 1.25],
    ['1"5/8', 41.27, 1.25],
    ['2"1/8', 53.97, 1.65],
    ['2"5/8', 66.67, 1.65],
    ['3"1/8', 79.37, 1.65],
    ['4"1/8', 104.77, 2.5],
  ]),
  'steel-10255': tubes([
    ['DN8', 13.5, 2.3],
    ['DN10', 17.2, 2.3],
    ['DN15', 21.3, 2.6],
    ['DN20', 26.9, 2.6],
    ['DN25', 33.7, 3.2],
    ['DN32', 42.4, 3.2],
    ['DN40', 48.3, 3.2],
    ['DN50', 60.3, 3.6],
    ['DN65', 76.1, 3.6],
    ['DN80', 88.9, 4],
    ['DN100', 114.3, 4.5],
    ['DN125', 139.7, 5],
    ['DN150', 165.1, 5],
  ]),
  'steel-10220': tubes([
    ['DN15', 21.3, 2],
    ['DN20', 26.9, 2.3],
    ['DN25', 33.7, 2.6],
    ['DN32', 42.4, 2.6],
    ['DN40', 48.3, 2.6],
    ['DN50', 60.3, 2.9],
    ['DN65', 76.1, 2.9],
    ['DN80', 88.9, 3.2],
    ['DN100', 114.3, 3.6],
    ['DN125', 139.7, 4],
    ['DN150', 168.3, 4.5],
    ['DN200', 219.1, 6.3],
    ['DN250', 273, 6.3],
    ['DN300', 323.9, 7.1],
  ]),
} as const satisfies Readonly<Record<string, readonly Tube[]>>;

export type TubeSeries = keyof typeof TUBES;

/** Absolute roughness, m: drawn copper 1.5 µm, steel 45 µm (Moody, Trans. ASME 66 (1944) 671-684). */
export const TUBE_ROUGHNESS: Readonly<Record<TubeSeries, number>> = {
  'cu-metric': 1.5e-6,
  'cu-inch': 1.5e-6,
  'cu-inch-en': 1.5e-6,
  'steel-10255': 45e-6,
  'steel-10220': 45e-6,
};

/** Rounding of an inside diameter made of outside and wall, m. */
const SLACK = 1e-9;

/** The smallest tube at least as wide inside as `inside`, m, and the largest narrower one. */
export function tubesAround(
  series: TubeSeries,
  inside: number,
): { readonly next: Tube | undefined; readonly previous: Tube | undefined } {
  const all: readonly Tube[] = TUBES[series];
  return {
    next: all.find((tube) => tube.inside >= inside - SLACK),
    previous: all.findLast((tube) => tube.inside < inside - SLACK),
  };
}

/** Allowable stress of annealed copper, N/mm²; EN 14276-2, to be checked with the supplier. */
const COPPER_STRESS = 40;

/** Pressure a tube of annealed copper stands, bar gauge: 20 σ e/(D − e), EN 14276-2. */
export const copperPressureRating = ({ outside, wall }: Tube): number => (20 * COPPER_STRESS * wall) / (outside - wall);
