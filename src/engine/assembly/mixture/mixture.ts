import { Boundary } from '../boundary';
import { outcome } from '../outcome';
import { Point, Property } from '../point';
import { densest, liquidDensity } from '../solvers/density';
import { Reader } from '../terms/reader';
import { Envelope, Side } from './envelope';
import { Fixed, Incipient } from './incipient';
import { Inside } from './inside';
import { MixturePhase } from './phase';

/** Where the walk along the phase boundary starts, as a share of the mean critical temperature. */
const STARTS: StaticArray<f64> = [0.7, 0.62, 0.78, 0.55, 0.85];
/** How far below minT the boundary is followed, and never trusted from outside. */
const COLDER: f64 = 0.85;

/** How far below the end of a dew side that turned back the other one is looked for, relative. */
const RESUME: f64 = 1e-4;

/** Boundaries kept: a cycle comes back to its two pressures and its two temperatures. */
const KEPT = 4;

/** Steps from a known point of the boundary where a guess misled. */
const APPROACH = 8;
/** Just below critical a density may lie a little across the critical one, which is interpolated. */
const ACROSS: f64 = 1.002;
/** Bubble and dew meet at an azeotrope, to what either is solved to. */
const LEVEL: f64 = 1e-6;

/** A boundary, and the unknowns (`Incipient.u`) of its bubble and dew points. */
class Known {
  boundary: Boundary = new Boundary();
  bubble: StaticArray<f64>;
  dew: StaticArray<f64>;

  constructor(n: i32) {
    this.bubble = new StaticArray<f64>(n + 2);
    this.dew = new StaticArray<f64>(n + 2);
  }
}

