import { Derivatives } from './derivatives';

/**
 * Density part δ^d exp(-η(δ - ε)² - λδ) of bell-shaped terms; each term brings the factor c its
 * temperature part has, with its scaled τ-derivatives.
 *
 * With q = d - 2ηδ(δ - ε) - λδ:   δ∂/∂δ -> q,   δ²∂²/∂δ² -> q² - d - 2ηδ².
 */
export class Bells {
  // Rows d, η, ε, λ, c, τ∂c/∂τ, τ²∂²c/∂τ².
  private rows: StaticArray<f64>;

  constructor(private count: i32) {
    this.rows = new StaticArray<f64>(count * 7);
  }

  shape(i: i32, d: f64, eta: f64, epsilon: f64, lambda: f64 = 0): void {
    this.rows[i * 7] = d;
    this.rows[i * 7 + 1] = eta;
    this.rows[i * 7 + 2] = epsilon;
    this.rows[i * 7 + 3] = lambda;
  }

  /** Factor of term i, and its τ-derivatives c·L1 and c·L2. */
  @inline
  set(i: i32, c: f64, l1: f64, l2: f64): void {
    const at = i * 7;
    unchecked((this.rows[at + 4] = c));
    unchecked((this.rows[at + 5] = c * l1));
    unchecked((this.rows[at + 6] = c * l2));
  }

  addDensity(delta: f64, out: Derivatives): void {
    const rows = this.rows;
    const lnDelta = Math.log(delta);
    for (let i = 0, at = 0; i < this.count; i++, at += 7) {
      const d = unchecked(rows[at]);
      const eta = unchecked(rows[at + 1]);
      const away = delta - unchecked(rows[at + 2]);
      const fall = unchecked(rows[at + 3]) * delta;
      const v = unchecked(rows[at + 4]) * Math.exp(d * lnDelta - eta * away * away - fall);
      const q = d - 2 * eta * delta * away - fall;
      out.a += v;
      out.d1 += v * q;
      out.d2 += v * (q * q - d - 2 * eta * delta * delta);
    }
  }

  addAll(delta: f64, out: Derivatives): void {
    const rows = this.rows;
    const lnDelta = Math.log(delta);
    for (let i = 0, at = 0; i < this.count; i++, at += 7) {
      const d = unchecked(rows[at]);
      const eta = unchecked(rows[at + 1]);
      const away = delta - unchecked(rows[at + 2]);
      const fall = unchecked(rows[at + 3]) * delta;
      const e = Math.exp(d * lnDelta - eta * away * away - fall);
      const v = unchecked(rows[at + 4]) * e;
      const w = unchecked(rows[at + 5]) * e;
      const q = d - 2 * eta * delta * away - fall;
      out.a += v;
      out.d1 += v * q;
      out.d2 += v * (q * q - d - 2 * eta * delta * delta);
      out.t1 += w;
      out.dt += w * q;
      out.t2 += unchecked(rows[at + 6]) * e;
    }
  }
}
