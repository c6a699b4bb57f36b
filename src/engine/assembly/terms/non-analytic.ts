import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { Term } from './term';

/** exp(-46) is 1e-20: beyond it a term cannot change the last digit of any property. */
const NEGLIGIBLE: f64 = 46;
/** The derivatives have removable singularities at δ = 1; this distance stays clear of them. */
const NEAREST: f64 = 1e-9;

/**
 * Σ n Δ^b δ ψ, with θ = (1 - τ) + A((δ-1)²)^(1/2β), Δ = θ² + B((δ-1)²)^a,
 * ψ = exp(-C(δ-1)² - D(τ-1)²)
 * (Span and Wagner, 1996, J. Phys. Chem. Ref. Data 25, eq. 6.2; derivatives as IAPWS R6-95(2018),
 * table 5).
 */
export class NonAnalyticTerm extends Term {
  // Rows n, a, b, β, A, B, C, D.
  private rows: StaticArray<f64>;
  private tau: f64 = 0;

  /** Reads `count` rows [n, a, b, β, A, B, C, D]. */
  constructor(reader: Reader, private count: i32) {
    super();
    this.rows = new StaticArray<f64>(count * 8);
    for (let i = 0; i < count * 8; i++) this.rows[i] = reader.next();
  }

  setTau(tau: f64, _lnTau: f64): void {
    this.tau = tau;
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.addAll(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    const rows = this.rows;
    const tau = this.tau;
    let x = delta - 1;
    if (Math.abs(x) < NEAREST) x = NEAREST;
    const x2 = x * x;
    const y = tau - 1;
    let lnX2: f64 = 0;
    // ((δ-1)²)^(1/2β - 1) and ((δ-1)²)^(a - 1); the terms of an equation share β and a.
    let xb: f64 = 0;
    let xa: f64 = 0;
    let betaOf: f64 = NaN;
    let aOf: f64 = NaN;
    for (let i = 0, at = 0; i < this.count; i++, at += 8) {
      const C = unchecked(rows[at + 6]);
      const D = unchecked(rows[at + 7]);
      const decay = C * x2 + D * y * y;
      if (decay > NEGLIGIBLE) continue;
      if (lnX2 == 0) lnX2 = Math.log(x2);
      const n = unchecked(rows[at]);
      const a = unchecked(rows[at + 1]);
      const b = unchecked(rows[at + 2]);
      const beta = unchecked(rows[at + 3]);
      const A = unchecked(rows[at + 4]);
      const B = unchecked(rows[at + 5]);

      if (beta != betaOf) {
        betaOf = beta;
        xb = Math.exp((0.5 / beta - 1) * lnX2);
      }
      if (a != aOf) {
        aOf = a;
        xa = Math.exp((a - 1) * lnX2);
      }
      const theta = -y + A * xb * x2;
      const big = theta * theta + B * xa * x2;

      const bigD = x * (A * theta * (2 / beta) * xb + 2 * B * a * xa);
      const bigDD =
        bigD / x +
        4 * B * a * (a - 1) * xa +
        (2 * A * A * xb * xb * x2) / (beta * beta) +
        A * theta * (4 / beta) * (0.5 / beta - 1) * xb;

      // Δ^b and its derivatives
      const p = Math.exp(b * Math.log(big));
      const p1 = (b * p) / big;
      const p2 = ((b - 1) * p1) / big;
      const pD = p1 * bigD;
      const pDD = p1 * bigDD + p2 * bigD * bigD;
      const pT = -2 * theta * p1;
      const pTT = 2 * p1 + 4 * theta * theta * p2;
      const pDT = -A * (2 / beta) * p1 * x * xb - 2 * theta * p2 * bigD;

      const psi = Math.exp(-decay);
      const psiD = -2 * C * x * psi;
      const psiDD = (2 * C * x2 - 1) * 2 * C * psi;
      const psiT = -2 * D * y * psi;
      const psiTT = (2 * D * y * y - 1) * 2 * D * psi;
      const psiDT = 4 * C * D * x * y * psi;

      out.a += n * p * delta * psi;
      out.d1 += n * delta * (p * (psi + delta * psiD) + pD * delta * psi);
      out.d2 +=
        n * delta * delta * (p * (2 * psiD + delta * psiDD) + 2 * pD * (psi + delta * psiD) + pDD * delta * psi);
      out.t1 += n * tau * delta * (pT * psi + p * psiT);
      out.t2 += n * tau * tau * delta * (pTT * psi + 2 * pT * psiT + p * psiTT);
      out.dt +=
        n * tau * delta *
        (p * (psiT + delta * psiDT) + delta * pD * psiT + pT * (psi + delta * psiD) + pDT * delta * psi);
    }
  }
}
