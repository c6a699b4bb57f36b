import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Point, Property } from '../point';
import { liquidDensity, supercriticalDensity, vapourStart, gasDensity } from '../solvers/density';
import { limits } from './limits';

/** A pressure this close (relative) to saturation is saturation: the phase is not determined. */
const ON_SATURATION: f64 = 1e-9;

/** Pressures over critical from which a liquid that shrinks on heating is unphysical. */
const FAR: f64 = 10;

/** Density of the liquid branch at the current temperature, mol/m3; NaN if none. */
export function liquidAt(equation: Equation, P: f64, start: f64): f64 {
  return liquidDensity(equation, P, start > 0 ? start : equation.roughLiquid(equation.T));
}

/** Density of the vapour branch at the current temperature, mol/m3; NaN if none. */
export function vapourAt(equation: Equation, P: f64, start: f64): f64 {
  const T = equation.T;
  const dense = equation.roughVapour(T);
  const first = start > 0 ? start : vapourStart(equation, P, equation.roughPressure(T), dense);
  return gasDensity(equation, P, first, Math.min((1.2 + equation.spreadVapour) * dense, equation.criticalRho));
}

/** Density where there is one phase only, mol/m3; NaN if none. */
export function fluidAt(equation: Equation, P: f64, start: f64): f64 {
  const ideal = P / (equation.gasConstant * equation.T);
  const first = start > 0 ? start : Math.min(ideal, 2 * equation.criticalRho);
  return supercriticalDensity(equation, P, first);
}

/** Density at (T, P) on the side of saturation it is (1 liquid, -1 vapour); the equation is left at T. */
function densityOn(equation: Equation, T: f64, P: f64, side: i32): f64 {
  equation.setTemperature(T);
  if (T >= equation.meetT) return fluidAt(equation, P, 0);
  return side > 0 ? liquidAt(equation, P, 0) : vapourAt(equation, P, 0);
}

/** Homogeneous density at (T, P), away from saturation; the equation is left at T. */
export function densityAt(equation: Equation, T: f64, P: f64): f64 {
  let side = T < equation.meetT ? equation.side(T, P) : 1;
  if (side == 0) {
    if (!equation.boundaryAtT(T)) return NaN;
    side = P > equation.boundary.liquid.P ? 1 : -1;
  }
  return densityOn(equation, T, P, side);
}

const point = new Point();

/**
 * The two-phase state of a blend colder than its lower limit, where its dew point at P is not: what
 * leaves an expansion valve may be colder than any pure component could be followed. Into the outcome.
 */
function coldInside(equation: Equation, T: f64, P: f64): bool {
  if (!(P > equation.lowestP && P < equation.meetP) || !equation.boundaryAtP(P)) return false;
  const bubble = equation.boundary.liquid.T;
  const dew = equation.boundary.vapour.T;
  if (!(T > bubble && T < dew)) return false;
  return equation.insideAtP(P, Property.T, T, (T - bubble) / (dew - bubble));
}

/** The vapour over the solid: thin, so that the ideal gas is a start and twice its density a bound. */
function overSolid(equation: Equation, T: f64, P: f64): Status {
  const status = limits.belowSublimation(equation, T, P);
  if (status != Status.Ok) return status;
  equation.setTemperature(T);
  const ideal = P / (equation.gasConstant * T);
  const rho = gasDensity(equation, P, ideal, 2 * ideal);
  if (rho != rho) return Status.NoSolution;
  point.fill(equation, rho, P);
  return outcome.single(equation, point);
}

/** State at temperature T, K, and pressure P, Pa. */
export function flashTP(equation: Equation, T: f64, P: f64): Status {
  if (limits.overSolid(T)) return overSolid(equation, T, P);
  let status = limits.temperature(T);
  if (status != Status.Ok) {
    outcome.min = limits.minVapourT;
    return T < limits.minT && coldInside(equation, T, P) ? Status.Ok : status;
  }
  status = limits.pressure(P);
  if (status != Status.Ok) return status;

  let side = T < equation.meetT ? equation.side(T, P) : 1;
  if (side == 0) {
    if (!equation.boundaryAtT(T)) return Status.NoSolution;
    const bubble = equation.boundary.liquid.P;
    const dew = equation.boundary.vapour.P;
    if (Math.abs(P - bubble) <= ON_SATURATION * P || Math.abs(P - dew) <= ON_SATURATION * P) {
      outcome.property = Property.P;
      outcome.value = P;
      return Status.OnSaturation;
    }
    if (P < bubble && P > dew) {
      return equation.insideAtT(T, Property.P, P, (bubble - P) / (bubble - dew)) ? Status.Ok : Status.NoSolution;
    }
    side = P > bubble ? 1 : -1;
  }
  if (T >= equation.meetT && equation.curled(T, P)) {
    return equation.insideCurl(T, P) ? Status.Ok : Status.NoSolution;
  }
  const rho = densityOn(equation, T, P, side);
  if (rho != rho) return Status.NoSolution;
  point.fill(equation, rho, P);
  // A liquid that loses pressure on heating this far compressed is the equation's, not a fluid's:
  // its publication stops at the melting line. (Water below 4 °C does so, at low pressure.)
  if (point.dPdT < 0 && P > FAR * equation.criticalP) return Status.NoSolution;
  return outcome.single(equation, point);
}
