/** Coefficients from a maker's table of points: least squares on the terms of the polynomial. */
import type { Coefficients } from './polynomial.ts';
import { COEFFICIENTS, polynomialTerms } from './polynomial.ts';

export interface TablePoint {
  /** Evaporating and condensing temperature, in one unit. */
  readonly te: number;
  readonly tc: number;
  readonly value: number;
}

/** A term this small beside what it was is a sum of the terms before it. */
const DEPENDENT = 1e-9;

/**
 * The ten coefficients that fit a table best, by modified Gram-Schmidt. A table with few
 * temperatures cannot tell all terms apart (three condensing temperatures leave D³ unknown): those
 * take 0, and the polynomial passes as near to the points. Outside the table it says nothing.
 *
 * @returns null with fewer points than terms it can tell apart, or a value that is not finite
 */
export function coefficientsFromPoints(points: readonly TablePoint[]): Coefficients | null {
  const scale = Math.max(1, ...points.flatMap(({ te, tc }) => [Math.abs(te), Math.abs(tc)]));
  const rows = points.map(({ te, tc }) => polynomialTerms(te / scale, tc / scale));
  // Terms in order of their degree in each variable, so that the dependent ones are the cubes.
  const kept: { readonly term: number; readonly column: readonly number[]; readonly shares: readonly number[] }[] = [];
  for (let term = 0; term < COEFFICIENTS; term += 1) {
    const original = rows.map((row) => row[term] ?? 0);
    let column = original;
    const shares = kept.map(({ column: other }) => {
      const share = column.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
      column = column.map((value, i) => value - share * (other[i] ?? 0));
      return share;
    });
    const size = Math.hypot(...column);
    if (size <= DEPENDENT * Math.hypot(...original)) continue;
    kept.push({ term, column: column.map((value) => value / size), shares: [...shares, size] });
  }
  let rest = points.map(({ value }) => value);
  const projections = kept.map(({ column }) => {
    const share = rest.reduce((sum, value, i) => sum + value * (column[i] ?? 0), 0);
    rest = rest.map((value, i) => value - share * (column[i] ?? 0));
    return share;
  });
  const coefficients = new Array<number>(COEFFICIENTS).fill(0);
  const solved = new Array<number>(kept.length).fill(0);
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    const later = kept
      .slice(i + 1)
      .reduce((sum, { shares }, k) => sum + (shares[i] ?? 0) * (solved[i + 1 + k] ?? 0), 0);
    solved[i] = ((projections[i] ?? 0) - later) / (kept[i]?.shares[i] ?? 1);
  }
  const powers = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3];
  for (const [i, { term }] of kept.entries()) coefficients[term] = (solved[i] ?? 0) / scale ** (powers[term] ?? 0);
  return points.length > 0 && coefficients.every(Number.isFinite) ? coefficients : null;
}
