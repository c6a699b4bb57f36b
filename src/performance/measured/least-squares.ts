/**
 * Rows that each give ln of one quantity, or say nothing of it, met by generalised least squares: the quantity, whether the
 * rows agree, what the readings are when they do, and which of them explains it when they do not. (JCGM 100:2008 for the
 * propagation; data reconciliation, measurement test and serial elimination as for process plants.)
 */
import type { Matrix } from '../../diagnosis/likelihood/matrix.ts';
import {
  addDiagonal,
  addOuter,
  cholesky,
  forward,
  logDeterminant,
  squareOf,
} from '../../diagnosis/likelihood/matrix.ts';

/** Keeps the covariance of rows invertible where two of them are one. */
const FLOOR = 1e-12;

export interface System {
  /** Rows: their values, whether each holds the quantity (1) or not (0). */
  readonly rows: Float64Array;
  readonly holds: Float64Array;
  /** Derivatives of the rows, column by column: one column for each unknown. */
  readonly columns: readonly Float64Array[];
  /** Covariance of the unknowns. */
  readonly covariance: Matrix;
  /** An error the rows have in common beside the unknowns, standard deviation by row. */
  readonly common: Float64Array;
}

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i]! * other[i]!;
  return sum;
};

/** V·v of a covariance of the unknowns. */
function spread({ size, values }: Matrix, v: ArrayLike<number>): Float64Array {
  const out = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += values[i * size + j]! * v[j]!;
    out[i] = sum;
  }
  return out;
}

/** J·V·Jᵀ + g·gᵀ + a floor: the covariance of the rows. Eq. (4.1). */
export function rowCovariance({ rows, columns, covariance, common }: System): Matrix {
  const k = rows.length;
  const out: Matrix = { size: k, values: new Float64Array(k * k) };
  const { size, values } = covariance;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const v = values[i * size + j]!;
      if (v === 0) continue;
      const [one, other] = [columns[i]!, columns[j]!];
      for (let a = 0; a < k; a += 1) {
        for (let b = 0; b < k; b += 1) out.values[a * k + b]! += one[a]! * v * other[b]!;
      }
    }
  }
  addOuter(out, common);
  addDiagonal(out, () => FLOOR);
  return out;
}

/** The rows as independent ones of variance 1, and what is left of them beside the quantity. */
class Whitened {
  readonly L: Float64Array;
  readonly holds: Float64Array;
  readonly rows: Float64Array;
  /** AᵀC⁻¹A: one over the variance of the quantity. */
  readonly weight: number;
  /** ln det C */
  readonly logDeterminant: number;

  constructor(covariance: Matrix, { rows, holds }: System) {
    const L = cholesky(covariance);
    if (L === undefined) throw new RangeError('the covariance of the rows is not positive definite');
    this.L = L;
    this.holds = forward(L, holds);
    this.rows = forward(L, rows);
    this.weight = squareOf(this.holds);
    this.logDeterminant = logDeterminant(L, covariance.size);
  }

  /** A column, with what moves all rows of the quantity alike taken out: (column)ᵀ P (other) is then a plain product. */
  beside(column: ArrayLike<number>): Float64Array {
    const white = forward(this.L, column);
    const along = dot(white, this.holds) / this.weight;
    return white.map((value, i) => value - along * this.holds[i]!);
  }

  /** −½ (χ² + ln det C + ln AᵀC⁻¹A): ln of the likelihood, the quantity itself unknown. */
  logLikelihood(system: System): number {
    return -0.5 * (squareOf(this.beside(system.rows)) + this.logDeterminant + Math.log(this.weight));
  }
}

/** What an unknown would have to be off to explain the rows, and how well it would. */
export interface Elimination {
  /** χ² without it. */
  readonly chi2: number;
  /** What must be added to it; undefined where it moves all rows together and cannot be seen. */
  readonly shift: number | undefined;
}

/** (J_iᵀ P J_i)·s² under which an unknown cannot be seen. */
const UNSEEN = 1e-6;

export class Meeting {
  readonly system: System;
  /** ln of the quantity, and its variance. */
  readonly mu: number;
  readonly variance: number;
  readonly chi2: number;
  /** Rows less one. */
  readonly dof: number;
  /** Standard deviation of each row. */
  readonly deviations: Float64Array;
  private readonly rowVariance: Matrix;
  private readonly white: Whitened;
  private readonly residual: Float64Array;

  /** Eq. (4.2). */
  constructor(system: System) {
    this.system = system;
    this.rowVariance = rowCovariance(system);
    this.white = new Whitened(this.rowVariance, system);
    this.mu = dot(this.white.rows, this.white.holds) / this.white.weight;
    this.variance = 1 / this.white.weight;
    this.residual = this.white.beside(system.rows);
    this.chi2 = squareOf(this.residual);
    this.dof = system.rows.length - 1;
    const k = system.rows.length;
    this.deviations = Float64Array.from({ length: k }, (_, i) => Math.sqrt(this.rowVariance.values[i * k + i]!));
  }

  /** Serial elimination of an unknown, in closed form. @param gross size of its gross error */
  without(i: number, gross: number): Elimination {
    const column = this.white.beside(this.system.columns[i]!);
    const own = squareOf(column);
    if (own * gross * gross < UNSEEN) return { chi2: this.chi2, shift: undefined };
    const along = dot(column, this.residual);
    return { chi2: this.chi2 - (along * along) / own, shift: -along / own };
  }

  /** ln of the likelihood with nothing false, or with more spread of the rows. */
  logLikelihood(widen?: (covariance: Matrix) => void): number {
    if (widen === undefined) return this.white.logLikelihood(this.system);
    const covariance = { size: this.rowVariance.size, values: this.rowVariance.values.slice() };
    widen(covariance);
    return new Whitened(covariance, this.system).logLikelihood(this.system);
  }

  /** What must be added to each unknown for the rows to agree. Eq. (4.3). */
  corrections(): Float64Array {
    const along = this.system.columns.map((column) => dot(this.white.beside(column), this.residual));
    return spread(this.system.covariance, along).map((value) => -value);
  }

  /**
   * Variance of a figure that depends on the quantity and on the reconciled unknowns.
   * @param byMu its derivative by ln of the quantity @param byUnknown its derivatives by the unknowns
   */
  figureVariance(byMu: number, byUnknown: ArrayLike<number>): number {
    const { columns, covariance } = this.system;
    const moved = spread(covariance, byUnknown);
    const k = this.system.rows.length;
    // J·V·g: what the unknowns of the figure do to the rows.
    const onRows = new Float64Array(k);
    for (let i = 0; i < columns.length; i += 1) {
      for (let a = 0; a < k; a += 1) onRows[a]! += columns[i]![a]! * moved[i]!;
    }
    const kept = dot(byUnknown, moved) - squareOf(this.white.beside(onRows));
    const shared = dot(forward(this.white.L, onRows), this.white.holds) / this.white.weight;
    return Math.max(byMu * byMu * this.variance + 2 * byMu * shared + kept, 0);
  }
}
