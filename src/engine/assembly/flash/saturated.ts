import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Property } from '../point';

/** Whether two phases exist at P. */
export function withinP(equation: Equation, P: f64): Status {
  if (P >= equation.lowestP * (1 - 1e-9) && P <= equation.meetP) return Status.Ok;
  return outcome.outOfRange(Property.P, P, equation.lowestP, equation.meetP);
}

/** Whether two phases exist at T. */
export function withinT(equation: Equation, T: f64): Status {
  if (T >= equation.minT * (1 - 1e-12) && T <= equation.meetT) return Status.Ok;
  return outcome.outOfRange(Property.T, T, equation.minT, equation.meetT);
}

/** Both saturated phases at P into `equation.boundary`. */
export function boundaryAtP(equation: Equation, P: f64): Status {
  const status = withinP(equation, P);
  if (status != Status.Ok) return status;
  return equation.boundaryAtP(P) ? Status.Ok : Status.NoSolution;
}

/** The same at T. */
export function boundaryAtT(equation: Equation, T: f64): Status {
  const status = withinT(equation, T);
  if (status != Status.Ok) return status;
  return equation.boundaryAtT(T) ? Status.Ok : Status.NoSolution;
}
