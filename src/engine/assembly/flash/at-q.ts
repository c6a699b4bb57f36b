import { Equation } from '../equation';
import { outcome, Status } from '../outcome';
import { Property } from '../point';
import { Root } from '../solvers/root';
import { withinP, withinT } from './saturated';

/** Looks along the saturation line, closer together towards critical where the properties bend. */
const LOOKS = 60;
/** Looks beside one that found nothing, and how far apart they stand, as shares of the way to the one before. */
const NUDGES = 4;
const NUDGE = 0.02;

const root = new Root();

function fraction(Q: f64): Status {
  if (Q >= 0 && Q <= 1) return Status.Ok;
  return outcome.outOfRange(Property.Q, Q, 0, 1);
}

/** Sets the outcome to the state of quality Q at T; false when there is none. */
function qualityAtT(equation: Equation, T: f64, Q: f64): bool {
  if (Q == 0 || Q == 1) return equation.saturatedAtT(T, Q);
  if (equation.mixedAtT(T, Property.Q, Q)) return true;
  return equation.boundaryAtT(T) && equation.insideAtT(T, Property.Q, Q, Q);
}

/** D, H, S or U at T on the line of quality Q; NaN when saturation is not found. */
function valueAt(equation: Equation, T: f64, Q: f64, property: Property): f64 {
  return qualityAtT(equation, T, Q) ? outcome.get(property) : NaN;
}

function solve(equation: Equation, Q: f64, property: Property, value: f64, a: f64, fa: f64, b: f64, fb: f64): f64 {
  root.start(a, fa, b, fb);
  while (!root.done) {
    const f = valueAt(equation, root.x, Q, property) - value;
    if (f != f) return NaN;
    root.give(f);
  }
  return root.x;
}

/** Where the property turns between a and c (golden section on ± the property), K. */
function turn(equation: Equation, Q: f64, property: Property, a: f64, c: f64, sign: f64): f64 {
  const golden = 0.3819660112501051;
  let x = a + golden * (c - a);
  let y = c - golden * (c - a);
  let fx = sign * valueAt(equation, x, Q, property);
  let fy = sign * valueAt(equation, y, Q, property);
  for (let i = 0; i < 60 && c - a > 1e-9 * c; i++) {
    if (fx > fy) {
      c = y;
      y = x;
      fy = fx;
      x = a + golden * (c - a);
      fx = sign * valueAt(equation, x, Q, property);
    } else {
      a = x;
      x = y;
      fx = fy;
      y = c - golden * (c - a);
      fy = sign * valueAt(equation, y, Q, property);
    }
  }
  return 0.5 * (a + c);
}

let touching: f64 = 0;
let touchingF: f64 = 0;

/** Whether the property turns past the value between two looks on the same side of it. */
function touches(equation: Equation, Q: f64, property: Property, value: f64, a: f64, fa: f64, b: f64): bool {
  touching = turn(equation, Q, property, a, b, fa > 0 ? -1 : 1);
  touchingF = valueAt(equation, touching, Q, property) - value;
  return touchingF > 0 != fa > 0;
}

/** State of quality Q with a given D, H or S: the one at lowest pressure, and whether others exist. */
export function flashQX(equation: Equation, Q: f64, property: Property, value: f64): Status {
  const status = fraction(Q);
  if (status != Status.Ok) return status;
  if (value != value || Math.abs(value) == Infinity) return outcome.outOfRange(property, value, NaN, NaN);
  const bottom = equation.minT;
  const span = equation.meetT - bottom;
  let answer: f64 = NaN;
  let count = 0;
  let T0: f64 = 0;
  let T1: f64 = bottom;
  let f0: f64 = NaN;
  let f1 = valueAt(equation, bottom, Q, property) - value;
  if (f1 == 0) {
    answer = bottom;
    count = 1;
  }
  let least = f1;
  let most = f1;
  for (let i = 1; i <= LOOKS && count < 2; i++) {
    const u = 1 - f64(i) / LOOKS;
    let T2 = i == LOOKS ? bottom + span : bottom + span * (1 - u * u);
    let f2 = valueAt(equation, T2, Q, property) - value;
    // Where saturation is missed at one temperature, it is found right beside it.
    for (let k = 0; k < NUDGES && f2 != f2; k++) {
      T2 -= NUDGE * (T2 - T1);
      f2 = valueAt(equation, T2, Q, property) - value;
    }
    if (f2 != f2) return Status.NoSolution;
    least = Math.min(least, f2);
    most = Math.max(most, f2);
    if (f1 != 0 && f1 > 0 != f2 > 0) {
      const T = solve(equation, Q, property, value, T1, f1, T2, f2);
      if (++count == 1) answer = T;
    } else if (count == 0 && (i == 1 || i == LOOKS) && touches(equation, Q, property, value, T1, f1, T2)) {
      // A turn within the first or the last stretch shows in no three looks.
      answer = solve(equation, Q, property, value, T1, f1, touching, touchingF);
      count = 2;
    } else if (f0 == f0 && f1 > 0 == f2 > 0 && f1 > 0 == f0 > 0 && Math.abs(f1) < Math.abs(f0) && Math.abs(f1) <= Math.abs(f2)) {
      // The line turns towards the value between these looks: it may touch it.
      if (touches(equation, Q, property, value, T0, f0, T2)) {
        const lower = solve(equation, Q, property, value, T0, f0, touching, touchingF);
        if (++count == 1) answer = lower;
        count++;
      }
    }
    T0 = T1;
    f0 = f1;
    T1 = T2;
    f1 = f2;
  }
  if (count == 0) return outcome.outOfRange(property, value, value + least, value + most);
  if (answer != answer || !qualityAtT(equation, answer, Q)) return Status.NoSolution;
  outcome.ambiguous = count > 1 ? 1 : 0;
  return Status.Ok;
}

/** State at temperature T, K, and quality Q. */
export function flashTQ(equation: Equation, T: f64, Q: f64): Status {
  let status = fraction(Q);
  if (status == Status.Ok) status = withinT(equation, T);
  if (status != Status.Ok) return status;
  return qualityAtT(equation, T, Q) ? Status.Ok : Status.NoSolution;
}

/** State at pressure P, Pa, and quality Q. */
export function flashPQ(equation: Equation, P: f64, Q: f64): Status {
  let status = fraction(Q);
  if (status == Status.Ok) status = withinP(equation, P);
  if (status != Status.Ok) return status;
  const found =
    Q == 0 || Q == 1
      ? equation.saturatedAtP(P, Q)
      : equation.mixedAtP(P, Property.Q, Q) || (equation.boundaryAtP(P) && equation.insideAtP(P, Property.Q, Q, Q));
  return found ? Status.Ok : Status.NoSolution;
}
