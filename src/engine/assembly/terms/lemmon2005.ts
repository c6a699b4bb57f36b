import { DeltaGroups } from './delta-groups';
import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { TauPowers } from './tau-powers';
import { Term } from './term';

/**
 * Σ n δ^d τ^t exp(-δ^l) exp(-τ^m), each factor absent when its exponent is 0
 * (Lemmon and Jacobsen, 2005, J. Phys. Chem. Ref. Data 34, eq. 9).
 *
 * With L = t - m τ^m:   τ∂/∂τ -> L,   τ²∂²/∂τ² -> L² - L - m² τ^m.
 */
export class Lemmon2005Term extends Term {
  private n: StaticArray<f64>;
  private t: StaticArray<f64>;
  private m: StaticArray<f64>;
  private tau: StaticArray<i32>;
  private group: StaticArray<i32>;
  private powers: TauPowers;
  private groups: DeltaGroups;

  /** Reads `count` rows [n, d, t, l, m]. */
  constructor(reader: Reader, private count: i32) {
    super();
    this.n = new StaticArray<f64>(count);
    this.t = new StaticArray<f64>(count);
    this.m = new StaticArray<f64>(count);
    this.tau = new StaticArray<i32>(count);
    this.group = new StaticArray<i32>(count);
    this.powers = new TauPowers(count);
    this.groups = new DeltaGroups(count);
    for (let i = 0; i < count; i++) {
      this.n[i] = reader.next();
      const d = reader.count();
      this.t[i] = reader.next();
      const l = reader.count();
      this.m[i] = reader.next();
      this.tau[i] = this.powers.slot(this.t[i]);
      this.group[i] = this.groups.slot(d, l, 1);
    }
  }

  setTau(tau: f64, lnTau: f64): void {
    this.powers.evaluate(lnTau);
    this.groups.clear();
    for (let i = 0; i < this.count; i++) {
      const m = unchecked(this.m[i]);
      const tm = m == 0 ? 0 : Math.exp(m * lnTau);
      const l = unchecked(this.t[i]) - m * tm;
      let c = unchecked(this.n[i]) * this.powers.at(unchecked(this.tau[i]));
      if (m != 0) c *= Math.exp(-tm);
      this.groups.add(unchecked(this.group[i]), c, l, l * l - l - m * m * tm);
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.groups.addDensity(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    this.groups.addAll(delta, out);
  }
}
