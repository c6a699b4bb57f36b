import { outcome } from '../outcome';
import { Property } from '../point';
import { MixturePhase } from './phase';
import { MOLE_SHARE, TwoPhase } from './two-phase';

/** Steps in vapour share, or in pressure, when a state is not found at once. */
const MARCH = 12;

/** What bubble and dew point of the same pressure or temperature are solved to, relative. */
const SOLVED: f64 = 1e-6;
/**
 * How far beyond them a state may lie all the same, relative, of temperature and of pressure: where the liquid of an
 * azeotrope parts in the cold (R430A, R504, R509A), its pressure rises above that of the bubble point.
 */
const SLACK_T: f64 = 0.009;
const SLACK_P: f64 = 0.2;

/** States inside the dome, from the bubble and dew points of the same temperature or pressure. */
export class Inside {
  /** Unknowns (`Incipient.u`) of those points: at bubble the vapour is the trace, at dew the liquid. */
  bubble: StaticArray<f64>;
  dew: StaticArray<f64>;
  /** Mole fractions of both phases of the last answer. */
  liquidX: StaticArray<f64>;
  vapourX: StaticArray<f64>;
  private both: TwoPhase;
  private nearest: StaticArray<f64>;
  private outside: StaticArray<f64>;

  constructor(
    private whole: MixturePhase, private liquid: MixturePhase, private vapour: MixturePhase, private n: i32,
  ) {
    this.bubble = new StaticArray<f64>(n + 2);
    this.dew = new StaticArray<f64>(n + 2);
    this.liquidX = new StaticArray<f64>(n);
    this.vapourX = new StaticArray<f64>(n);
    this.nearest = new StaticArray<f64>(2 * n + 2);
    this.outside = new StaticArray<f64>(2 * n + 2);
    this.both = new TwoPhase(whole, liquid, vapour, n);
  }

  /**
   * The state of a temperature or pressure (`along`) where a property has a value; `share` is a
   * first guess of the vapour's. The state's temperature (its pressure, where the temperature is fixed) lies between
   * those of the bubble and the dew point, `least` and `most`: in the cold the equations have other solutions
   * outside, of no stable liquid. Into the outcome; false when it is not found.
   */
  find(along: Property, fixed: f64, property: Property, value: f64, share: f64, least: f64, most: f64): bool {
    const both = this.both;
    both.first.set(along, fixed);
    both.second.set(property, value);
    this.guess(share);
    const isFound = both.solve();
    if (!isFound || !this.isBetween(along, least, most, SOLVED)) {
      // Two solutions may have the value: the one between both points is looked for first.
      for (let i = 0; i < 2 * this.n + 2; i++) unchecked((this.outside[i] = unchecked(both.u[i])));
      if (!this.march(property, value) || !this.isBetween(along, least, most, SOLVED)) {
        if (!isFound) return false;
        for (let i = 0; i < 2 * this.n + 2; i++) unchecked((both.u[i] = unchecked(this.outside[i])));
        if (!both.solve() || !this.isBetween(along, least, most, along == Property.P ? SLACK_T : SLACK_P)) return false;
      }
    }
    this.answer();
    return true;
  }

  private isBetween(along: Property, least: f64, most: f64, slack: f64): bool {
    const at = along == Property.P ? this.both.T : this.both.P;
    return at >= least * (1 - slack) && at <= most * (1 + slack);
  }

  /** Known states in small steps of vapour share; the one nearest to the value starts again. */
  private march(property: Property, value: f64): bool {
    const both = this.both;
    const size = 2 * this.n + 2;
    both.second.set(MOLE_SHARE, 0);
    this.guess(0.02);
    let best: f64 = Infinity;
    for (let k = 0; k <= MARCH; k++) {
      both.second.value = 0.02 + (0.96 * k) / MARCH;
      if (!both.solve()) {
        this.guess(both.second.value);
        if (!both.solve()) continue;
      }
      this.answer();
      const away = Math.abs(outcome.get(property) / value - 1);
      if (away < best) {
        best = away;
        for (let i = 0; i < size; i++) unchecked((this.nearest[i] = unchecked(both.u[i])));
      }
    }
    if (best == Infinity) return false;
    both.second.set(property, value);
    for (let i = 0; i < size; i++) unchecked((both.u[i] = unchecked(this.nearest[i])));
    return both.solve();
  }

