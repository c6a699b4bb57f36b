import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { densityAt, fluidAt, liquidAt, vapourAt } from './tp';
import { limits } from './limits';

const enum Branch { Liquid, Vapour, Fluid }

/** The state found, or the end of the isobar nearest to it when the value lies beyond the limits. */
export const found = new Point();
/** -1: colder than the limits allow, 1: hotter, 0: found. */
export let beyond: i32 = 0;

function densityOn(equation: Equation, branch: Branch, T: f64, P: f64, start: f64): f64 {
  equation.setTemperature(T);
  let rho: f64 = NaN;
  if (branch == Branch.Liquid) rho = liquidAt(equation, P, start);
  else if (branch == Branch.Vapour && T < equation.criticalT) rho = vapourAt(equation, P, start);
  else if (T >= equation.criticalT) rho = fluidAt(equation, P, start);
  else rho = liquidAt(equation, P, start);
  // A start carried over from another temperature can mislead; the branch's own cannot.
  if (rho != rho && start > 0) return densityOn(equation, branch, T, P, 0);
  return rho;
}

/**
 * Newton on T along an isobar within [low, high], from `found` (which must lie on it), kept inside
 * a bracket since H, S and U rise, and D falls, with T.
 */
function search(equation: Equation, branch: Branch, property: Property, value: f64, low: f64, high: f64): bool {
  const P = found.P;
  const sign: f64 = property == Property.D ? -1 : 1;
  let lowSeen = found.T <= low;
  let highSeen = found.T >= high;
  for (let i = 0; i < 100; i++) {
    const T = found.T;
    const f = (found.get(property) - value) * sign;
    if (f == 0) return true;
    if (f > 0) high = T;
    else low = T;
    if (f > 0 && lowSeen && T <= low) {
      beyond = -1;
      return true;
    }
    if (f < 0 && highSeen && T >= high) {
      beyond = 1;
      return true;
    }
    const slope = found.slopeAtP(property, equation.molarMass) * sign;
    let next = slope > 0 ? T - f / slope : NaN;
    if (!(next > low)) {
      // Look at the end itself before bisecting: the value may lie beyond it.
      if (lowSeen || next != next) next = 0.5 * (low + high);
      else next = low;
    } else if (next >= high) {
      if (highSeen) next = 0.5 * (low + high);
      else next = high;
    }
    if (next == low) lowSeen = true;
    if (next == high) highSeen = true;
    const step = next - T;
    const guess = found.rho + found.expansion() * step;
    const near = Math.abs(guess - found.rho) < 0.3 * found.rho;
    const rho = densityOn(equation, branch, next, P, near ? guess : 0);
    if (rho != rho) return false;
    found.fill(equation, rho, P);
    if (Math.abs(step) <= 1e-9 * T && slope > 0) {
      // The last Newton step, and its square is below rounding.
      if (next > low && next < high) return true;
      if (high - low <= 1e-14 * T) return true;
    }
    if (high - low <= 1e-15 * T) return true;
  }
  return false;
}

/**
 * The homogeneous or two-phase state at pressure P where `property` (H, S, U or D, mass basis) has
 * a value. Sets `found` and `beyond`; `share` is the vapour fraction, NaN outside the dome.
 */
export let share: f64 = NaN;
export function stateAtP(equation: Equation, P: f64, property: Property, value: f64): bool {
  beyond = 0;
  share = NaN;
  let low = limits.minT;
  let high = limits.maxT;
  let branch = Branch.Fluid;
  let start: f64 = NaN;
  if (P < equation.criticalP) {
    branch = Branch.Vapour;
    start = low;
    if (P > equation.lowestP) {
      if (!equation.boundaryAtP(P)) return false;
      const boundary = equation.boundary;
      const q = shareOfVapour(property, value, boundary);
      if (q >= 0 && q <= 1) {
        share = q;
        return true;
      }
      if (q < 0) {
        branch = Branch.Liquid;
        high = boundary.liquid.T;
        found.copy(boundary.liquid);
      } else {
        low = boundary.vapour.T;
        found.copy(boundary.vapour);
      }
      return search(equation, branch, property, value, low, high);
    }
  } else {
    // Start where the isobar bends most: the vapour-pressure curve carried on beyond critical.
    start = Math.min(Math.max(equation.criticalT / (1 - Math.log(P / equation.criticalP) / 7), low), high);
    if (!(start > 0) || P > 20 * equation.criticalP) start = Math.min(2 * equation.criticalT, high);
  }
  const rho = densityOn(equation, branch, start, P, 0);
  if (rho != rho) return false;
  found.fill(equation, rho, P);
  return search(equation, branch, property, value, low, high);
}

/** State at pressure P, Pa, and H, S, U or D. */
export function flashP(equation: Equation, P: f64, property: Property, value: f64): Status {
  let status = limits.pressure(P);
  if (status != Status.Ok) return status;
  if (value != value || Math.abs(value) == Infinity || (property == Property.D && value <= 0)) {
    return outcome.outOfRange(property, value, property == Property.D ? 0 : NaN, NaN);
  }
  if (!stateAtP(equation, P, property, value)) return Status.NoSolution;
  if (share == share) return outcome.between(equation.boundary, share);
  if (beyond != 0) {
    const end = found.get(property);
    const least = (beyond < 0) != (property == Property.D);
    return outcome.outOfRange(property, value, least ? end : NaN, least ? NaN : end);
  }
  return outcome.single(equation, found);
}

/** Both saturated phases at P into `equation.boundary`; false when there are none. */
export function boundaryAtP(equation: Equation, P: f64): Status {
  if (P >= equation.lowestP * (1 - 1e-9) && P < equation.criticalP) {
    return equation.boundaryAtP(P) ? Status.Ok : Status.NoSolution;
  }
  return outcome.outOfRange(Property.P, P, equation.lowestP, equation.criticalP);
}

export function boundaryAtT(equation: Equation, T: f64): Status {
  if (T >= equation.minT * (1 - 1e-12) && T < equation.criticalT) {
    return equation.boundaryAtT(T) ? Status.Ok : Status.NoSolution;
  }
  return outcome.outOfRange(Property.T, T, equation.minT, equation.criticalT);
}
