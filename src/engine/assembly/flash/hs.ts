import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Property } from '../point';
import { share, stateAtP } from './at-p';
import { beyond, found } from './isobar';
import { LEAST_P, limits } from './limits';

/** How near an answer's entropy has to be, relative to its scale. */
const NEAR: f64 = 1e-8;
/** Pressures without a state after which there is none to be found. */
const MOST_FAILURES = 8;

/** Specific volume of the last state, m3/kg. */
let volume: f64 = 0;
let temperature: f64 = 0;

/**
 * Entropy at P and H. Beyond the temperature limits the isobar is carried on at its end's
 * temperature (ds = dh/T), which keeps (∂s/∂P)h = -v/T exactly and so the search monotonic.
 */
function entropyAt(equation: Equation, P: f64, H: f64): f64 {
  if (!stateAtP(equation, P, Property.H, H)) return NaN;
  if (share == share) {
    if (!equation.insideAtP(P, Property.H, H, share)) return NaN;
    volume = 1 / outcome.D;
    temperature = outcome.T;
    return outcome.S;
  }
  volume = 1 / found.D;
  temperature = found.T;
  return found.S + (H - found.H) / found.T;
}

/** State of enthalpy H, J/kg, and entropy S, J/(kg K): s falls with P along an isenthalp. */
export function flashHS(equation: Equation, H: f64, S: f64): Status {
  if (H != H || Math.abs(H) == Infinity) return outcome.outOfRange(Property.H, H, NaN, NaN);
  if (S != S || Math.abs(S) == Infinity) return outcome.outOfRange(Property.S, S, NaN, NaN);
  let low = Math.log(LEAST_P);
  let high = Math.log(limits.maxP);
  const atHigh = entropyAt(equation, limits.maxP, H);
  if (atHigh == atHigh && S < atHigh) {
    return share == share || beyond == 0
      ? outcome.outOfRange(Property.S, S, atHigh, NaN)
      : outcome.outOfRange(Property.H, H, NaN, NaN);
  }
  const atLow = entropyAt(equation, LEAST_P, H);
  if (atLow == atLow && S > atLow) return outcome.outOfRange(Property.S, S, NaN, atLow);
  let x = Math.log(0.2 * equation.criticalP);
  let failures = 0;
  for (let i = 0; i < 120; i++) {
    const P = Math.exp(x);
    const f = entropyAt(equation, P, H) - S;
    if (f != f) {
      // No state there (on top of the critical point): look elsewhere in the bracket, each time at
      // another place (steps of the golden ratio fill it evenly).
      const place = 0.7 + 0.6180339887498949 * failures;
      x = low + (place - Math.floor(place)) * (high - low);
      if (++failures > MOST_FAILURES) return Status.NoSolution;
      continue;
    }
    if (f > 0) low = x;
    else high = x;
    let step = (f * temperature) / (P * volume);
    // In a liquid s is linear in P, not in ln P; there the step is taken in P.
    let next = step > 0 ? Math.log(P * (1 + step)) : x + step;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    step = next - x;
    x = next;
    if (Math.abs(step) < 1e-14 * Math.max(1, Math.abs(x)) || high - low < 1e-14) {
      // A bracket can also close on a leap, where the states beside each other are of two kinds.
      if (!(Math.abs(f) <= NEAR * (1e3 + Math.abs(S)))) return Status.NoSolution;
      if (share == share) return Status.Ok;
      if (beyond != 0) return outcome.outOfRange(Property.H, H, NaN, NaN);
      return outcome.single(equation, found);
    }
  }
  return Status.NoSolution;
}
