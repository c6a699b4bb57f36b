import { DeltaGroups } from './delta-groups';
import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { TauPowers } from './tau-powers';
import { Term } from './term';

/**
 * Σ n δ^d τ^t exp(-g δ^l), no exponential when l = 0.
 * The power terms of most equations have g = 1 (Span and Wagner, 2003, Int. J. Thermophys. 24,
 * eq. 6); the exponential terms fit g as well (Platzer and Maurer, 1993, Fluid Phase Equilib. 84).
 */
export class PowerTerm extends Term {
  private n: StaticArray<f64>;
  private t: StaticArray<f64>;
  private tau: StaticArray<i32>;
  private powers: TauPowers;
  private groups: DeltaGroups;

  /** Reads `count` rows [n, d, t, l], or [n, d, t, g, l] when `fitted`. */
  constructor(reader: Reader, count: i32, fitted: bool) {
    super();
    this.n = new StaticArray<f64>(count);
    this.t = new StaticArray<f64>(count);
    this.tau = new StaticArray<i32>(count);
    this.powers = new TauPowers(count);
    this.groups = new DeltaGroups(count);
    const n = new StaticArray<f64>(count);
    const exponents = new StaticArray<f64>(count);
    const slots = new StaticArray<i32>(count);
    for (let i = 0; i < count; i++) {
      n[i] = reader.next();
      const d = reader.count();
      const t = reader.next();
      const g = fitted ? reader.next() : 1;
      const l = reader.count();
      exponents[i] = t;
      slots[i] = this.groups.slot(d, l, g);
    }
    const order = this.groups.order(slots);
    for (let k = 0; k < count; k++) {
      const i = order[k];
      this.n[k] = n[i];
      this.t[k] = exponents[i];
      this.tau[k] = this.powers.slot(exponents[i]);
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
        const t = unchecked(this.t[i]);
        const c = unchecked(this.n[i]) * this.powers.at(unchecked(this.tau[i]));
        c0 += c;
        c1 += c * t;
        c2 += c * (t * (t - 1));
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
