import { outcome } from '../outcome';
import { Property } from '../point';
import { liquidDensity } from '../solvers/density';
import { Reader } from '../terms/reader';
import { Envelope, Side } from './envelope';
import { Fixed, Incipient } from './incipient';
import { MixturePhase } from './phase';
import { MOLE_SHARE, TwoPhase } from './two-phase';

/** Where the walk along the phase boundary starts, as a share of the mean critical temperature. */
const STARTS: StaticArray<f64> = [0.7, 0.62, 0.78, 0.55, 0.85];
/** How far below minT the boundary is followed, and never trusted from outside. */
const COLDER: f64 = 0.85;
/** Steps in vapour share when a two-phase state is not found at once. */
const MARCH = 12;

/** A mixture of fixed overall composition: itself as one phase, and its liquid and vapour. */
export class Mixture extends MixturePhase {
  envelope!: Envelope;
  private liquid: MixturePhase;
  private vapour: MixturePhase;
  private bubble!: Incipient;
  private dew!: Incipient;
  private inside!: TwoPhase;
  /** Unknowns of the boundary last found: bubble (vapour is the trace) and dew (liquid is). */
  private bubbleU!: StaticArray<f64>;
  private dewU!: StaticArray<f64>;
  /** Where `solveInside` keeps its walk; memory taken while solving would never come back. */
  private kept!: StaticArray<f64>;
  private nearest!: StaticArray<f64>;
  /** Mole fractions of both phases of the last two-phase answer. */
  liquidX!: StaticArray<f64>;
  vapourX!: StaticArray<f64>;

  /** `at`: n and the mole fractions; `phaseAt`: the phase's own numbers, read once for each phase. */
  constructor(z: Reader, phaseAt: usize) {
    super(new Reader(phaseAt));
    this.liquid = new MixturePhase(new Reader(phaseAt));
    this.vapour = new MixturePhase(new Reader(phaseAt));
    const n = this.n;
    const fractions = new StaticArray<f64>(n);
    for (let i = 0; i < n; i++) fractions[i] = z.next();
    this.setComposition(fractions);
    this.bubble = new Incipient(this, this.vapour, n);
    this.dew = new Incipient(this, this.liquid, n);
    this.envelope = new Envelope(this.bubble, n);
    this.inside = new TwoPhase(this, this.liquid, this.vapour, n);
    this.bubbleU = new StaticArray<f64>(n + 2);
    this.dewU = new StaticArray<f64>(n + 2);
    this.kept = new StaticArray<f64>(2 * n + 2);
    this.nearest = new StaticArray<f64>(2 * n + 2);
    this.liquidX = new StaticArray<f64>(n);
    this.vapourX = new StaticArray<f64>(n);
    this.maxT = Infinity;
    this.maxP = Infinity;
    for (let i = 0; i < n; i++) {
      const component = this.components[i];
      this.minT = Math.max(this.minT, component.minT);
      this.tripleT = Math.max(this.tripleT, component.tripleT);
      this.maxT = Math.min(this.maxT, component.maxT);
      this.maxP = Math.min(this.maxP, component.maxP);
    }
  }

  /** Follows the phase boundary once; false when it cannot be followed. */
  survey(): bool {
    // Until the boundary is known, nothing bounds the liquid but sense.
    this.maxRho = 4 * this.reducingRho;
    let found = false;
    for (let i = 0; i < STARTS.length && !found; i++) {
      let mean: f64 = 0;
      for (let k = 0; k < this.n; k++) mean += this.x[k] * this.components[k].criticalT;
      const T = Math.max(STARTS[i] * mean, this.minT);
      found = this.guessBubble(T) && this.bubble.solve(Fixed.T, T) && this.bubble.contrast() > 1;
    }
    if (!found) return false;
    const envelope = this.envelope;
    // Bubble points at the lowest pressures are colder than minT (see `coldInside`).
    if (!envelope.trace(COLDER * this.minT)) return false;
    this.criticalT = envelope.criticalT;
    this.criticalP = envelope.criticalP;
    this.criticalRho = envelope.criticalRho;
    const bubble = envelope.bubble;
    const dew = envelope.dew;
    if (bubble.count < 3 || dew.count < 3) return false;
    this.meetT = Math.exp(Math.min(bubble.lnT(bubble.count - 1), dew.lnT(dew.count - 1)));
    this.meetP = Math.exp(Math.min(bubble.lnP(bubble.count - 1), dew.lnP(dew.count - 1)));
    this.lowestP = this.interpolated(dew, this.n + 2, this.minT);
    if (!(this.lowestP > 0)) return false;
    this.findMaxRho(Math.exp(bubble.get(0, 0)), Math.exp(bubble.lnT(0)));
    // The boundary is interpolated between close points.
    this.spreadP = 0.01;
    this.spreadLiquid = 0.01;
    this.spreadVapour = 0.01;
    return true;
  }

