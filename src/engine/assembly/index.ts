// The whole ABI: numbers in, numbers out. `../door` is the only caller.

import { flashP } from './flash/at-p';
import { flashDX, flashTD } from './flash/at-d';
import { flashPQ, flashQX, flashTQ } from './flash/at-q';
import { flashTX } from './flash/at-t';
import { flashHS } from './flash/hs';
import { limits } from './flash/limits';
import { boundaryAtP, boundaryAtT } from './flash/saturated';
import { flashTP } from './flash/tp';
import { createFluid, createMixture } from './create';
import { Equation } from './equation';
import { Mixture } from './mixture/mixture';
import { outcome, Status } from './outcome';
import { isNear, Property } from './point';
import { PureFluid } from './pure-fluid';
import { Derivatives } from './terms/derivatives';

const fluids: Array<Equation> = [];
const scratch = new Derivatives();

/** Room for `count` numbers; never given back. */
export function room(count: i32): usize {
  return heap.alloc(<usize>count * 8);
}

/**
 * Makes a fluid of packed numbers; its handle, or -1 when its reference state cannot be found.
 * `bare`, for the checks of single terms: no saturation, limits or reference are looked for.
 */
export function create(at: usize, bare: bool): i32 {
  const fluid = createFluid(at, bare);
  if (fluid === null) return -1;
  return fluids.push(fluid) - 1;
}

/** Makes a mixture of packed numbers; its handle, or -1 when its phase boundary is not found. */
export function createMix(at: usize): i32 {
  const mixture = createMixture(at);
  if (mixture === null) return -1;
  return fluids.push(mixture) - 1;
}

/** Mole fractions of the phases of the last two-phase answer, or of the last saturation asked for. */
export function phaseFraction(handle: i32, vapour: bool, i: i32): f64 {
  return (unchecked(fluids[handle]) as Mixture).phaseFraction(vapour, i);
}

/** Points of a mixture's phase boundary: how many on a side, and ln T, ln P or ln ρ (molar) of one. */
export function boundaryCount(handle: i32, dew: bool): i32 {
  const envelope = (unchecked(fluids[handle]) as Mixture).envelope;
  return (dew ? envelope.dew : envelope.bubble).count;
}
export function boundaryPoint(handle: i32, dew: bool, point: i32, kind: i32): f64 {
  const envelope = (unchecked(fluids[handle]) as Mixture).envelope;
  const side = dew ? envelope.dew : envelope.bubble;
  return kind == 0 ? side.lnT(point) : kind == 1 ? side.lnP(point) : side.get(point, 0);
}

/** Ideal-gas heat capacity at constant pressure of component i at T, J/(mol K). */
export function idealHeat(handle: i32, i: i32, T: f64): f64 {
  const equation = unchecked(fluids[handle]);
  let component: PureFluid;
  if (equation instanceof Mixture) component = (equation as Mixture).components[i];
  else component = equation as PureFluid;
  component.evaluateIdeal(component.reducingT / T, scratch);
  return component.gasConstant * (1 - scratch.t2);
}

/** (∂P/∂ρ)T at T and molar density, J/mol. */
export function stiffness(handle: i32, T: f64, rho: f64): f64 {
  const equation = unchecked(fluids[handle]);
  equation.setTemperature(T);
  equation.pressure(rho);
  return equation.slope;
}

/** Where the answers are: the fields of `Outcome`, in order. */
export function answers(): usize {
  return changetype<usize>(outcome);
}

/** How near the properties asked for have to come back, relative to the scale of each. */
const NEAR: f64 = 1e-9;

/** Of each pair in the order of the door's list: its two properties. */
const FIRST: StaticArray<i32> = [
  Property.T, Property.T, Property.T, Property.T, Property.T, Property.P, Property.P, Property.P, Property.P,
  Property.P, Property.D, Property.D, Property.D, Property.D, Property.H, Property.H, Property.S,
];
const SECOND: StaticArray<i32> = [
  Property.P, Property.D, Property.Q, Property.H, Property.S, Property.D, Property.H, Property.S, Property.U,
  Property.Q, Property.H, Property.S, Property.U, Property.Q, Property.S, Property.Q, Property.Q,
];

/**
 * The state of a pair. A solver that stops on the size of its step may stop beside what was asked; whatever the pair,
 * an answer that does not have the properties asked for is none.
 */
function flash(equation: Equation, pair: i32, x: f64, y: f64): Status {
  const status = flashPair(equation, pair, x, y);
  if (status != Status.Ok) return status;
  const first = unchecked(FIRST[pair]);
  const second = unchecked(SECOND[pair]);
  return isNear(first, outcome.get(first), x, NEAR) && isNear(second, outcome.get(second), y, NEAR)
    ? Status.Ok
    : Status.NoSolution;
}

