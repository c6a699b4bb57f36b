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
  private powers: TauPowers;
  private groups: DeltaGroups;

  /** Reads `count` rows [n, d, t, l, m]. */
  constructor(reader: Reader, count: i32) {
    super();
    this.n = new StaticArray<f64>(count);
    this.t = new StaticArray<f64>(count);
    this.m = new StaticArray<f64>(count);
    this.tau = new StaticArray<i32>(count);
    this.powers = new TauPowers(count);
    this.groups = new DeltaGroups(count);
    const n = new StaticArray<f64>(count);
    const t = new StaticArray<f64>(count);
    const m = new StaticArray<f64>(count);
    const slots = new StaticArray<i32>(count);
    for (let i = 0; i < count; i++) {
      n[i] = reader.next();
      const d = reader.count();
      t[i] = reader.next();
      const l = reader.count();
      m[i] = reader.next();
      slots[i] = this.groups.slot(d, l, 1);
    }
    const order = this.groups.order(slots);
    for (let k = 0; k < count; k++) {
      const i = order[k];
      this.n[k] = n[i];
      this.t[k] = t[i];
      this.m[k] = m[i];
      this.tau[k] = this.powers.slot(t[i]);
    }
  }

  setTau(tau: f64, lnTau: f64): void {
    this.powers.evaluate(lnTau);
    const groups = this.groups;
    for (let k = 0, i = 0; k < groups.count; k++) {
      let c0: f64 = 0;
      let c1: f64 = 0;
      let c2: f64 = 0;
      for (const end = groups.end(k); i < end; i++) {
        const m = unchecked(this.m[i]);
        const tm = m == 0 ? 0 : Math.exp(m * lnTau);
        const l = unchecked(this.t[i]) - m * tm;
        let c = unchecked(this.n[i]) * this.powers.at(unchecked(this.tau[i]));
        if (m != 0) c *= Math.exp(-tm);
        c0 += c;
        c1 += c * l;
        c2 += c * (l * l - l - m * m * tm);
      }
      groups.set(k, c0, c1, c2);
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.groups.addDensity(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    this.groups.addAll(delta, out);
  }
}