  private findMaxRho(liquid: f64, T: f64): void {
    this.setTemperature(T);
    let rho = liquid;
    for (let i = 0; i < 400; i++) {
      const P = this.pressure(rho * 1.01);
      if (!(this.slope > 0) && P > this.criticalP) break;
      rho *= 1.01;
      if (P > 1.7 * this.maxP) break;
    }
    this.maxRho = rho;
  }

  /** ln of a component's vapour pressure, beyond its critical point carried on in 1/T. */
  private lnVapourPressure(i: i32, T: f64): f64 {
    const component = this.components[i];
    const Tc = component.criticalT;
    if (T < 0.95 * Tc) return Math.log(component.roughPressure(T));
    const near = Math.log(component.roughPressure(0.95 * Tc) / component.criticalP);
    return Math.log(component.criticalP) + (near * (1 - Tc / T)) / (1 - 1 / 0.95);
  }

  /** First guess of the bubble point at T by Raoult's law and the liquids' own densities. */
  private guessBubble(T: f64): bool {
    const n = this.n;
    let P: f64 = 0;
    let volume: f64 = 0;
    for (let i = 0; i < n; i++) {
      const component = this.components[i];
      P += this.x[i] * Math.exp(this.lnVapourPressure(i, T));
      const reduced = Math.min((T / this.reducingT) * component.criticalT, 0.98 * component.criticalT);
      volume += (this.x[i] * component.criticalRho) / component.roughLiquid(Math.max(reduced, 0.9 * component.minT));
    }
    this.setTemperature(T);
    let rho = this.reducingRho / volume;
    const polished = liquidDensity(this, P, rho);
    if (polished == polished) rho = polished;
    const u = this.bubble.u;
    u[0] = Math.log(rho);
    u[n + 1] = Math.log(T);
    const thin = P / (this.gasConstant * T);
    for (let i = 0; i < n; i++) {
      u[i + 1] = Math.log((this.x[i] * Math.exp(this.lnVapourPressure(i, T)) * thin) / P);
    }
    return true;
  }

  /** A value of the boundary at T by interpolation; NaN beyond it. */
  private interpolated(side: Side, column: i32, T: f64): f64 {
    const lnT = Math.log(T);
    for (let k = 1; k < side.count; k++) {
      const b = side.lnT(k);
      if (b < lnT) continue;
      const a = side.lnT(k - 1);
      // Pressures and densities are straight lines in 1/T.
      const share = (1 - Math.exp(a - lnT)) / (1 - Math.exp(a - b));
      const low = side.get(k - 1, column);
      return Math.exp(low + share * (side.get(k, column) - low));
    }
    return NaN;
  }

  side(T: f64, P: f64): i32 {
    const high = this.interpolated(this.envelope.bubble, this.n + 2, T);
    const low = this.interpolated(this.envelope.dew, this.n + 2, T);
    if (P > high * (1 + this.spreadP)) return 1;
    if (P < low * (1 - this.spreadP)) return -1;
    return 0;
  }

  roughPressure(T: f64): f64 {
    return this.interpolated(this.envelope.dew, this.n + 2, T);
  }

