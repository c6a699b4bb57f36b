import { Derivatives } from './derivatives';
import { Reader } from './reader';

/**
 * Ideal-gas part without its ln δ:
 *
 *   a1 + a2 τ + c ln τ + c' τ ln τ + Σ n τ^t + Σ n ln(1 - exp(-θτ)) + Σ n ln(c + d exp(θτ))
 *
 * (Span, 2000, "Multiparameter Equations of State", eqs. 3.13-3.15; the last sum is the
 * Planck-Einstein term of Lemmon et al., 2000, for air.)
 */
export class IdealGas {
  private a1: f64;
  private a2: f64;
  private lnTau: f64;
  private tauLnTau: f64;
  private powers: StaticArray<f64>;
  private einstein: StaticArray<f64>;
  private general: StaticArray<f64>;

  constructor(reader: Reader) {
    this.a1 = reader.next();
    this.a2 = reader.next();
    this.lnTau = reader.next();
    this.tauLnTau = reader.next();
    this.powers = IdealGas.rows(reader, 2);
    this.einstein = IdealGas.rows(reader, 2);
    this.general = IdealGas.rows(reader, 4);
  }

  private static rows(reader: Reader, width: i32): StaticArray<f64> {
    const count = reader.count();
    const rows = new StaticArray<f64>(count * width);
    for (let i = 0; i < count * width; i++) rows[i] = reader.next();
    return rows;
  }

  /** Sets α, t1 and t2 at τ > 0. */
  evaluate(tau: f64, lnTau: f64, out: Derivatives): void {
    let a = this.a1 + this.a2 * tau + this.lnTau * lnTau + this.tauLnTau * tau * lnTau;
    let t1 = this.a2 * tau + this.lnTau + this.tauLnTau * tau * (lnTau + 1);
    let t2 = -this.lnTau + this.tauLnTau * tau;

    const powers = this.powers;
    for (let i = 0; i < powers.length; i += 2) {
      const t = unchecked(powers[i + 1]);
      const v = unchecked(powers[i]) * Math.exp(t * lnTau);
      a += v;
      t1 += t * v;
      t2 += t * (t - 1) * v;
    }
    const einstein = this.einstein;
    for (let i = 0; i < einstein.length; i += 2) {
      const n = unchecked(einstein[i]);
      const x = unchecked(einstein[i + 1]) * tau;
      const e = Math.exp(-x);
      const occupied = e / (1 - e);
      a += n * Math.log(1 - e);
      t1 += n * x * occupied;
      t2 -= n * x * x * occupied * (1 + occupied);
    }
    const general = this.general;
    for (let i = 0; i < general.length; i += 4) {
      const n = unchecked(general[i]);
      const x = unchecked(general[i + 1]) * tau;
      const c = unchecked(general[i + 2]);
      // exp(-x) keeps the term finite where exp(x) would overflow.
      const e = c * Math.exp(-x);
      const d = unchecked(general[i + 3]);
      const share = d / (e + d);
      a += n * (x + Math.log(e + d));
      t1 += n * x * share;
      t2 += n * x * x * share * (1 - share);
    }
    out.a = a;
    out.t1 = t1;
    out.t2 = t2;
  }
}
