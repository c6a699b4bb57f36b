import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { twice, warmSide } from './densest';
import { alongIsobar, beyond, Branch, densityOn, found, stopAt } from './isobar';
import { LEAST_D, limits } from './limits';

/** Whether a value lies beyond saturated vapour: H, S and U rise with T, D falls. */
@inline
function drierThan(vapour: Point, property: Property, value: f64): bool {
  return property == Property.D ? value < vapour.D : value > vapour.get(property);
}

/**
 * The homogeneous or two-phase state at pressure P where `property` (H, S, U or D, mass basis) has
 * a value. Sets `found` and `beyond`; `share` is the vapour fraction, NaN outside the dome.
 */
export let share: f64 = NaN;
export function stateAtP(equation: Equation, P: f64, property: Property, value: f64): bool {
  share = NaN;
  let low = limits.minT;
  let high = limits.maxT;
  let branch = Branch.Fluid;
  let start: f64 = NaN;
  if (P <= equation.meetP) {
    branch = Branch.Vapour;
    start = low;
    if (P > equation.lowestP) {
      // Most states asked for are gas: its saturated vapour alone tells.
      if (equation.vapourAtP(P) && drierThan(equation.boundary.vapour, property, value)) {
        found.copy(equation.boundary.vapour);
        return alongIsobar(equation, Branch.Vapour, property, value, found.T, high);
      }
      if (!equation.boundaryAtP(P)) return false;
      const boundary = equation.boundary;
      const q = shareOfVapour(property, value, boundary);
      if (q >= 0 && q <= 1) {
        share = q;
        return true;
      }
      if (q < 0) {
        branch = Branch.Liquid;
        // A blend's bubble point may lie below its lower limit where its dew point does not.
        if (boundary.liquid.T <= low) return stopAt(boundary.liquid, -1);
        high = boundary.liquid.T;
        if (property == Property.D) low = warmSide(equation, branch, P, value, high);
        found.copy(boundary.liquid);
      } else {
        low = boundary.vapour.T;
        found.copy(boundary.vapour);
      }
      return alongIsobar(equation, branch, property, value, low, high);
    }
  } else {
    // Start where the isobar bends most: the vapour-pressure curve carried on beyond critical.
    start = Math.min(Math.max(equation.criticalT / (1 - Math.log(P / equation.criticalP) / 7), low), high);
    if (!(start > 0) || P > 20 * equation.criticalP) start = Math.min(2 * equation.criticalT, high);
    if (property == Property.D) low = warmSide(equation, branch, P, value, high);
  }
  const rho = densityOn(equation, branch, start, P, 0);
  if (rho != rho) return false;
  found.fill(equation, rho, P);
  return alongIsobar(equation, branch, property, value, low, high);
}

/** State at pressure P, Pa, and H, S, U or D. */
export function flashP(equation: Equation, P: f64, property: Property, value: f64): Status {
  let status = limits.pressure(P);
  if (status != Status.Ok) return status;
  if (value != value || Math.abs(value) == Infinity || (property == Property.D && value < LEAST_D)) {
    return outcome.outOfRange(property, value, property == Property.D ? LEAST_D : NaN, NaN);
  }
  if (P <= equation.meetP && P > equation.lowestP && equation.mixedAtP(P, property, value)) return Status.Ok;
  if (!stateAtP(equation, P, property, value)) return Status.NoSolution;
  if (share == share) return equation.insideAtP(P, property, value, share) ? Status.Ok : Status.NoSolution;
  if (beyond != 0) {
    const end = found.get(property);
    const least = (beyond < 0) != (property == Property.D);
    return outcome.outOfRange(property, value, least ? end : NaN, least ? NaN : end);
  }
  const answered = outcome.single(equation, found);
  outcome.ambiguous = property == Property.D && twice ? 1 : 0;
  return answered;
}
