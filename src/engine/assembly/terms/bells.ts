import { Derivatives } from './derivatives';
import { lnDelta } from './kept-log';

/**
 * Bell-shaped terms n δ^d exp(-η(δ - ε)² - λδ + E(τ)): each family brings the exponent E its temperature part
 * has, with its scaled τ-derivatives, so that a term costs one exponential.
 *
 * With q = d - 2ηδ(δ - ε) - λδ:   δ∂/∂δ -> q,   δ²∂²/∂δ² -> q² - d - 2ηδ².
 */
export class Bells {
  // Rows d, η, ε, λ, n, E, τ∂/∂τ, τ²∂²/∂τ².
  private rows: StaticArray<f64>;

  constructor(private count: i32) {
    this.rows = new StaticArray<f64>(count * 8);
  }

  shape(i: i32, n: f64, d: f64, eta: f64, epsilon: f64, lambda: f64 = 0): void {
    const at = i * 8;
    this.rows[at] = d;
    this.rows[at + 1] = eta;
    this.rows[at + 2] = epsilon;
    this.rows[at + 3] = lambda;
    this.rows[at + 4] = n;
  }

  /** Exponent of term i, and the factors its τ-derivatives bring. */
  @inline
  set(i: i32, exponent: f64, l1: f64, l2: f64): void {
    const at = i * 8;
    unchecked((this.rows[at + 5] = exponent));
    unchecked((this.rows[at + 6] = l1));
    unchecked((this.rows[at + 7] = l2));
  }

  addDensity(delta: f64, out: Derivatives): void {
    const rows = this.rows;
    const ln = lnDelta.of(delta);
    let a: f64 = 0;
    let d1: f64 = 0;
    let d2: f64 = 0;
    for (let i = 0, at = 0; i < this.count; i++, at += 8) {
      const d = unchecked(rows[at]);
      const eta = unchecked(rows[at + 1]);
      const away = delta - unchecked(rows[at + 2]);
      const fall = unchecked(rows[at + 3]) * delta;
      const v = unchecked(rows[at + 4]) * Math.exp(d * ln - eta * away * away - fall + unchecked(rows[at + 5]));
      const q = d - 2 * eta * delta * away - fall;
      a += v;
      d1 += v * q;
      d2 += v * (q * q - d - 2 * eta * delta * delta);
    }
    out.a += a;
    out.d1 += d1;
    out.d2 += d2;
  }

  addAll(delta: f64, out: Derivatives): void {
    const rows = this.rows;
    const ln = lnDelta.of(delta);
    let a: f64 = 0;
    let d1: f64 = 0;
    let d2: f64 = 0;
    let t1: f64 = 0;
    let t2: f64 = 0;
    let dt: f64 = 0;
    for (let i = 0, at = 0; i < this.count; i++, at += 8) {
      const d = unchecked(rows[at]);
      const eta = unchecked(rows[at + 1]);
      const away = delta - unchecked(rows[at + 2]);
      const fall = unchecked(rows[at + 3]) * delta;
      const v = unchecked(rows[at + 4]) * Math.exp(d * ln - eta * away * away - fall + unchecked(rows[at + 5]));
      const w = v * unchecked(rows[at + 6]);
      const q = d - 2 * eta * delta * away - fall;
      a += v;
      d1 += v * q;
      d2 += v * (q * q - d - 2 * eta * delta * delta);
      t1 += w;
      dt += w * q;
      t2 += v * unchecked(rows[at + 7]);
    }
    out.a += a;
    out.d1 += d1;
    out.d2 += d2;
    out.t1 += t1;
    out.t2 += t2;
    out.dt += dt;
  }
}
