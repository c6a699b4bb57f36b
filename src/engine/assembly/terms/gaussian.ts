import { Bells } from './bells';
import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { Term } from './term';

/**
 * Σ n δ^d τ^t exp(-η(δ - ε)² - β(τ - γ)²)
 * (Setzmann and Wagner, 1991, J. Phys. Chem. Ref. Data 20, eq. 5.2).
 *
 * With L = t - 2βτ(τ - γ):   τ∂/∂τ -> L,   τ²∂²/∂τ² -> L² - t - 2βτ².
 */
export class GaussianTerm extends Term {
  // Rows t, β, γ.
  private rows: StaticArray<f64>;
  private bells: Bells;

  /** Reads `count` rows [n, d, t, η, ε, β, γ]. */
  constructor(reader: Reader, private count: i32) {
    super();
    this.rows = new StaticArray<f64>(count * 3);
    this.bells = new Bells(count);
    for (let i = 0; i < count; i++) {
      const n = reader.next();
      const d = reader.next();
      this.rows[i * 3] = reader.next();
      const eta = reader.next();
      const epsilon = reader.next();
      this.rows[i * 3 + 1] = reader.next();
      this.rows[i * 3 + 2] = reader.next();
      this.bells.shape(i, n, d, eta, epsilon);
    }
  }

  setTau(tau: f64, lnTau: f64): void {
    const rows = this.rows;
    for (let i = 0, at = 0; i < this.count; i++, at += 3) {
      const t = unchecked(rows[at]);
      const beta = unchecked(rows[at + 1]);
      const away = tau - unchecked(rows[at + 2]);
      const l = t - 2 * beta * tau * away;
      this.bells.set(i, t * lnTau - beta * away * away, l, l * l - t - 2 * beta * tau * tau);
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.bells.addDensity(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    this.bells.addAll(delta, out);
  }
}
