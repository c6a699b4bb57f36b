/** Orders in which the ten coefficients of one polynomial are printed. */
import type { Coefficients } from '../polynomial.ts';

/**
 * Where each coefficient of EN 12900 stands in a printed list. `standard`: EN 12900 and AHRI 540.
 * `swapped`: the same with condensing first. `squares`: both squares before the product, both cubes
 * before the mixed cubes. `powers`: all powers of S, then of D, then the products. `bicubic`: EnergyPlus's
 * Curve:Bicubic (1, x, x², y, y², xy, x³, y³, x²y, xy²: OpenStudio SDK, CurveBicubic.hpp; EnergyPlus,
 * datasets/RefrigerationCompressorCurves.idf).
 */
const PLACES = {
  //         1  S  D  S² SD D² S³ DS² SD² D³
  standard: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  swapped: [0, 2, 1, 5, 4, 3, 9, 8, 7, 6],
  squares: [0, 1, 2, 3, 5, 4, 6, 8, 9, 7],
  powers: [0, 1, 4, 2, 7, 5, 3, 8, 9, 6],
  bicubic: [0, 1, 3, 2, 5, 4, 6, 8, 9, 7],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type CoefficientOrder = keyof typeof PLACES;
export const COEFFICIENT_ORDERS = Object.keys(PLACES) as readonly CoefficientOrder[];

/** Coefficients printed in some order, in that of EN 12900. */
export const inStandardOrder = (printed: Coefficients, order: CoefficientOrder): Coefficients =>
  PLACES[order].map((place) => printed[place] ?? 0);

const TERMS = ['1', 'S', 'D', 'S²', 'S·D', 'D²', 'S³', 'D·S²', 'S·D²', 'D³'] as const;

/** What each coefficient of a printed list multiplies, in the order printed. */
export const printedTerms = (order: CoefficientOrder): readonly string[] =>
  PLACES[order]
    .map((place, term) => ({ place, term: TERMS[term] ?? '' }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ term }) => term);