/** Pairs in the order of the door's list. */
function flashPair(equation: Equation, pair: i32, x: f64, y: f64): Status {
  switch (pair) {
    case 0: return flashTP(equation, x, y);
    case 1: return flashTD(equation, x, y);
    case 2: return flashTQ(equation, x, y);
    case 3: return flashTX(equation, x, Property.H, y);
    case 4: return flashTX(equation, x, Property.S, y);
    case 5: return flashP(equation, x, Property.D, y);
    case 6: return flashP(equation, x, Property.H, y);
    case 7: return flashP(equation, x, Property.S, y);
    case 8: return flashP(equation, x, Property.U, y);
    case 9: return flashPQ(equation, x, y);
    case 10: return flashDX(equation, x, Property.H, y);
    case 11: return flashDX(equation, x, Property.S, y);
    case 12: return flashDX(equation, x, Property.U, y);
    case 13: return flashQX(equation, y, Property.D, x);
    case 14: return flashHS(equation, x, y);
    case 15: return flashQX(equation, y, Property.H, x);
    default: return flashQX(equation, y, Property.S, x);
  }
}

/** The state fixed by a pair of properties; a `Status`. */
export function state(handle: i32, pair: i32, x: f64, y: f64, extrapolate: bool): i32 {
  const equation = unchecked(fluids[handle]);
  limits.set(equation, extrapolate);
  return flash(equation, pair, x, y);
}

/** n states at once: rows of the first ten fields of `Outcome` at `out`, NaN where there is none. */
export function states(handle: i32, pair: i32, xs: usize, ys: usize, n: i32, out: usize, extrapolate: bool): void {
  const equation = unchecked(fluids[handle]);
  limits.set(equation, extrapolate);
  for (let i = 0; i < n; i++) {
    const at: usize = <usize>i * 8;
    const row = out + <usize>i * 80;
    if (flash(equation, pair, load<f64>(xs + at), load<f64>(ys + at)) == Status.Ok) {
      memory.copy(row, changetype<usize>(outcome), 80);
    } else {
      for (let k: usize = 0; k < 80; k += 8) store<f64>(row + k, NaN);
    }
  }
}

/** Finds saturation at T (kind 0) or P (kind 1); then `phase` reads either side of it. */
export function saturation(handle: i32, kind: i32, value: f64): i32 {
  const equation = unchecked(fluids[handle]);
  return kind == 0 ? boundaryAtT(equation, value) : boundaryAtP(equation, value);
}

/** Saturation pressure, Pa, at T and temperature, K, at P of a pure fluid; NaN where `saturation` has to tell. */
export function pressureOf(handle: i32, T: f64): f64 {
  return unchecked(fluids[handle]).pressureOf(T);
}
export function temperatureOf(handle: i32, P: f64): f64 {
  const equation = unchecked(fluids[handle]);
  return P >= equation.lowestP * (1 - 1e-9) ? equation.temperatureOf(P) : NaN;
}

/** Pressure at which vapour meets the solid, Pa, at T; NaN where no line is known. */
export function sublimationPressure(handle: i32, T: f64): f64 {
  return unchecked(fluids[handle]).sublimationPressure(T);
}

/** Writes the saturated liquid (0) or vapour (1) of the last `saturation`. */
export function phase(handle: i32, q: i32): void {
  unchecked(fluids[handle]).saturated(q);
}

/** Constants of a fluid by index: M, Tc, Pc, ρc, Tt, Pt, Tmin, Tmax, Pmax, reference, coldest vapour; SI mass units. */
export function constant(handle: i32, index: i32): f64 {
  const e = unchecked(fluids[handle]);
  switch (index) {
    case 0: return e.molarMass;
    case 1: return e.criticalT;
    case 2: return e.criticalP;
    case 3: return e.criticalRho * e.molarMass;
    case 4: return e.tripleT;
    case 5: return e.tripleP;
    case 6: return e.minT;
    case 7: return e.maxT;
    case 8: return e.maxP;
    case 9: return e.reference;
    default: return e.coldestVapour;
  }
}

/**
 * For the checks: α and its scaled derivatives at (τ, δ) of term family `term`, of the whole
 * residual part (-1) or of the ideal part (-2), written at `out`.
 */
export function derivatives(handle: i32, term: i32, tau: f64, delta: f64, out: usize): i32 {
  const fluid = unchecked(fluids[handle]) as PureFluid;
  if (term >= fluid.terms.length) return 0;
  const sum = scratch;
  sum.clear();
  fluid.setTemperature(fluid.reducingT / tau);
  if (term == -2) fluid.evaluateIdeal(tau, sum);
  else if (term == -1) {
    for (let i = 0; i < fluid.terms.length; i++) fluid.terms[i].addAll(delta, sum);
  } else fluid.terms[term].addAll(delta, sum);
  memory.copy(out, changetype<usize>(sum), 48);
  return 1;
}
