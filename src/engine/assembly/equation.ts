import { Boundary } from './boundary';
import { outcome } from './outcome';
import { Property } from './point';
import { Derivatives } from './terms/derivatives';

/**
 * What the solvers know of a fluid: a reduced Helmholtz energy at fixed composition, and where its
 * two phases meet. Densities are molar (mol/m3) inside; results leave in SI mass units.
 */
export abstract class Equation {
  /** kg/mol */
  molarMass: f64 = 0;
  /** J/(mol K), of the equation's own publication. */
  gasConstant: f64 = 0;
  reducingT: f64 = 0;
  reducingRho: f64 = 0;
  criticalT: f64 = 0;
  criticalP: f64 = 0;
  criticalRho: f64 = 0;
  tripleT: f64 = 0;
  tripleP: f64 = 0;
  minT: f64 = 0;
  /** Down to here its vapour over the solid is answered to who asks beyond the limits, K; `minT` where there is none. */
  coldestVapour: f64 = 0;
  maxT: f64 = 0;
  maxP: f64 = 0;
  /** Densest state any solver looks at: beyond maxP at minT. */
  maxRho: f64 = 0;
  /** Dew pressure at minT: below it only vapour exists. */
  lowestP: f64 = 0;
  /**
   * Where two phases are last told apart, K, and their pressure there. Just below critical for most;
   * a few equations merge their phases a little off the critical point their publication states.
   */
  meetT: f64 = 0;
  meetP: f64 = 0;
  /** Largest relative errors of the rough values below, found when the fluid was made. */
  spreadP: f64 = 0;
  spreadLiquid: f64 = 0;
  spreadVapour: f64 = 0;
  /** Zero of H and S, in the order of the pack: IIR, NBP, EOS. */
  reference: i32 = 0;
  /** What the reference state takes off, J/kg and J/(kg K). */
  offsetH: f64 = 0;
  offsetS: f64 = 0;

  /** Weight of ln δ in the ideal part: 1, but for mixtures of equations with unlike gas constants. */
  lnWeight: f64 = 1;

  /** Temperature the derivatives below belong to. */
  T: f64 = 0;
  residual: Derivatives = new Derivatives();
  ideal: Derivatives = new Derivatives();

  /** Where the last boundaryAtT or boundaryAtP put the saturated phases. */
  boundary: Boundary = new Boundary();

  /** What is kept answers one question only; after another, or a change of reference, none. */
  forgetBoundary(): void {
    this.boundary.askedT = 0;
    this.boundary.askedP = 0;
  }

  /** Pressure at which the vapour meets the solid, Pa, T in K below triple; NaN where no line is known. */
  sublimationPressure(_T: f64): f64 {
    return NaN;
  }

  abstract setTemperature(T: f64): void;
  /** Sets `residual` a, d1 and d2 at the current temperature. */
  abstract residualDensity(rho: f64): void;
  /** Sets every derivative of `residual` at the current temperature. */
  abstract residualAll(rho: f64): void;
  /** Sets `ideal` (without ln δ) at the current temperature. */
  abstract idealPart(): void;

  /** Rough saturation pressure, Pa. */
  abstract roughPressure(T: f64): f64;
  /** Below meetT: 1 where (T, P) is surely liquid, -1 surely vapour, 0 where saturation must tell. */
  side(T: f64, P: f64): i32 {
    if (P >= this.meetP) return 1;
    const ratio = P / this.roughPressure(T);
    if (ratio > 1 + this.spreadP) return 1;
    return ratio < 1 - this.spreadP ? -1 : 0;
  }
  /** Whether a state of molar density rho below meetT may lie inside the dome; saturation then tells. */
  mayBeInside(T: f64, rho: f64): bool {
    return (
      rho * (1 + this.spreadVapour) > this.roughVapour(T) && rho < (1 + this.spreadLiquid) * this.roughLiquid(T)
    );
  }
  /** Sets the outcome to the saturated liquid (0) or vapour (1) at T below meetT; false when there is none. */
  saturatedAtT(T: f64, q: f64): bool {
    if (!this.boundaryAtT(T)) return false;
    this.saturated(q);
    return true;
  }
  /** The same at P below meetP. */
  saturatedAtP(P: f64, q: f64): bool {
    if (!this.boundaryAtP(P)) return false;
    this.saturated(q);
    return true;
  }
  /** Saturation pressure at T and temperature at P, of a pure fluid, without the states; NaN where only those tell. */
  pressureOf(_T: f64): f64 {
    return NaN;
  }
  temperatureOf(_P: f64): f64 {
    return NaN;
  }
  /** Rough saturated densities, mol/m3. */
  abstract roughLiquid(T: f64): f64;
  abstract roughVapour(T: f64): f64;
  /** Sets `boundary` at T below meetT; false when there is none to be found. */
  abstract boundaryAtT(T: f64): bool;
  /**
   * Sets the saturated vapour of `boundary` alone at P below meetP, its liquid being worked out by
   * `boundaryAtP` if that is asked next; false where only both are to be had.
   */
  vapourAtP(_P: f64): bool {
    return false;
  }
  /** Sets `boundary` at P below meetP; false when there is none to be found. */
  abstract boundaryAtP(P: f64): bool;

  /**
   * Sets the outcome to the two-phase state at P below meetP where a property has a value, without its boundary;
   * false where there is none, or where only the boundary tells.
   */
  mixedAtP(_P: f64, _property: Property, _value: f64): bool {
    return false;
  }

  /** The same at T below meetT. */
  mixedAtT(_T: f64, _property: Property, _value: f64): bool {
    return false;
  }

  /**
   * Sets the outcome to the two-phase state at P (whose boundary is set) where a property has a
   * value; `share`, by which the property would mix linearly, is exact for a pure fluid.
   */
  insideAtP(_P: f64, _property: Property, _value: f64, share: f64): bool {
    outcome.between(this.boundary, share);
    return true;
  }

  /** The same at T. */
  insideAtT(_T: f64, _property: Property, _value: f64, share: f64): bool {
    outcome.between(this.boundary, share);
    return true;
  }

  /**
   * Whether (T, P) beyond meetT or meetP still lies inside the phase boundary, which a mixture's
   * may curl round its critical point (retrograde condensation); never for a pure fluid.
   */
  curled(_T: f64, _P: f64): bool {
    return false;
  }

  /** Sets the outcome to the two-phase state at such a (T, P); false when it is not found. */
  insideCurl(_T: f64, _P: f64): bool {
    return false;
  }

  /** Sets the outcome to the saturated liquid (0) or vapour (1) of the boundary just set. */
  saturated(q: f64): void {
    outcome.between(this.boundary, q);
  }

  /** Pa at the current temperature; `slope` then holds ∂P/∂ρ, J/mol. */
  pressure(rho: f64): f64 {
    this.residualDensity(rho);
    const rt = this.gasConstant * this.T;
    this.slope = rt * (1 + 2 * this.residual.d1 + this.residual.d2);
    return rho * rt * (1 + this.residual.d1);
  }
  slope: f64 = 0;
}
