import { Equation } from './equation';
import { outcome } from './outcome';
import { Property } from './point';
import { Superancillary } from './superancillary';

/** A share of vapour nearer to none or to all than this is told by the saturated states themselves. */
const INSIDE: f64 = 1e-9;

/**
 * Sets the outcome to the two-phase state of a pure fluid at T, whose saturation pressure is P, where a
 * property has a value: from the expansions of its saturation, which `dome` has gone to, without evaluating
 * the equation. False when the value lies outside the dome or the expansions do not tell.
 */
export function mixSaturated(
  equation: Equation, dome: Superancillary, T: f64, P: f64, property: Property, value: f64,
): bool {
  if (!dome.both()) return false;
  const M = equation.molarMass;
  const vL = 1 / (dome.liquidRho * M);
  const vV = 1 / (dome.vapourRho * M);
  const hL = dome.liquidH - equation.offsetH;
  const hV = dome.vapourH - equation.offsetH;
  const sL = dome.liquidS - equation.offsetS;
  const sV = dome.vapourS - equation.offsetS;
  let low: f64 = 0;
  let high: f64 = 1;
  let sought = value;
  switch (property) {
    case Property.D:
      low = vL;
      high = vV;
      sought = 1 / value;
      break;
    case Property.H:
      low = hL;
      high = hV;
      break;
    case Property.S:
      low = sL;
      high = sV;
      break;
    case Property.U:
      low = hL - P * vL;
      high = hV - P * vV;
      break;
    case Property.Q: break;
    default: return false;
  }
  const q = (sought - low) / (high - low);
  if (!(q > INSIDE && q < 1 - INSIDE)) return false;
  const v = vL + q * (vV - vL);
  outcome.T = T;
  outcome.P = P;
  outcome.D = 1 / v;
  outcome.H = hL + q * (hV - hL);
  outcome.S = sL + q * (sV - sL);
  outcome.U = outcome.H - P * v;
  outcome.mixed(q);
  outcome.give(property, value);
  return true;
}
