import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { Root } from '../solvers/root';
import { LEAST_D, limits } from './limits';

const point = new Point();
const root = new Root();
/** Vapour fraction of the last `stateAtTD`, NaN when homogeneous. */
let share: f64 = NaN;

/** State at temperature T, K, and molar density: into `point`, or `share` of the boundary at T. */
function stateAtTD(equation: Equation, T: f64, rho: f64): void {
  share = NaN;
  if (
    T < equation.meetT &&
    rho < (1 + equation.spreadLiquid) * equation.roughLiquid(T) &&
    rho * (1 + equation.spreadVapour) > equation.roughVapour(T) &&
    equation.boundaryAtT(T)
  ) {
    const boundary = equation.boundary;
    if (rho <= boundary.liquid.rho && rho >= boundary.vapour.rho) {
      share = shareOfVapour(Property.D, rho * equation.molarMass, boundary);
      return;
    }
  }
  equation.setTemperature(T);
  point.fill(equation, rho, NaN);
}

function valueAt(equation: Equation, T: f64, rho: f64, property: Property): f64 {
  stateAtTD(equation, T, rho);
  if (share != share) return point.get(property);
  const l = equation.boundary.liquid.get(property);
  return l + share * (equation.boundary.vapour.get(property) - l);
}

function answer(equation: Equation): Status {
  if (share == share) return outcome.between(equation.boundary, share);
  // A homogeneous state has to be stable: a liquid's P is above saturation, dP/dρ > 0.
  if (!(point.dPdRho > 0) || !(point.P > 0)) return Status.NoSolution;
  const status = limits.pressure(point.P);
  return status == Status.Ok ? outcome.single(equation, point) : status;
}

function density(equation: Equation, D: f64): Status {
  const densest = equation.maxRho * equation.molarMass;
  if (D >= LEAST_D && D <= densest) return Status.Ok;
  return outcome.outOfRange(Property.D, D, LEAST_D, densest);
}

/** State at temperature T, K, and density D, kg/m3. */
export function flashTD(equation: Equation, T: f64, D: f64): Status {
  let status = limits.temperature(T);
  if (status != Status.Ok) return status;
  status = density(equation, D);
  if (status != Status.Ok) return status;
  stateAtTD(equation, T, D / equation.molarMass);
  return answer(equation);
}

/**
 * State at density D, kg/m3, and H, S or U. At constant volume all three rise with T, through the
 * dome and out of it (their slopes are cv, cv/T and cv + v dP/dT), so one bracket over T does.
 */
export function flashDX(equation: Equation, D: f64, property: Property, value: f64): Status {
  const status = density(equation, D);
  if (status != Status.Ok) return status;
  const rho = D / equation.molarMass;
  const low = limits.minT;
  const high = limits.maxT;
  const least = valueAt(equation, low, rho, property);
  const most = valueAt(equation, high, rho, property);
  if (!(value >= least && value <= most)) return outcome.outOfRange(property, value, least, most);
  root.start(low, least - value, high, most - value);
  while (!root.done) root.give(valueAt(equation, root.x, rho, property) - value);
  stateAtTD(equation, root.x, rho);
  return answer(equation);
}