  roughLiquid(T: f64): f64 {
    const side = this.envelope.bubble;
    const rho = this.interpolated(side, 0, T);
    // Above the last bubble point a compressed liquid still has to start somewhere.
    return rho == rho ? rho : Math.exp(side.get(T < this.meetT ? 0 : side.count - 1, 0));
  }

  roughVapour(T: f64): f64 {
    const side = this.envelope.dew;
    const rho = this.interpolated(side, 0, T);
    return rho == rho ? rho : this.criticalRho;
  }

  private settle(incipient: Incipient, bubble: bool): void {
    const boundary = this.boundary;
    const P = incipient.settle();
    (bubble ? boundary.liquid : boundary.vapour).fill(this, Math.exp(incipient.u[0]), P);
    const kept = bubble ? this.bubbleU : this.dewU;
    for (let i = 0; i < this.n + 2; i++) unchecked((kept[i] = unchecked(incipient.u[i])));
  }

  private findBoundary(fixed: Fixed, value: f64): bool {
    const byP = fixed == Fixed.P;
    const ln = Math.log(value);
    if (!this.envelope.bubble.guess(byP, ln, this.bubble.u) || !this.bubble.solve(fixed, value)) return false;
    this.settle(this.bubble, true);
    if (!this.envelope.dew.guess(byP, ln, this.dew.u) || !this.dew.solve(fixed, value)) return false;
    this.settle(this.dew, false);
    const boundary = this.boundary;
    // What was asked for is given back to the last digit.
    if (byP) {
      boundary.liquid.P = value;
      boundary.vapour.P = value;
    } else {
      boundary.liquid.T = value;
      boundary.vapour.T = value;
    }
    return true;
  }

