import { Bells } from './bells';
import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { Term } from './term';

/**
 * Σ n δ^d τ^t exp(η(δ - ε)² + 1/(β(τ - γ)² + b)), η negative as printed
 * (Gao, Wu, Bell, Harvey and Lemmon, 2023, J. Phys. Chem. Ref. Data 52, 013102, ammonia).
 *
 * With e(τ) = 1/(β(τ - γ)² + b):   e' = -2β(τ - γ)e²,   e'' = (8β(τ - γ)²e - 2)βe²;
 * L = t + τe',   τ∂/∂τ -> L,   τ²∂²/∂τ² -> L² - t + τ²e''.
 */
export class GaoBTerm extends Term {
  // Rows t, β, γ, b.
  private rows: StaticArray<f64>;
  private bells: Bells;

  /** Reads `count` rows [n, d, t, η, ε, β, γ, b]. */
  constructor(reader: Reader, private count: i32) {
    super();
    this.rows = new StaticArray<f64>(count * 4);
    this.bells = new Bells(count);
    for (let i = 0; i < count; i++) {
      const n = reader.next();
      const d = reader.next();
      this.rows[i * 4] = reader.next();
      const eta = reader.next();
      const epsilon = reader.next();
      for (let k = 1; k < 4; k++) this.rows[i * 4 + k] = reader.next();
      this.bells.shape(i, n, d, -eta, epsilon);
    }
  }

  setTau(tau: f64, lnTau: f64): void {
    const rows = this.rows;
    for (let i = 0, at = 0; i < this.count; i++, at += 4) {
      const t = unchecked(rows[at]);
      const beta = unchecked(rows[at + 1]);
      const away = tau - unchecked(rows[at + 2]);
      const e = 1 / (beta * away * away + unchecked(rows[at + 3]));
      const first = -2 * beta * away * e * e;
      const second = (8 * beta * away * away * e - 2) * beta * e * e;
      const l = t + tau * first;
      this.bells.set(i, t * lnTau + e, l, l * l - t + tau * tau * second);
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.bells.addDensity(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    this.bells.addAll(delta, out);
  }
}
