import { Boundary } from './boundary';
import { Equation } from './equation';
import { Point, Property } from './point';

export const enum Status { Ok, OutOfRange, NoSolution, OnSaturation }

/** In the order of the door's list of phases. */
export const enum Phase { Liquid, SaturatedLiquid, TwoPhase, SaturatedVapour, Gas, Supercritical }

/** The answer of a flash, and why there is none when there is none; laid out for the door to read. */
export class Outcome {
  T: f64 = 0;
  P: f64 = 0;
  D: f64 = 0;
  H: f64 = 0;
  S: f64 = 0;
  U: f64 = 0;
  Q: f64 = 0;
  CP: f64 = 0;
  CV: f64 = 0;
  W: f64 = 0;
  phase: f64 = 0;
  ambiguous: f64 = 0;

  /** Which property is out of range, its value and limits (NaN: no such limit). */
  property: f64 = 0;
  value: f64 = 0;
  min: f64 = 0;
  max: f64 = 0;

  /** Molar residual entropy over R and (∂P/∂ρ)T, J/mol: what transport properties start from. */
  residualS: f64 = 0;
  dPdRho: f64 = 0;

  private put(point: Point): void {
    this.T = point.T;
    this.P = point.P;
    this.D = point.D;
    this.H = point.H;
    this.S = point.S;
    this.U = point.U;
    this.CP = point.CP;
    this.CV = point.CV;
    this.W = point.W;
    this.residualS = point.residualS;
    this.dPdRho = point.dPdRho;
    this.ambiguous = 0;
  }

  single(equation: Equation, point: Point): Status {
    // One phase is assumed beyond the critical point; where two exist all the same, say so.
    if (equation.curled(point.T, point.P)) return Status.NoSolution;
    this.put(point);
    this.Q = NaN;
    if (point.T < equation.criticalT) {
      this.phase = point.rho > equation.criticalRho ? Phase.Liquid : Phase.Gas;
    } else {
      this.phase = point.P < equation.criticalP ? Phase.Gas : Phase.Supercritical;
    }
    return Status.Ok;
  }

  /** A saturated liquid (0) or vapour (1). */
  saturated(point: Point, q: f64): void {
    this.put(point);
    this.Q = q;
    this.phase = q == 0 ? Phase.SaturatedLiquid : Phase.SaturatedVapour;
  }

  /** A state between the saturated ones, by vapour mass fraction: volumes and energies add up. */
  between(boundary: Boundary, q: f64): Status {
    if (q == 0 || q == 1) {
      this.saturated(q == 0 ? boundary.liquid : boundary.vapour, q);
      return Status.Ok;
    }
    const l = boundary.liquid;
    const v = boundary.vapour;
    this.T = l.T + q * (v.T - l.T);
    this.P = l.P + q * (v.P - l.P);
    this.D = 1 / (1 / l.D + q * (1 / v.D - 1 / l.D));
    this.H = l.H + q * (v.H - l.H);
    this.S = l.S + q * (v.S - l.S);
    this.U = l.U + q * (v.U - l.U);
    return this.mixed(q);
  }

  /** Marks a state whose sums are set as two-phase, of vapour mass fraction q. */
  mixed(q: f64): Status {
    this.Q = q;
    this.CP = NaN;
    this.CV = NaN;
    this.W = NaN;
    this.phase = Phase.TwoPhase;
    this.ambiguous = 0;
    return Status.Ok;
  }

  get(property: Property): f64 {
    switch (property) {
      case Property.T: return this.T;
      case Property.P: return this.P;
      case Property.D: return this.D;
      case Property.H: return this.H;
      case Property.S: return this.S;
      case Property.U: return this.U;
      default: return this.Q;
    }
  }

  /** Gives a property asked for back to the last digit. */
  give(property: Property, value: f64): void {
    switch (property) {
      case Property.T: this.T = value; break;
      case Property.P: this.P = value; break;
      case Property.D: this.D = value; break;
      case Property.H: this.H = value; break;
      case Property.S: this.S = value; break;
      case Property.U: this.U = value; break;
      default: this.Q = value;
    }
  }

  outOfRange(property: Property, value: f64, min: f64, max: f64): Status {
    this.property = property;
    this.value = value;
    this.min = min;
    this.max = max;
    return Status.OutOfRange;
  }
}

export const outcome = new Outcome();

/** A two-phase share of a property that mixes by mass (H, S, U) or by volume (D). */
export function shareOfVapour(property: Property, value: f64, boundary: Boundary): f64 {
  let l = boundary.liquid.get(property);
  let v = boundary.vapour.get(property);
  if (property == Property.D) {
    l = 1 / l;
    v = 1 / v;
    value = 1 / value;
  }
  return (value - l) / (v - l);
}
