/**
 * Time to chill a body to its core: the first term of the exact series of conduction in a slab, a long cylinder, a sphere, and their
 * products for a brick and a short cylinder. SI. Eigenvalues are solved, not fitted.
 */
import { rootByBisection } from './roots.ts';

/** What is as good as the end of an open interval. */
const NEAR = 1e-12;
const HALF_PI = Math.PI / 2;
/** First zero of J0 and of J1. */
const J0_ZERO = 2.404_825_557_695_773;

/** Bessel functions of order 0 and 1 by their series: for arguments up to 4. */
function bessel(order: 0 | 1, x: number): number {
  const square = (x / 2) ** 2;
  let term = order === 0 ? 1 : x / 2;
  let sum = term;
  for (let k = 1; k < 40; k += 1) {
    term *= -square / (k * (k + order));
    sum += term;
  }
  return sum;
}

/** First eigenvalue and lag factor at the centre. */
export interface FirstTerm {
  readonly eigenvalue: number;
  readonly lag: number;
}

const solved = (f: (x: number) => number, high: number): number => rootByBisection(f, NEAR, high - NEAR) ?? high;

/** β tan β = Bi. */
export function slabTerm(biot: number): FirstTerm {
  // Without the tangent, which has no end: β sin β = Bi cos β.
  const eigenvalue = solved((b) => b * Math.sin(b) - biot * Math.cos(b), HALF_PI);
  const sine = Math.sin(eigenvalue);
  return { eigenvalue, lag: (2 * sine) / (eigenvalue + sine * Math.cos(eigenvalue)) };
}

/** β J1(β) = Bi J0(β). */
export function cylinderTerm(biot: number): FirstTerm {
  const eigenvalue = solved((b) => b * bessel(1, b) - biot * bessel(0, b), J0_ZERO);
  const [j0, j1] = [bessel(0, eigenvalue), bessel(1, eigenvalue)];
  return { eigenvalue, lag: (2 * j1) / (eigenvalue * (j0 ** 2 + j1 ** 2)) };
}

/** 1 − β cot β = Bi. */
export function sphereTerm(biot: number): FirstTerm {
  const eigenvalue = solved((b) => (1 - biot) * Math.sin(b) - b * Math.cos(b), Math.PI);
  const [sine, cosine] = [Math.sin(eigenvalue), Math.cos(eigenvalue)];
  return { eigenvalue, lag: (2 * (sine - eigenvalue * cosine)) / (eigenvalue - sine * cosine) };
}

export type Direction = 'slab' | 'cylinder' | 'sphere';
const TERMS: Readonly<Record<Direction, (biot: number) => FirstTerm>> = {
  slab: slabTerm,
  cylinder: cylinderTerm,
  sphere: sphereTerm,
};

/** One direction in which a body is cooled: its kind, and the half dimension, m. */
export interface Cooled {
  readonly kind: Direction;
  readonly half: number;
}

/**
 * How fast the core of a body follows, 1/s, and with which lag.
 * @param coefficient at the surface, W/(m²·K) @param conductivity W/(m·K) @param diffusivity m²/s
 */
export function coreCooling(
  directions: readonly Cooled[],
  coefficient: number,
  conductivity: number,
  diffusivity: number,
): { readonly rate: number; readonly lag: number } {
  const terms = directions.map(({ kind, half }) => ({
    half,
    ...TERMS[kind]((coefficient * half) / conductivity),
  }));
  return {
    rate: terms.reduce((sum, { eigenvalue, half }) => sum + (diffusivity * eigenvalue ** 2) / half ** 2, 0),
    lag: terms.reduce((product, { lag }) => product * lag, 1),
  };
}
