import { Equation } from '../equation';
import { outcome, shareOfVapour, Status } from '../outcome';
import { Point, Property } from '../point';
import { Root } from '../solvers/root';
import { LEAST_D, limits } from './limits';

/** How near an answer has to be to what was asked, relative to its scale. */
const NEAR: f64 = 1e-8;

const point = new Point();
const root = new Root();
/** Whether the last `stateAtTD` is two-phase, and so in `outcome`; else it is in `point`. */
let inside: bool = false;

/** State at temperature T, K, and molar density; false when it was not found. */
function stateAtTD(equation: Equation, T: f64, rho: f64): bool {
  inside = false;
  const mayBe = T < equation.meetT && equation.mayBeInside(T, rho);
  if (mayBe && equation.mixedAtT(T, Property.D, rho * equation.molarMass)) {
    inside = true;
    return true;
  }
  if (mayBe && equation.boundaryAtT(T)) {
    const boundary = equation.boundary;
    if (rho <= boundary.liquid.rho && rho >= boundary.vapour.rho) {
      inside = true;
      const D = rho * equation.molarMass;
      return equation.insideAtT(T, Property.D, D, shareOfVapour(Property.D, D, boundary));
    }
  }
  equation.setTemperature(T);
  point.fill(equation, rho, NaN);
  return true;
}

function valueAt(equation: Equation, T: f64, rho: f64, property: Property): f64 {
  if (!stateAtTD(equation, T, rho)) return NaN;
  return inside ? outcome.get(property) : point.get(property);
}

function answer(equation: Equation): Status {
  if (inside) return Status.Ok;
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

/** The vapour over the solid, see `flashTP`. */
function overSolid(equation: Equation, T: f64, D: f64): Status {
  const status = density(equation, D);
  if (status != Status.Ok) return status;
  equation.setTemperature(T);
  point.fill(equation, D / equation.molarMass, NaN);
  // Denser than the vapour the pressure turns over, and comes back on the liquid's side.
  if (!(point.dPdRho > 0) || point.rho > equation.criticalRho) return Status.NoSolution;
  const below = limits.belowSublimation(equation, T, point.P);
  return below == Status.Ok ? outcome.single(equation, point) : below;
}

/** State at temperature T, K, and density D, kg/m3. */
export function flashTD(equation: Equation, T: f64, D: f64): Status {
  if (limits.overSolid(T)) return overSolid(equation, T, D);
  let status = limits.temperature(T);
  if (status != Status.Ok) {
    outcome.min = limits.minVapourT;
    return status;
  }
  status = density(equation, D);
  if (status != Status.Ok) return status;
  return stateAtTD(equation, T, D / equation.molarMass) ? answer(equation) : Status.NoSolution;
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
  if (least != least || most != most) return Status.NoSolution;
  if (!(value >= least && value <= most)) return outcome.outOfRange(property, value, least, most);
  root.start(low, least - value, high, most - value);
  while (!root.done) {
    const f = valueAt(equation, root.x, rho, property) - value;
    if (f != f) return Status.NoSolution;
    root.give(f);
  }
  // A bracket can also close on a leap, where the states beside each other are of two kinds.
  const away = Math.abs(valueAt(equation, root.x, rho, property) - value);
  const scale: f64 = property == Property.S ? 1e3 : 1e5;
  return away <= NEAR * (scale + Math.abs(value)) ? answer(equation) : Status.NoSolution;
}
