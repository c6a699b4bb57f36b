/**
 * Polynomials of variable-speed machines, of which a speed makes the ten coefficients of EN 12900. Order of the twenty and
 * thirty coefficients that Danfoss's selection program exports: python-hvac, hvac/vapor_compression/real_compressor.py
 * (github.com/TomLXXVI/python-hvac), whose files of VTZ, VZH and VRJ machines are in it.
 */
import type { Coefficients } from '../polynomial.ts';

/** What a coefficient multiplies: its place among the ten terms, and the power of the speed. */
type Term = readonly [place: number, power: number];

//  places: 0 1, 1 S, 2 D, 3 S², 4 S·D, 5 D², 6 S³, 7 D·S², 8 S·D², 9 D³
const TWENTY: readonly Term[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [4, 0],
  [1, 1],
  [2, 1],
  [3, 0],
  [5, 0],
  [0, 2],
  [4, 1],
  [7, 0],
  [3, 1],
  [6, 0],
  [8, 0],
  [5, 1],
  [9, 0],
  [1, 2],
  [2, 2],
  [0, 3],
];
const THIRTY: readonly Term[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [5, 0],
  [4, 2],
  [7, 2],
  [8, 2],
  [4, 1],
  [7, 1],
  [8, 1],
  [4, 0],
  [7, 0],
  [8, 0],
  [6, 0],
  [9, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [5, 1],
  [6, 1],
  [9, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [5, 2],
  [6, 2],
  [9, 2],
];

/** How many coefficients a polynomial may have: of one speed, or of any. */
export const COUNTS = [10, 20, 30] as const;
export type CoefficientCount = (typeof COUNTS)[number];
export const isCount = (count: number): count is CoefficientCount => (COUNTS as readonly number[]).includes(count);

/**
 * The ten coefficients at one speed, in the order of EN 12900.
 * @param values twenty or thirty coefficients in the order above; ten are given back as they are
 * @param speed in the unit of the data, revolutions per second in every file read
 */
export function coefficientsAtSpeed(values: readonly number[], speed: number): Coefficients {
  if (values.length === COUNTS[0]) return values;
  const ten = new Array<number>(COUNTS[0]).fill(0);
  for (const [index, [place, power]] of (values.length === COUNTS[1] ? TWENTY : THIRTY).entries()) {
    ten[place] = (ten[place] ?? 0) + (values[index] ?? 0) * speed ** power;
  }
  return ten;
}
