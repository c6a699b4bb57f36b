import { Equation } from '../equation';
import { isNear, Point, Property } from '../point';
import { fluidAt, liquidAt, vapourAt } from './tp';

/** Which part of an isobar: below saturation, above it, or one that never meets it. */
export const enum Branch { Liquid, Vapour, Fluid }

/** The state found, or the end of the isobar nearest to it when the value lies beyond the limits. */
export const found = new Point();
/** -1: colder than the limits allow, 1: hotter, 0: found. */
export let beyond: i32 = 0;

/** Leaves `found` at an end of the isobar: the value lies colder (-1) or hotter (1) than it. */
export function stopAt(end: Point, side: i32): bool {
  found.copy(end);
  beyond = side;
  return true;
}

/** Density at (T, P) on a branch, mol/m3; NaN if none. The equation is left at T. */
export function densityOn(equation: Equation, branch: Branch, T: f64, P: f64, start: f64): f64 {
  equation.setTemperature(T);
  let rho: f64 = NaN;
  if (branch == Branch.Liquid) rho = liquidAt(equation, P, start);
  else if (branch == Branch.Vapour && T < equation.meetT) rho = vapourAt(equation, P, start);
  else if (T >= equation.meetT) rho = fluidAt(equation, P, start);
  else rho = liquidAt(equation, P, start);
  // A start carried over from another temperature can mislead; the branch's own cannot.
  if (rho != rho && start > 0) return densityOn(equation, branch, T, P, 0);
  return rho;
}

const scratch = new Point();
/** A relative step below rounding of what is asked. */
const UNSEEN: f64 = 1e-14;
/** A (∂P/∂ρ)T this small beside RT is nil. */
const LEVEL: f64 = 1e-9;
/** What a relative step of 1e-9 in T changes of a property at most, relative, where it is no flat isobar. */
const FLAT: f64 = 1e-6;

/** How near an answer's own value has to be to what was asked, relative. */
const NEAR: f64 = 1e-10;

/** Whether a state has the value asked for: a step that has become small says nothing where the isobar is flat. */
@inline
function has(point: Point, property: Property, value: f64, near: f64): bool {
  return isNear(property, point.get(property), value, near);
}

/**
 * Newton on T and ρ together from `found`, all derivatives of P and of the property being at hand:
 * a third of the work of `patient`, but with nothing to hold it. True when it settled within the
 * limits and on the branch, on a state that has the value; otherwise `found` is as it was.
 *
 *   (∂P/∂T)ρ dT + (∂P/∂ρ)T dρ = P - P(T,ρ)
 *   (∂X/∂T)ρ dT + (∂X/∂ρ)T dρ = X - X(T,ρ)
 *
 * Solved as a pair it holds at the critical point too, where (∂P/∂ρ)T is nil.
 */
function quick(equation: Equation, property: Property, value: f64, low: f64, high: f64): bool {
  const P = found.P;
  const M = equation.molarMass;
  const start = found.rho;
  scratch.copy(found);
  let before: f64 = 1;
  for (let i = 0; i < 16; i++) {
    const dXdT = scratch.slopeAtD(property, M);
    const dXdRho = property == Property.D ? M : scratch.slopeAtT(property, M);
    const lackP = P - scratch.P;
    const lackX = value - scratch.get(property);
    const determinant = scratch.dPdT * dXdRho - scratch.dPdRho * dXdT;
    const dT = (lackP * dXdRho - scratch.dPdRho * lackX) / determinant;
    const dRho = (scratch.dPdT * lackX - dXdT * lackP) / determinant;
    const T = scratch.T + dT;
    const rho = scratch.rho + dRho;
    if (!(T >= low && T <= high && rho > 0.2 * scratch.rho && rho < 3 * scratch.rho)) return false;
    // A vapour only thins and a liquid only thickens away from saturation.
    if (low == found.T && rho > start * (1 + 1e-9)) return false;
    if (high == found.T && rho < start * (1 - 1e-9)) return false;
    const step = Math.max(Math.abs(dT) / T, Math.abs(dRho) / rho);
    // Newton is quadratic: the next step would be this one cubed over the square of the one before.
    const settled = step <= 1e-9 || (step < 1e-6 && step * step * step <= UNSEEN * before * before);
    before = step;
    equation.setTemperature(T);
    scratch.fill(equation, rho, settled ? P : NaN);
    // At the critical point itself rounding decides on the sign.
    if (!(scratch.dPdRho > -LEVEL * equation.gasConstant * T)) return false;
    if (settled) {
      if (!has(scratch, property, value, NEAR)) return false;
      found.copy(scratch);
      return true;
    }
  }
  return false;
}

/**
 * The state on an isobar within [low, high], from `found` (which must lie on it), where a property
 * has a value. Sets `found` and `beyond`.
 */
export function alongIsobar(
  equation: Equation, branch: Branch, property: Property, value: f64, low: f64, high: f64,
): bool {
  beyond = 0;
  if (quick(equation, property, value, low, high)) return true;
  if (!patient(equation, branch, property, value, low, high)) return false;
  if (beyond != 0 || has(found, property, value, NEAR)) return true;
  // Close to the critical point T tells no states apart: from the nearest that T gave, T and ρ together do.
  return quick(equation, property, value, low, high);
}

/**
 * Newton on T along an isobar within [low, high], from `found` (which must lie on it), kept inside
 * a bracket since H, S and U rise, and D falls, with T.
 */
function patient(equation: Equation, branch: Branch, property: Property, value: f64, low: f64, high: f64): bool {
  const P = found.P;
  const sign: f64 = property == Property.D ? -1 : 1;
  const coldest = low;
  const hottest = high;
  let lowSeen = false;
  let highSeen = false;
  for (let i = 0; i < 100; i++) {
    const T = found.T;
    const f = (found.get(property) - value) * sign;
    if (f == 0) return true;
    if (f > 0) {
      high = T;
      highSeen = true;
    } else {
      low = T;
      lowSeen = true;
    }
    if (f > 0 && T <= coldest) {
      beyond = -1;
      return true;
    }
    if (f < 0 && T >= hottest) {
      beyond = 1;
      return true;
    }
    const slope = found.slopeAtP(property, equation.molarMass) * sign;
    let next = slope > 0 ? T - f / slope : NaN;
    // Once a Newton step is this small its square is below rounding: take it and be done. Where the isobar is flat
    // a step is small far from the value too: there the bracket is halved.
    const small = Math.abs(next - T) <= 1e-9 * T && next >= coldest && next <= hottest;
    const last = small && has(found, property, value, FLAT);
    if (small && !last) next = 0.5 * (low + high);
    else if (!last && !(next > low && next < high)) {
      // Look at an end itself before bisecting: the value may lie beyond it.
      if (next <= low && !lowSeen) next = low;
      else if (next >= high && !highSeen) next = high;
      else next = 0.5 * (low + high);
    }
    const step = next - T;
    const guess = found.rho + found.expansion() * step;
    const near = Math.abs(guess - found.rho) < 0.3 * found.rho;
    const rho = densityOn(equation, branch, next, P, near ? guess : 0);
    if (rho != rho) return false;
    found.fill(equation, rho, P);
    if (last || high - low <= 1e-15 * T) return true;
  }
  return false;
}
