import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { Root } from '../solvers/root';
import { LEAST_P, limits } from './limits';
import { densityAt } from './tp';

/** Looks per stretch of an isotherm: enough to see every bend of H, S and U along it. */
const LOOKS = 40;

const point = new Point();
const first = new Point();
const root = new Root();
let count: i32 = 0;

function fillAt(equation: Equation, lnRho: f64): void {
  point.fill(equation, Math.exp(lnRho), NaN);
}

/** Keeps the root between two densities (logarithms) whose values differ in sign. */
function keep(equation: Equation, property: Property, value: f64, a: f64, fa: f64, b: f64, fb: f64): void {
  root.start(a, fa, b, fb);
  while (!root.done) {
    fillAt(equation, root.x);
    root.give(point.get(property) - value);
  }
  fillAt(equation, root.x);
  if (++count == 1) first.copy(point);
}

/** Finds the roots on a homogeneous stretch of the isotherm, thin to dense. */
function scan(equation: Equation, property: Property, value: f64, thin: f64, dense: f64): void {
  const M = equation.molarMass;
  let x0 = Math.log(thin);
  fillAt(equation, x0);
  let f0 = point.get(property) - value;
  let g0 = point.slopeAtT(property, M);
  for (let i = 1; i <= LOOKS && count < 2; i++) {
    const rho = thin + ((dense - thin) * i) / LOOKS;
    const x1 = Math.log(rho);
    fillAt(equation, x1);
    const f1 = point.get(property) - value;
    const g1 = point.slopeAtT(property, M);
    if (f0 == 0 || f0 > 0 != f1 > 0) {
      keep(equation, property, value, x0, f0, x1, f1);
    } else if (g0 > 0 != g1 > 0 && g0 > 0 == f0 < 0) {
      // A bend towards the value between two looks: it may cross and come back.
      root.start(x0, g0, x1, g1);
      while (!root.done) {
        fillAt(equation, root.x);
        root.give(point.slopeAtT(property, M));
      }
      const bend = root.x;
      fillAt(equation, bend);
      const f = point.get(property) - value;
      if (f > 0 != f0 > 0) {
        keep(equation, property, value, x0, f0, bend, f);
        keep(equation, property, value, bend, f, x1, f1);
      }
    }
    x0 = x1;
    f0 = f1;
    g0 = g1;
  }
}

/**
 * State at temperature T, K, and H, S or U: the one at lowest pressure, and whether there are
 * others. H turns along an isotherm of the liquid, so two answers are common there.
 */
export function flashTX(equation: Equation, T: f64, property: Property, value: f64): Status {
  const status = limits.temperature(T);
  if (status != Status.Ok) return status;
  if (value != value || Math.abs(value) == Infinity) return outcome.outOfRange(property, value, NaN, NaN);
  let densest = densityAt(equation, T, limits.maxP);
  if (densest != densest) densest = equation.maxRho;
  const thinnest = LEAST_P / (equation.gasConstant * T);
  count = 0;
  let q: f64 = NaN;
  if (T < equation.meetT) {
    if (!equation.boundaryAtT(T)) return Status.NoSolution;
    const boundary = equation.boundary;
    q = shareOfVapour(property, value, boundary);
    equation.setTemperature(T);
    scan(equation, property, value, thinnest, boundary.vapour.rho);
    const inside = q >= 0 && q <= 1;
    const onDew = inside && count == 1 && 1 - q < 1e-9;
    if (count == 0 || onDew) {
      if (inside) {
        const bubble = q < 1e-9;
        count = 0;
        scan(equation, property, value, boundary.liquid.rho, densest);
        const ambiguous = bubble ? count > 1 : count > 0;
        if (!equation.insideAtT(T, property, value, q)) return Status.NoSolution;
        outcome.ambiguous = ambiguous ? 1 : 0;
        return Status.Ok;
      }
    } else if (inside) count++;
    if (count < 2) scan(equation, property, value, boundary.liquid.rho, densest);
  } else {
    equation.setTemperature(T);
    scan(equation, property, value, thinnest, densest);
  }
  if (count == 0) return outcome.outOfRange(property, value, NaN, NaN);
  const answered = outcome.single(equation, first);
  outcome.ambiguous = count > 1 ? 1 : 0;
  return answered;
}