  /** The state at (T, P) above a dew point, every state of the way starting from the one before. */
  climb(T: f64, dewP: f64, P: f64): bool {
    const n = this.n;
    const both = this.both;
    for (let i = 0; i < n; i++) {
      unchecked((both.u[i] = unchecked(this.dew[i + 1])));
      unchecked((both.u[n + i] = Math.log(unchecked(this.whole.x[i])) + unchecked(this.dew[0])));
    }
    both.u[2 * n] = 0.99;
    both.u[2 * n + 1] = Math.log(T);
    both.first.set(Property.T, T);
    for (let k = 1; k <= MARCH; k++) {
      both.second.set(Property.P, dewP * Math.pow(P / dewP, f64(k) / MARCH));
      if (!both.solve()) return false;
    }
    this.answer();
    return true;
  }

  /** Fractions of the whole and of its trace, at bubble (q = 0) or dew (q = 1). */
  saturated(q: f64): void {
    const trace = q == 0 ? this.bubble : this.dew;
    const whole = q == 0 ? this.liquidX : this.vapourX;
    const other = q == 0 ? this.vapourX : this.liquidX;
    let sum: f64 = 0;
    for (let i = 0; i < this.n; i++) sum += Math.exp(trace[i + 1]);
    for (let i = 0; i < this.n; i++) {
      whole[i] = this.whole.x[i];
      other[i] = Math.exp(trace[i + 1]) / sum;
    }
  }

  /**
   * A guess at vapour share s between both points: their K values mixed in the logarithm,
   * compositions from the balances.
   */
  private guess(s: f64): void {
    const n = this.n;
    const b = this.bubble;
    const d = this.dew;
    const u = this.both.u;
    let thinB: f64 = 0;
    let thinD: f64 = 0;
    for (let i = 0; i < n; i++) {
      thinB += Math.exp(unchecked(b[i + 1]));
      thinD += Math.exp(unchecked(d[i + 1]));
    }
    const rhoL = Math.exp((1 - s) * unchecked(b[0]) + s * Math.log(thinD));
    const rhoV = Math.exp((1 - s) * Math.log(thinB) + s * unchecked(d[0]));
    let sumX: f64 = 0;
    let sumY: f64 = 0;
    for (let i = 0; i < n; i++) {
      const z = unchecked(this.whole.x[i]);
      const lnKb = unchecked(b[i + 1]) - Math.log(thinB * z);
      const lnKd = Math.log(thinD * z) - unchecked(d[i + 1]);
      const K = Math.exp((1 - s) * lnKb + s * lnKd);
      const x = z / (1 + s * (K - 1));
      unchecked((u[i] = x));
      unchecked((u[n + i] = K * x));
      sumX += x;
      sumY += K * x;
    }
    for (let i = 0; i < n; i++) {
      unchecked((u[i] = Math.log((unchecked(u[i]) / sumX) * rhoL)));
      unchecked((u[n + i] = Math.log((unchecked(u[n + i]) / sumY) * rhoV)));
    }
    unchecked((u[2 * n] = s));
    unchecked((u[2 * n + 1] = (1 - s) * unchecked(b[n + 1]) + s * unchecked(d[n + 1])));
  }

  /** Fills the outcome from the two phases just solved. */
  private answer(): void {
    const both = this.both;
    const l = this.liquid;
    const v = this.vapour;
    const share = both.share;
    const M = this.whole.molarMass;
    l.molar(Property.H, both.rhoL);
    v.molar(Property.H, both.rhoV);
    const H = (1 - share) * l.amount + share * v.amount;
    l.molar(Property.S, both.rhoL);
    v.molar(Property.S, both.rhoV);
    const S = (1 - share) * l.amount + share * v.amount;
    outcome.T = both.T;
    outcome.P = both.P;
    outcome.D = M / ((1 - share) / both.rhoL + share / both.rhoV);
    outcome.H = H / M - this.whole.offsetH;
    outcome.S = S / M - this.whole.offsetS;
    outcome.U = outcome.H - outcome.P / outcome.D;
    outcome.mixed((share * v.molarMass) / M);
    for (let i = 0; i < this.n; i++) {
      unchecked((this.liquidX[i] = unchecked(l.x[i])));
      unchecked((this.vapourX[i] = unchecked(v.x[i])));
    }
  }
}
