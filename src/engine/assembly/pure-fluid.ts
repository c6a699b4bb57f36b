import { Ancillary } from './ancillary';
import { Equation } from './equation';
import { Derivatives } from './terms/derivatives';
import { densest } from './solvers/density';
import { saturate, saturateAtP, saturated } from './solvers/saturation';
import { GaoBTerm } from './terms/gaob';
import { GaussianTerm } from './terms/gaussian';
import { IdealGas } from './terms/ideal';
import { Lemmon2005Term } from './terms/lemmon2005';
import { NonAnalyticTerm } from './terms/non-analytic';
import { mixSaturated } from './mixed';
import { outcome } from './outcome';
import { Point, Property } from './point';
import { Superancillary } from './superancillary';
import { lnTau } from './terms/kept-log';
import { PowerTerm } from './terms/power';
import { Reader } from './terms/reader';
import { Term } from './terms/term';

/** Distances below critical, K, tried in turn for where the phases meet. */
const SHORT_OF_CRITICAL: StaticArray<f64> = [0.002, 0.01, 0.03, 0.0499, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
/** Temperatures at which the rough values are held against the equation. */
const SURVEYED = 24;
/** Between two of them the error may be larger than at either. */
const MARGIN: f64 = 2;
const LEAST_SPREAD: f64 = 0.005;

/** The families of residual terms, in the order of the pack; absent ones have no rows. */
function readTerms(reader: Reader): Array<Term> {
  const terms: Array<Term> = [];
  let count = reader.count();
  if (count > 0) terms.push(new PowerTerm(reader, count, false));
  count = reader.count();
  if (count > 0) terms.push(new PowerTerm(reader, count, true));
  count = reader.count();
  if (count > 0) terms.push(new GaussianTerm(reader, count));
  count = reader.count();
  if (count > 0) terms.push(new Lemmon2005Term(reader, count));
  count = reader.count();
  if (count > 0) terms.push(new GaoBTerm(reader, count));
  count = reader.count();
  if (count > 0) terms.push(new NonAnalyticTerm(reader, count));
  return terms;
}

/** Nearer to saturation than this (relative) its own states tell a side. */
const NEARLY: f64 = 1e-8;
const single = new Point();

/** A fluid with an equation of state of its own. */
export class PureFluid extends Equation {
  terms: Array<Term>;
  protected idealGas: IdealGas;
  protected pressureL: Ancillary;
  protected densityL: Ancillary;
  protected densityV: Ancillary;
  private sublimation: Ancillary | null = null;
  private idealT: f64 = 0;
  /** Its saturation, worked out once; a component of a mixture has none. */
  private dome: Superancillary = new Superancillary();

  /** Reads the numbers in the order of `build/pack.ts`, after the kind of fluid. */
  constructor(reader: Reader) {
    super();
    this.molarMass = reader.next();
    this.gasConstant = reader.next();
    this.reducingT = reader.next();
    this.reducingRho = reader.next();
    this.criticalT = reader.next();
    this.criticalP = reader.next();
    this.criticalRho = reader.next();
    this.tripleT = reader.next();
    this.tripleP = reader.next();
    this.minT = reader.next();
    this.maxT = reader.next();
    this.maxP = reader.next();
    this.idealGas = new IdealGas(reader);
    this.terms = readTerms(reader);
    this.pressureL = new Ancillary(reader);
    this.densityL = new Ancillary(reader);
    this.densityV = new Ancillary(reader);
    this.coldestVapour = this.minT;
    const coldest = reader.next();
    if (coldest > 0) {
      this.coldestVapour = coldest;
      this.sublimation = new Ancillary(reader);
    }
  }

  sublimationPressure(T: f64): f64 {
    const line = this.sublimation;
    if (line === null || !(T >= this.coldestVapour && T <= this.tripleT)) return NaN;
    return line.at(T);
  }

  setTemperature(T: f64): void {
    if (T == this.T) return;
    this.T = T;
    const tau = this.reducingT / T;
    this.setTau(tau, lnTau.of(tau));
  }

  /** Fixes τ itself: inside a mixture it is the mixture's. */
  setTau(tau: f64, lnTau: f64): void {
    const terms = this.terms;
    for (let i = 0, n = terms.length; i < n; i++) unchecked(terms[i]).setTau(tau, lnTau);
  }

  residualDensity(rho: f64): void {
    this.densityPart(rho / this.reducingRho);
  }

  residualAll(rho: f64): void {
    this.allPart(rho / this.reducingRho);
  }

  /** Sets `residual` a, d1 and d2 at δ. */
  densityPart(delta: f64): void {
    this.residual.clear();
    const terms = this.terms;
    for (let i = 0, n = terms.length; i < n; i++) unchecked(terms[i]).addDensity(delta, this.residual);
  }

  /** Sets every derivative of `residual` at δ. */
  allPart(delta: f64): void {
    this.residual.clear();
    const terms = this.terms;
    for (let i = 0, n = terms.length; i < n; i++) unchecked(terms[i]).addAll(delta, this.residual);
  }

  idealPart(): void {
    if (this.idealT == this.T) return;
    this.idealT = this.T;
    this.evaluateIdeal(this.reducingT / this.T, this.ideal);
  }

  evaluateIdeal(tau: f64, out: Derivatives): void {
    this.idealGas.evaluate(tau, lnTau.of(tau), out);
  }

  /** Whether saturation at T is known; the dome is then at T. */
  @inline
  private domeAt(T: f64): bool {
    return T <= this.dome.hot && T >= this.minT && !this.dome.busy && this.dome.seek(this, T);
  }

  roughPressure(T: f64): f64 {
    return this.domeAt(T) ? this.dome.pressure() : this.pressureL.at(T);
  }

  roughLiquid(T: f64): f64 {
    return this.domeAt(T) ? this.dome.liquid() : this.densityL.at(T);
  }

  roughVapour(T: f64): f64 {
    return this.domeAt(T) ? this.dome.vapour() : this.densityV.at(T);
  }

  side(T: f64, P: f64): i32 {
    if (T <= this.dome.hot && T >= this.minT) {
      const side = this.dome.side(T, P);
      if (side != 0) return side;
    }
    if (!this.domeAt(T)) return super.side(T, P);
    const ratio = P / this.dome.pressure();
    if (ratio > 1 + NEARLY) return 1;
    return ratio < 1 - NEARLY ? -1 : 0;
  }

  mayBeInside(T: f64, rho: f64): bool {
    if (T <= this.dome.hot && T >= this.minT && this.dome.outside(T, rho)) return false;
    if (!this.domeAt(T)) return super.mayBeInside(T, rho);
    return rho > this.dome.vapour() * (1 - NEARLY) && rho < this.dome.liquid() * (1 + NEARLY);
  }

  saturatedAtT(T: f64, q: f64): bool {
    if (!this.domeAt(T)) return super.saturatedAtT(T, q);
    return this.fillSaturated(T, this.dome.pressure(), q);
  }

  saturatedAtP(P: f64, q: f64): bool {
    const T = this.temperatureOf(P);
    if (!this.domeAt(T)) return super.saturatedAtP(P, q);
    return this.fillSaturated(T, P, q);
  }

  /** One side of saturation where the dome is at T: one evaluation. */
  private fillSaturated(T: f64, P: f64, q: f64): bool {
    this.setTemperature(T);
    single.fill(this, q == 0 ? this.dome.liquid() : this.dome.vapour(), P);
    outcome.saturated(single, q);
    return true;
  }

  pressureOf(T: f64): f64 {
    return this.domeAt(T) ? this.dome.pressure() : NaN;
  }

  temperatureOf(P: f64): f64 {
    // Its lowest pressure comes back as its lowest temperature, not a rounding below it.
    const T = Math.max(this.dome.temperature(this, P), this.minT);
    return T <= this.dome.hot ? T : NaN;
  }

  mixedAtP(P: f64, property: Property, value: f64): bool {
    const T = this.temperatureOf(P);
    return this.domeAt(T) && mixSaturated(this, this.dome, T, P, property, value);
  }

  mixedAtT(T: f64, property: Property, value: f64): bool {
    return this.domeAt(T) && mixSaturated(this, this.dome, T, this.dome.pressure(), property, value);
  }

  /** Both sides of saturation at T, whose pressure is P, from the dome. */
  private fillBoundary(T: f64, P: f64): void {
    saturated.liquid = this.dome.liquid();
    saturated.vapour = this.dome.vapour();
    saturated.P = P;
    this.setTemperature(T);
    this.keepBoundary();
  }

  /** Finds how near to critical two phases exist, and how rough the rough values are below. */
  survey(): bool {
    // The densest state bounds every search, so it comes first.
    this.maxRho = densest(this, this.minT, this.roughLiquid(this.minT));
    for (let i = 0; i < SHORT_OF_CRITICAL.length; i++) {
      const T = this.criticalT - SHORT_OF_CRITICAL[i];
      this.setTemperature(T);
      if (!saturate(this, this.roughLiquid(T), this.roughVapour(T))) continue;
      this.meetT = T;
      this.meetP = saturated.P;
      break;
    }
    for (let i = 0; i <= SURVEYED; i++) {
      const T = this.minT + ((this.meetT - this.minT) * i) / SURVEYED;
      this.setTemperature(T);
      const liquid = this.roughLiquid(T);
      const vapour = this.roughVapour(T);
      if (!saturate(this, liquid, vapour)) return false;
      this.spreadP = Math.max(this.spreadP, MARGIN * Math.abs(saturated.P / this.roughPressure(T) - 1));
      this.spreadLiquid = Math.max(this.spreadLiquid, MARGIN * Math.abs(saturated.liquid / liquid - 1));
      this.spreadVapour = Math.max(this.spreadVapour, MARGIN * Math.abs(saturated.vapour / vapour - 1));
      if (i == 0) this.lowestP = saturated.P;
    }
    this.spreadP += LEAST_SPREAD;
    this.spreadLiquid += LEAST_SPREAD;
    this.spreadVapour += LEAST_SPREAD;
    this.dome.prepare(this);
    return true;
  }

  boundaryAtT(T: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedT == T) return true;
    if (this.domeAt(T)) {
      this.fillBoundary(T, this.dome.pressure());
      boundary.askedT = T;
      return true;
    }
    this.setTemperature(T);
    if (!saturate(this, this.roughLiquid(T), this.roughVapour(T))) return false;
    this.keepBoundary();
    boundary.askedT = T;
    return true;
  }

  /** All at once from the rough values; where that fails, ln P(T) by the slope of Clapeyron. */
  /** Pressure of the vapour that `vapourAtP` has put into the boundary, until that is another's. */
  private halfP: f64 = 0;

  vapourAtP(P: f64): bool {
    if (this.boundary.askedP == P || this.halfP == P) return true;
    const T = this.temperatureOf(P);
    if (!this.domeAt(T)) return false;
    this.setTemperature(T);
    this.boundary.vapour.fill(this, this.dome.vapour(), P);
    this.forgetBoundary();
    this.halfP = P;
    return true;
  }

  forgetBoundary(): void {
    super.forgetBoundary();
    this.halfP = 0;
  }

  boundaryAtP(P: f64): bool {
    const boundary = this.boundary;
    if (boundary.askedP == P) return true;
    if (this.halfP == P && this.domeAt(boundary.vapour.T)) {
      this.setTemperature(boundary.vapour.T);
      boundary.liquid.fill(this, this.dome.liquid(), P);
      this.forgetBoundary();
      boundary.askedP = P;
      return true;
    }
    const known = this.temperatureOf(P);
    if (this.domeAt(known)) {
      this.fillBoundary(known, P);
      boundary.askedP = P;
      return true;
    }
    let T = Math.min(this.roughSaturationT(P), this.meetT);
    if (saturateAtP(this, P, T, this.roughLiquid(T), this.roughVapour(T)) && this.T <= this.meetT) {
      this.keepBoundary();
      boundary.askedP = P;
      return true;
    }
    this.setTemperature(T);
    if (!saturate(this, this.roughLiquid(T), this.roughVapour(T))) return false;
    for (let i = 0; i < 60; i++) {
      const volume = 1 / saturated.vapour - 1 / saturated.liquid;
      const slope = this.saturationSlope(volume);
      // ln P is nearly linear in 1/T.
      const x = 1 / T - Math.log(P / saturated.P) * (saturated.P / (slope * T * T));
      let next = 1 / x;
      if (!(next <= this.meetT)) next = 0.5 * (T + this.meetT);
      const step = next - T;
      const liquid = saturated.liquid;
      const vapour = saturated.vapour;
      T = next;
      this.setTemperature(T);
      const small = Math.abs(step) < 0.01 * (this.criticalT - T);
      if (!saturate(this, small ? liquid : this.roughLiquid(T), small ? vapour : this.roughVapour(T))) return false;
      if (Math.abs(saturated.P - P) <= 2e-12 * P) break;
      // Rounding in P keeps the last digits from closing; the temperature has settled all the same.
      if (i > 5 && Math.abs(step) <= 1e-13 * T) break;
      if (i == 59) return false;
    }
    saturated.P = P;
    this.keepBoundary();
    boundary.askedP = P;
    return true;
  }

  /** dP/dT = Δs/Δv, Pa/K, at the saturation just solved. */
  private saturationSlope(volume: f64): f64 {
    // Δs/R from the residual parts alone: the ideal part is common but for ln δ.
    this.residualAll(saturated.vapour);
    const sV = this.residual.t1 - this.residual.a;
    this.residualAll(saturated.liquid);
    const sL = this.residual.t1 - this.residual.a;
    const ds = this.gasConstant * (sV - sL + Math.log(saturated.liquid / saturated.vapour));
    return ds / volume;
  }

  private keepBoundary(): void {
    const boundary = this.boundary;
    boundary.liquid.fill(this, saturated.liquid, saturated.P);
    boundary.vapour.fill(this, saturated.vapour, saturated.P);
    this.forgetBoundary();
  }

  /** Temperature at which the rough pressure is P: secant in ln P against 1/T. */
  private roughSaturationT(P: f64): f64 {
    const lnP = Math.log(P);
    let x0 = 1 / this.criticalT;
    let y0 = Math.log(this.criticalP);
    let T = 0.7 * this.criticalT;
    for (let i = 0; i < 50; i++) {
      const x = 1 / T;
      const y = Math.log(this.roughPressure(T));
      let next = x + ((lnP - y) * (x - x0)) / (y - y0);
      if (!(next > 1 / this.criticalT)) next = 0.5 * (x + 1 / this.criticalT);
      else if (next > 1 / (0.9 * this.minT)) next = 1 / (0.9 * this.minT);
      x0 = x;
      y0 = y;
      const step = next - x;
      T = 1 / next;
      if (Math.abs(step) < 1e-5 * x) break;
    }
    return T;
  }
}
