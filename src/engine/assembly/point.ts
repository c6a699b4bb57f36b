import { Equation } from './equation';
import { lnDelta } from './terms/kept-log';

/** Properties solvers search by; the order is the ABI's. */
export const enum Property { T, P, D, H, S, U, Q }

/**
 * Whether a property has a value, relative to the value; where that is near nil, to 1 kJ/kg of H and U, 1 J/(kg K) of S
 * and the whole of Q.
 */
export function isNear(property: Property, value: f64, asked: f64, near: f64): bool {
  let scale = Math.abs(asked);
  if (property == Property.H || property == Property.U) scale = Math.max(scale, 1e3);
  else if (property == Property.S || property == Property.Q) scale = Math.max(scale, 1);
  return Math.abs(value - asked) <= near * scale;
}

/** A homogeneous state: every property from one evaluation of the equation. */
export class Point {
  T: f64 = 0;
  P: f64 = 0;
  /** mol/m3 */
  rho: f64 = 0;
  /** Mass properties: kg/m3, J/kg, J/(kg K), m/s. */
  D: f64 = 0;
  H: f64 = 0;
  S: f64 = 0;
  U: f64 = 0;
  CP: f64 = 0;
  CV: f64 = 0;
  W: f64 = 0;
  /** (∂P/∂T)ρ, Pa/K, and (∂P/∂ρ)T, J/mol. */
  dPdT: f64 = 0;
  dPdRho: f64 = 0;
  /** ρ(∂U/∂ρ)T and ρ(∂H/∂ρ)T, J/kg: from the residual part alone, so that thin gas keeps its digits. */
  swayU: f64 = 0;
  swayH: f64 = 0;
  /** Molar residual entropy over R. */
  residualS: f64 = 0;

  /**
   * Fills the state at the equation's current temperature. `P` is kept as given where the caller
   * knows it, since a liquid's own pressure loses digits to cancellation; NaN asks for it.
   * Relations: Span (2000), table 3.9.
   */
  fill(equation: Equation, rho: f64, P: f64): void {
    equation.residualAll(rho);
    equation.idealPart();
    const r = equation.residual;
    const i = equation.ideal;
    const T = equation.T;
    const M = equation.molarMass;
    const R = equation.gasConstant;
    const RM = R / M;

    const z = 1 + r.d1;
    const t1 = i.t1 + r.t1;
    const t2 = i.t2 + r.t2;
    const slope = 1 + 2 * r.d1 + r.d2;
    const lift = 1 + r.d1 - r.dt;

    this.T = T;
    this.rho = rho;
    this.P = P != P ? rho * R * T * z : P;
    this.D = rho * M;
    this.H = RM * T * (t1 + z) - equation.offsetH;
    this.S = RM * (t1 - i.a - equation.lnWeight * lnDelta.of(rho / equation.reducingRho) - r.a) - equation.offsetS;
    this.U = RM * T * t1 - equation.offsetH;
    this.CV = -RM * t2;
    this.CP = RM * (-t2 + (lift * lift) / slope);
    this.W = Math.sqrt(RM * T * (slope - (lift * lift) / t2));
    this.dPdT = rho * R * lift;
    this.dPdRho = R * T * slope;
    this.residualS = r.t1 - r.a;
    this.swayU = RM * T * r.dt;
    this.swayH = RM * T * (r.dt + r.d1 + r.d2);
  }

  @inline
  get(property: Property): f64 {
    if (property == Property.H) return this.H;
    if (property == Property.S) return this.S;
    if (property == Property.U) return this.U;
    if (property == Property.D) return this.D;
    return property == Property.T ? this.T : this.P;
  }

  /** (∂ρ/∂T)P, mol/(m3 K) */
  @inline
  expansion(): f64 {
    return -this.dPdT / this.dPdRho;
  }

  /** (∂X/∂T)P of H, S, U or D. */
  slopeAtP(property: Property, molarMass: f64): f64 {
    if (property == Property.H) return this.CP;
    if (property == Property.S) return this.CP / this.T;
    if (property == Property.D) return this.expansion() * molarMass;
    return this.CP + (this.P * this.expansion()) / (this.rho * this.rho * molarMass);
  }

  /** (∂X/∂T)ρ of H, S, U or D. */
  slopeAtD(property: Property, molarMass: f64): f64 {
    if (property == Property.H) return this.CV + this.dPdT / (this.rho * molarMass);
    if (property == Property.S) return this.CV / this.T;
    return property == Property.D ? 0 : this.CV;
  }

  /** (∂X/∂ρ)T of H, S or U, ρ molar. */
  slopeAtT(property: Property, molarMass: f64): f64 {
    if (property == Property.H) return this.swayH / this.rho;
    if (property == Property.U) return this.swayU / this.rho;
    return -this.dPdT / (this.rho * this.rho * molarMass);
  }

  copy(other: Point): void {
    memory.copy(changetype<usize>(this), changetype<usize>(other), offsetof<Point>());
  }
}