/** A mixture of fixed overall composition: itself as one phase, and its liquid and vapour. */
export class Mixture extends MixturePhase {
  envelope!: Envelope;
  private liquid: MixturePhase;
  private vapour: MixturePhase;
  private bubble!: Incipient;
  private dew!: Incipient;
  private inside!: Inside;
  private kept: StaticArray<Known | null> = new StaticArray<Known | null>(KEPT);
  private oldest: i32 = 0;
  /** Where one side alone is put. */
  private lone!: Known;
  /** Whether the boundary as followed crosses itself or changes branch: one side alone is then never an answer. */
  private doubtful: bool = false;

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
    this.inside = new Inside(this, this.liquid, this.vapour, n);
    for (let i = 0; i < KEPT; i++) this.kept[i] = new Known(n);
    this.lone = new Known(n);
    this.take(this.lone);
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
      this.guessBubble(T);
      found = this.bubble.solve(Fixed.T, T) && this.bubble.contrast() > 1;
    }
    if (!found) return false;
    const envelope = this.envelope;
    // Bubble points at the lowest pressures are colder than minT (see `coldInside`).
    const coldest = COLDER * this.minT;
    if (!envelope.trace(coldest)) return false;
    if (envelope.dew.count > 0 && envelope.dewEndT > coldest * (1 + 1e-9)) this.resumeDew(coldest);
    if (!envelope.close()) return false;
    this.criticalT = envelope.criticalT;
    this.criticalP = envelope.criticalP;
    this.criticalRho = envelope.criticalRho;
    const bubble = envelope.bubble;
    const dew = envelope.dew;
    if (bubble.count < 3 || dew.count < 3) return false;
    this.meetT = Math.exp(Math.min(bubble.lnT(bubble.count - 1), dew.lnT(dew.count - 1)));
    this.meetP = Math.exp(Math.min(bubble.lnP(bubble.count - 1), dew.lnP(dew.count - 1)));
    // Where liquids part in the cold the dew side may be lost sooner: what is known of it counts.
    this.lowestP = dew.lnT(0) < Math.log(this.minT)
      ? this.interpolated(dew, this.n + 2, this.minT)
      : Math.exp(dew.lnP(0));
    this.maxRho = densest(this, Math.exp(bubble.lnT(0)), Math.exp(bubble.get(0, 0)));
    for (let k = 0; k < bubble.count && !this.doubtful; k++) {
      if (bubble.lnT(k) < dew.lnT(0)) continue;
      const dewP = this.interpolated(dew, this.n + 2, Math.exp(bubble.lnT(k)));
      this.doubtful = !(bubble.lnP(k) > -Infinity) || Math.exp(bubble.lnP(k)) < 0.99 * dewP;
    }
    // The boundary is interpolated between close points.
    this.spreadP = 0.01;
    this.spreadLiquid = 0.01;
    this.spreadVapour = 0.01;
    return true;
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
  private guessBubble(T: f64): void {
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
  }

  /**
   * In the cold the liquid of some blends parts in two (R431A below 189 K, by its equations): what condenses first is then
   * no longer what it was a little warmer, and the dew side that was followed turns back. The other liquid is looked for
   * from nearly pure components; the one that condenses at the lowest pressure is the first.
   */
  private resumeDew(coldest: f64): void {
    const n = this.n;
    const envelope = this.envelope;
    const u = this.bubble.u;
    const best = new StaticArray<f64>(n + 2);
    const T = envelope.dewEndT * (1 - RESUME);
    let lowest: f64 = Infinity;
    this.setTemperature(T);
    for (let major = 0; major < n; major++) {
      const component = this.components[major];
      if (T > component.criticalT) continue;
      const thick = component.roughLiquid(T);
      u[0] = envelope.dewEndLnP - Math.log(this.gasConstant * T);
      u[n + 1] = Math.log(T);
      for (let i = 0; i < n; i++) u[i + 1] = Math.log(thick * (i == major ? 0.9 : 0.1 / f64(n - 1)));
      if (!this.bubble.solve(Fixed.T, T) || this.bubble.contrast() > -1) continue;
      const P = this.bubble.settle();
      if (!(P > 0 && P < lowest)) continue;
      lowest = P;
      this.keep(this.bubble, best);
    }
    if (lowest == Infinity) return;
    this.doubtful = true;
    for (let i = 0; i < n + 2; i++) unchecked((u[i] = unchecked(best[i])));
    // Up along it as long as it condenses first: what was followed beyond is left behind.
    const dew = envelope.dew;
    while (dew.count > 3 && this.bubble.solve(Fixed.T, envelope.dewEndT)) {
      if (!(this.bubble.settle() < Math.exp(envelope.dewEndLnP)) || this.bubble.contrast() > -1) break;
      this.keep(this.bubble, best);
      dew.count--;
    }
    for (let i = 0; i < n + 2; i++) unchecked((u[i] = unchecked(best[i])));
    envelope.resume(coldest);
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

  private keep(incipient: Incipient, into: StaticArray<f64>): void {
    for (let i = 0; i < this.n + 2; i++) unchecked((into[i] = unchecked(incipient.u[i])));
  }

  /** Makes a boundary the present one. */
  private take(known: Known): void {
    this.boundary = known.boundary;
    this.inside.bubble = known.bubble;
    this.inside.dew = known.dew;
  }

  /** Goes back to a boundary that was asked for before; false when it is not kept. */
  private recall(fixed: Fixed, value: f64): bool {
    for (let i = 0; i < KEPT; i++) {
      const known = unchecked(this.kept[i])!;
      if ((fixed == Fixed.P ? known.boundary.askedP : known.boundary.askedT) != value) continue;
      this.take(known);
      return true;
    }
    return false;
  }

  forgetBoundary(): void {
    for (let i = 0; i < KEPT; i++) {
      const boundary = unchecked(this.kept[i])!.boundary;
      boundary.askedT = 0;
      boundary.askedP = 0;
    }
  }

  /** Fills a side of the present boundary from its solution; P is NaN where the solution has to tell it. */
  private settle(incipient: Incipient, bubble: bool, P: f64): void {
    const boundary = this.boundary;
    if (P == P) incipient.rest();
    else P = incipient.settle();
    (bubble ? boundary.liquid : boundary.vapour).fill(this, Math.exp(incipient.u[0]), P);
    this.keep(incipient, bubble ? this.inside.bubble : this.inside.dew);
  }

  /** The bubble or the dew point at T or P into the present boundary; false when it is not found. */
  private findSide(fixed: Fixed, value: f64, bubble: bool, isMistrusted: bool): bool {
    const byP = fixed == Fixed.P;
    const incipient = bubble ? this.bubble : this.dew;
    const side = bubble ? this.envelope.bubble : this.envelope.dew;
    const k = side.segment(byP, Math.log(value));
    if (k == 0) return false;
    side.guess(k, byP, Math.log(value), incipient.u);
    const isFound = !isMistrusted && incipient.solve(fixed, value);
    if (!isFound && !this.approach(fixed, value, incipient, side, k)) return false;
    this.settle(incipient, bubble, byP ? value : NaN);
    const point = bubble ? this.boundary.liquid : this.boundary.vapour;
    // What was asked for is given back to the last digit.
    if (!byP) point.T = value;
    return this.isPossible(point, bubble);
  }

  /** The same where the guess between two far points misled: from either of them in small steps. */
  private approach(fixed: Fixed, value: f64, incipient: Incipient, side: Side, k: i32): bool {
    const byP = fixed == Fixed.P;
    const goal = Math.log(value);
    for (let end = k; end >= k - 1; end--) {
      const from = side.at(end, byP);
      side.copy(end, incipient.u);
      let step = 1;
      for (; step <= APPROACH; step++) {
        if (!incipient.solve(fixed, step == APPROACH ? value : Math.exp(from + ((goal - from) * step) / APPROACH))) break;
      }
      if (step > APPROACH) return true;
    }
    return false;
  }

  /**
   * Whether a bubble or dew point can be one: with a trace of a gas far beyond its critical point the equations also
   * have solutions under tension, beyond all pressures, or with the whole on the other side of its critical density.
   */
  private isPossible(point: Point, bubble: bool): bool {
    if (!(point.P > 0 && point.P <= this.maxP)) return false;
    return bubble ? point.rho > ACROSS * this.criticalRho : ACROSS * point.rho < this.criticalRho;
  }

  /** Whether bubble and dew, both possible, are of one boundary: the bubble point is nowhere below the dew point. */
  private isOrdered(fixed: Fixed): bool {
    const liquid = this.boundary.liquid;
    const vapour = this.boundary.vapour;
    if (!(liquid.rho > vapour.rho)) return false;
    return fixed == Fixed.P ? liquid.T <= vapour.T * (1 + LEVEL) : liquid.P >= vapour.P * (1 - LEVEL);
  }

  /** Both into the boundary kept longest, which they replace. */
  private findBoundary(fixed: Fixed, value: f64): bool {
    if (this.recall(fixed, value)) return true;
    const known = unchecked(this.kept[this.oldest])!;
    this.oldest = (this.oldest + 1) % KEPT;
    this.take(known);
    const boundary = known.boundary;
    boundary.askedT = 0;
    boundary.askedP = 0;
    if (!this.findSide(fixed, value, true, false) || !this.findSide(fixed, value, false, false)) return false;
    if (!this.isOrdered(fixed)) {
      // A guess between two branches may settle on neither: the dew point from a known one, in small steps.
      if (!this.findSide(fixed, value, false, true) || !this.isOrdered(fixed)) return false;
    }
    if (fixed == Fixed.P) boundary.askedP = value;
    else boundary.askedT = value;
    return true;
  }

  /** The outcome of one side alone; false when it is not found. */
  private findAlone(fixed: Fixed, value: f64, q: f64): bool {
    if (this.doubtful) {
      if (!this.findBoundary(fixed, value)) return false;
    } else if (!this.recall(fixed, value)) {
      this.take(this.lone);
      if (!this.findSide(fixed, value, q == 0, false)) return false;
    }
    this.saturated(q);
    return true;
  }

  boundaryAtT(T: f64): bool {
    return this.findBoundary(Fixed.T, T);
  }

  boundaryAtP(P: f64): bool {
    return this.findBoundary(Fixed.P, P);
  }

  saturatedAtT(T: f64, q: f64): bool {
    return this.findAlone(Fixed.T, T, q);
  }

  saturatedAtP(P: f64, q: f64): bool {
    return this.findAlone(Fixed.P, P, q);
  }

  /** Mole fraction of component i in a phase of the last two-phase answer. */
  phaseFraction(vapour: bool, i: i32): f64 {
    return (vapour ? this.inside.vapourX : this.inside.liquidX)[i];
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

  insideCurl(T: f64, P: f64): bool {
    const dew = this.dew;
    if (!this.envelope.guessLowest(Math.log(T), dew.u) || !dew.solve(Fixed.T, T)) return false;
    this.take(this.lone);
    const dewP = dew.settle();
    this.keep(dew, this.inside.dew);
    if (!this.inside.climb(T, dewP, P)) return false;
    outcome.T = T;
    outcome.P = P;
    return true;
  }

  saturated(q: f64): void {
    outcome.between(this.boundary, q);
    this.inside.saturated(q);
  }

  insideAtP(P: f64, property: Property, value: f64, share: f64): bool {
    if (share == 0 || share == 1) this.saturated(share);
    else if (!this.inside.find(Property.P, P, property, value, share, this.boundary.liquid.T, this.boundary.vapour.T)) return false;
    outcome.P = P;
    outcome.give(property, value);
    return true;
  }

  insideAtT(T: f64, property: Property, value: f64, share: f64): bool {
    if (share == 0 || share == 1) this.saturated(share);
    else if (!this.inside.find(Property.T, T, property, value, share, this.boundary.vapour.P, this.boundary.liquid.P)) return false;
    outcome.T = T;
    outcome.give(property, value);
    return true;
  }
}
