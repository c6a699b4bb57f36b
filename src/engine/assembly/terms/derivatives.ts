/**
 * A reduced Helmholtz energy α(τ, δ) and its derivatives, each multiplied by the variables it was
 * taken by, which is the form every property uses (Span, 2000, table 3.9):
 *
 *   d1 = δ ∂α/∂δ      d2 = δ² ∂²α/∂δ²
 *   t1 = τ ∂α/∂τ      t2 = τ² ∂²α/∂τ²      dt = δτ ∂²α/∂δ∂τ
 */
export class Derivatives {
  a: f64 = 0;
  d1: f64 = 0;
  d2: f64 = 0;
  t1: f64 = 0;
  t2: f64 = 0;
  dt: f64 = 0;

  clear(): void {
    this.a = 0;
    this.d1 = 0;
    this.d2 = 0;
    this.t1 = 0;
    this.t2 = 0;
    this.dt = 0;
  }
}