  boundaryAtT(T: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedT == T) return true;
    this.forgetBoundary();
    if (!this.findBoundary(Fixed.T, T)) return false;
    boundary.askedT = T;
    return true;
  }

  boundaryAtP(P: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedP == P) return true;
    this.forgetBoundary();
    if (!this.findBoundary(Fixed.P, P)) return false;
    boundary.askedP = P;
    return true;
  }

  /**
   * A guess of the state at vapour share s between the bubble and dew points just found: their K
   * values mixed in the logarithm, compositions from the balances.
   */
  private guessInside(s: f64): void {
    const n = this.n;
    const b = this.bubbleU;
    const d = this.dewU;
    const u = this.inside.u;
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
      const z = unchecked(this.x[i]);
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

  /** Mole fraction of component i in a phase of the last two-phase answer. */
  phaseFraction(vapour: bool, i: i32): f64 {
    return (vapour ? this.vapourX : this.liquidX)[i];
  }

  /** Fills the outcome from the two phases just solved. */
  private answer(): void {
    const n = this.n;
    const inside = this.inside;
    const l = this.liquid;
    const v = this.vapour;
    l.molar(Property.H, inside.rhoL);
    v.molar(Property.H, inside.rhoV);
    const share = inside.share;
    const M = this.molarMass;
    const hL = l.amount;
    const hV = v.amount;
    l.molar(Property.S, inside.rhoL);
    v.molar(Property.S, inside.rhoV);
    outcome.T = inside.T;
    outcome.P = inside.P;
    outcome.D = M / ((1 - share) / inside.rhoL + share / inside.rhoV);
    outcome.H = ((1 - share) * hL + share * hV) / M - this.offsetH;
    outcome.S = ((1 - share) * l.amount + share * v.amount) / M - this.offsetS;
    outcome.U = outcome.H - outcome.P / outcome.D;
    outcome.mixed((share * v.molarMass) / M);
    for (let i = 0; i < n; i++) {
      unchecked((this.liquidX[i] = unchecked(l.x[i])));
      unchecked((this.vapourX[i] = unchecked(v.x[i])));
    }
  }

  /** Solves both conditions from a guess at share s; walks there from the bubble point if it must. */
  private solveInside(along: Property, fixed: f64, property: Property, value: f64, s: f64): bool {
    const inside = this.inside;
    inside.first.set(along, fixed);
    inside.second.set(property, value);
    this.guessInside(s);
    if (inside.solve()) {
      this.answer();
      return true;
    }
    // Known states in small steps of vapour share; the one nearest to the value starts again.
    inside.second.set(MOLE_SHARE, 0);
    this.guessInside(0.02);
    let best: f64 = Infinity;
    const n = this.n;
    const kept = this.kept;
    const nearest = this.nearest;
    for (let k = 0; k <= MARCH; k++) {
      inside.second.value = 0.02 + (0.96 * k) / MARCH;
      if (!inside.solve()) {
        this.guessInside(inside.second.value);
        if (!inside.solve()) continue;
      }
      for (let i = 0; i < 2 * n + 2; i++) unchecked((kept[i] = unchecked(inside.u[i])));
      this.answer();
      const away = Math.abs(outcome.get(property) / value - 1);
      if (away < best) {
        best = away;
        for (let i = 0; i < 2 * n + 2; i++) unchecked((nearest[i] = unchecked(kept[i])));
      }
    }
    if (best == Infinity) return false;
    inside.second.set(property, value);
    for (let i = 0; i < 2 * n + 2; i++) unchecked((inside.u[i] = unchecked(nearest[i])));
    if (!inside.solve()) return false;
    this.answer();
    return true;
  }

  curled(T: f64, P: f64): bool {
    if (T <= this.meetT) {
      if (P <= this.meetP || !this.boundaryAtT(T)) return false;
      return P < this.boundary.liquid.P && P > this.boundary.vapour.P;
    }
    if (!this.envelope.cross(Math.log(T))) return false;
    const lnP = Math.log(P);
    return lnP > this.envelope.lowest && lnP < this.envelope.highest;
  }

  /** From the lower dew point up in pressure, every state starting from the one before. */
  insideCurl(T: f64, P: f64): bool {
    const n = this.n;
    const lnT = Math.log(T);
    if (!this.envelope.guessLowest(lnT, this.dew.u) || !this.dew.solve(Fixed.T, T)) return false;
    this.forgetBoundary();
    const dewP = this.dew.settle();
    const inside = this.inside;
    const rho = this.dew.u[0];
    for (let i = 0; i < n; i++) {
      unchecked((inside.u[i] = unchecked(this.dew.u[i + 1])));
      unchecked((inside.u[n + i] = Math.log(unchecked(this.x[i])) + rho));
    }
    inside.u[2 * n] = 0.99;
    inside.u[2 * n + 1] = lnT;
    inside.first.set(Property.T, T);
    for (let k = 1; k <= MARCH; k++) {
      inside.second.set(Property.P, dewP * Math.pow(P / dewP, f64(k) / MARCH));
      if (!inside.solve()) return false;
    }
    this.answer();
    outcome.T = T;
    outcome.P = P;
    return true;
  }

  saturated(q: f64): void {
    outcome.between(this.boundary, q);
    const trace = q == 0 ? this.bubbleU : this.dewU;
    const whole = q == 0 ? this.liquidX : this.vapourX;
    const other = q == 0 ? this.vapourX : this.liquidX;
    let sum: f64 = 0;
    for (let i = 0; i < this.n; i++) sum += Math.exp(trace[i + 1]);
    for (let i = 0; i < this.n; i++) {
      whole[i] = this.x[i];
      other[i] = Math.exp(trace[i + 1]) / sum;
    }
  }

  insideAtP(P: f64, property: Property, value: f64, share: f64): bool {
    if (share == 0 || share == 1) this.saturated(share);
    else if (!this.solveInside(Property.P, P, property, value, share)) return false;
    outcome.P = P;
    outcome.give(property, value);
    return true;
  }

  insideAtT(T: f64, property: Property, value: f64, share: f64): bool {
    if (share == 0 || share == 1) this.saturated(share);
    else if (!this.solveInside(Property.T, T, property, value, share)) return false;
    outcome.T = T;
    outcome.give(property, value);
    return true;
  }
}
