import { Equation } from '../equation';
import { Root } from '../solvers/root';
import { Branch, densityOn, found } from './isobar';
import { limits } from './limits';

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

/** Where the search for a density begins: on the warm side of a densest state, noting a colder twin. */
export function warmSide(equation: Equation, branch: Branch, P: f64, D: f64, hottest: f64): f64 {
  twice = false;
  const turn = densest(equation, branch, P, hottest);
  if (turn == 0) return limits.minT;
  const rho = densityOn(equation, branch, limits.minT, P, 0);
  twice = D > rho * equation.molarMass;
  return turn;
}
