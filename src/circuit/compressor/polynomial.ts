/** The ten-coefficient performance polynomial of EN 12900 and AHRI 540. */
export const COEFFICIENTS = 10;

/** Ten finite numbers, C1 to C10 (C0 to C9 where a maker counts from zero). */
export type Coefficients = readonly number[];

export const isCoefficients = (value: unknown): value is Coefficients =>
  Array.isArray(value) && value.length === COEFFICIENTS && value.every((one) => Number.isFinite(one));

/** The ten terms the coefficients multiply, in their order. */
export function polynomialTerms(s: number, d: number): readonly number[] {
  return [1, s, d, s * s, s * d, d * d, s * s * s, d * s * s, s * d * d, d * d * d];
}

/** Eq. (1) of EN 12900:2013, 6.2, from ten numbers known to be sound. */
export function polynomialAt(coefficients: Coefficients, s: number, d: number): number {
  const terms = polynomialTerms(s, d);
  return coefficients.reduce((sum, coefficient, index) => sum + coefficient * (terms[index] ?? 0), 0);
}

/**
 * X = C1 + C2 S + C3 D + C4 S² + C5 S D + C6 D² + C7 S³ + C8 D S² + C9 S D² + C10 D³
 * (EN 12900:2013, 6.2; AHRI 540-2020, eq. 1).
 *
 * @param coefficients ten finite numbers, in that order
 * @param s evaporating dew temperature, in the unit of the data
 * @param d condensing dew temperature, or discharge pressure where the data say so
 * @returns the quantity in the unit of the data; null where it has no finite value
 */
export function polynomialValue(coefficients: unknown, s: unknown, d: unknown): number | null {
  if (!isCoefficients(coefficients) || typeof s !== 'number' || typeof d !== 'number') return null;
  const value = polynomialAt(coefficients, s, d);
  return Number.isFinite(value) ? value : null;
}
