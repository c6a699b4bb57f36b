import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Property } from '../point';

/** How far beyond the published limits a caller who asks for it may go. */
const STRETCH: f64 = 1.5;

/** Thinner than any vacuum a technician pulls, Pa and kg/m3; thinner still, logarithms overflow. */
export const LEAST_P: f64 = 1e-9;
export const LEAST_D: f64 = 1e-18;

/** What the present call accepts. */
export class Limits {
  minT: f64 = 0;
  /** Of the vapour over the solid, see `Equation.coldestVapour`. */
  minVapourT: f64 = 0;
  maxT: f64 = 0;
  maxP: f64 = 0;

  set(equation: Equation, extrapolate: bool): void {
    const stretch: f64 = extrapolate ? STRETCH : 1;
    this.minT = equation.minT;
    this.minVapourT = extrapolate && equation.coldestVapour > 0 ? equation.coldestVapour : equation.minT;
    this.maxT = equation.maxT * stretch;
    this.maxP = equation.maxP * stretch;
  }

  temperature(T: f64): Status {
    // Written so that NaN fails too. A saturation temperature may come back one rounding off a limit.
    if (T >= this.minT * (1 - 1e-12) && T <= this.maxT * (1 + 1e-12)) return Status.Ok;
    return outcome.outOfRange(Property.T, T, this.minT, this.maxT);
  }

  /** Whether T, short of `minT`, is that of a vapour over the solid which the call accepts. */
  overSolid(T: f64): bool {
    return T < this.minT * (1 - 1e-12) && T >= this.minVapourT;
  }

  /** A vapour over the solid holds no more than its sublimation pressure. */
  belowSublimation(equation: Equation, T: f64, P: f64): Status {
    const most = equation.sublimationPressure(T);
    if (P >= LEAST_P && P <= most * (1 + 1e-9)) return Status.Ok;
    return outcome.outOfRange(Property.P, P, LEAST_P, most);
  }

  pressure(P: f64): Status {
    if (P >= LEAST_P && P <= this.maxP * (1 + 1e-9)) return Status.Ok;
    return outcome.outOfRange(Property.P, P, LEAST_P, this.maxP);
  }
}

export const limits = new Limits();
