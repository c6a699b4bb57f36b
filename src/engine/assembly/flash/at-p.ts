import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { Root } from '../solvers/root';
import { fluidAt, liquidAt, vapourAt } from './tp';
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
  else if (branch == Branch.Vapour && T < equation.meetT) rho = vapourAt(equation, P, start);
  else if (T >= equation.meetT) rho = fluidAt(equation, P, start);
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
    // Once a Newton step is this small its square is below rounding: take it and be done.
    const last = Math.abs(next - T) <= 1e-9 * T && next >= coldest && next <= hottest;
    if (!last && !(next > low && next < high)) {
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

const root = new Root();

/**
 * Where a liquid is densest along an isobar: water's 4 °C. Its temperature, K, or 0 when the
 * density falls all the way from the coldest state, as it does for every other fluid.
 */
function densest(equation: Equation, branch: Branch, P: f64, hottest: f64): f64 {
  const coldest = limits.minT;
  const cold = expansionAt(equation, branch, coldest, P);
  if (!(cold > 0)) return 0;
  const hot = expansionAt(equation, branch, hottest, P);
  if (!(hot < 0)) return 0;
  root.start(coldest, cold, hottest, hot);
  while (!root.done) root.give(expansionAt(equation, branch, root.x, P));
  return root.x;
}

function expansionAt(equation: Equation, branch: Branch, T: f64, P: f64): f64 {
  const rho = densityOn(equation, branch, T, P, 0);
  if (rho != rho) return NaN;
  found.fill(equation, rho, P);
  return found.expansion();
}

/** Whether a colder state of the same density exists beyond the densest one. */
export let twice: bool = false;

/**
 * The homogeneous or two-phase state at pressure P where `property` (H, S, U or D, mass basis) has
 * a value. Sets `found` and `beyond`; `share` is the vapour fraction, NaN outside the dome.
 */
export let share: f64 = NaN;
export function stateAtP(equation: Equation, P: f64, property: Property, value: f64): bool {
  beyond = 0;
  share = NaN;
  twice = false;
  let low = limits.minT;
  let high = limits.maxT;
  let branch = Branch.Fluid;
  let start: f64 = NaN;
  if (P <= equation.meetP) {
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
        if (property == Property.D) low = warmSide(equation, branch, P, value, high);
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
    if (property == Property.D) low = warmSide(equation, branch, P, value, high);
  }
  const rho = densityOn(equation, branch, start, P, 0);
  if (rho != rho) return false;
  found.fill(equation, rho, P);
  return search(equation, branch, property, value, low, high);
}

/** Where the search for a density begins: on the warm side of a densest state, noting a colder twin. */
function warmSide(equation: Equation, branch: Branch, P: f64, D: f64, hottest: f64): f64 {
  const turn = densest(equation, branch, P, hottest);
  if (turn == 0) return limits.minT;
  const rho = densityOn(equation, branch, limits.minT, P, 0);
  twice = D > rho * equation.molarMass;
  return turn;
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
  outcome.single(equation, found);
  outcome.ambiguous = twice ? 1 : 0;
  return Status.Ok;
}

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
