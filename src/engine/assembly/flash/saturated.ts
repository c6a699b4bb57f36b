import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Property } from '../point';

/** Both saturated phases at P into `equation.boundary`; false when there are none. */
export function boundaryAtP(equation: Equation, P: f64): Status {
  if (P >= equation.lowestP * (1 - 1e-9) && P <= equation.meetP) {
    return equation.boundaryAtP(P) ? Status.Ok : Status.NoSolution;
  }
  return outcome.outOfRange(Property.P, P, equation.lowestP, equation.meetP);
}

export function boundaryAtT(equation: Equation, T: f64): Status {
  if (T >= equation.minT * (1 - 1e-12) && T <= equation.meetT) {
    return equation.boundaryAtT(T) ? Status.Ok : Status.NoSolution;
  }
  return outcome.outOfRange(Property.T, T, equation.minT, equation.meetT);
}
