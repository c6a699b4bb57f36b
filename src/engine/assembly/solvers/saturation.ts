import { Equation } from '../equation';
import { gasDensity, liquidDensity } from './density';

/** Densities of the phases the last solve found, mol/m3, and their pressure, Pa. */
export class Saturated {
  liquid: f64 = 0;
  vapour: f64 = 0;
  P: f64 = 0;
}
export const saturated = new Saturated();

const STEPS = 40;

/**
 * Equal pressure and equal Gibbs energy at the equation's temperature, by Newton on both
 * densities (Akasaka, 2008, J. Therm. Sci. Technol. 3, 442-451).
 *
 * With J = δ(1 + d1) and K = a + d1 + ln δ, J' = 1 + 2 d1 + d2 and K' = J'/δ, so that the 2×2
 * system solves in closed form:
 *   ΔδL = δL (ΔJ - δV ΔK) / (J'L (δL - δV)),   ΔδV = δV (ΔJ - δL ΔK) / (J'V (δL - δV)).
 */
function newton(equation: Equation, liquid: f64, vapour: f64): bool {
  const r = equation.residual;
  const scale = 1 / equation.reducingRho;
  let dl = liquid * scale;
  let dv = vapour * scale;
  let previous: f64 = Infinity;
  for (let i = 0; i < STEPS; i++) {
    equation.residualDensity(dl * equation.reducingRho);
    const jl = dl * (1 + r.d1);
    const kl = r.a + r.d1 + Math.log(dl);
    const sl = 1 + 2 * r.d1 + r.d2;
    equation.residualDensity(dv * equation.reducingRho);
    const jv = dv * (1 + r.d1);
    const kv = r.a + r.d1 + Math.log(dv);
    const sv = 1 + 2 * r.d1 + r.d2;
    if (!(sl > 0 && sv > 0)) return false;

    const dj = jv - jl;
    const dk = kv - kl;
    const apart = dl - dv;
    let xl = (dl * (dj - dv * dk)) / (sl * apart);
    let xv = (dv * (dj - dl * dk)) / (sv * apart);
    const size = Math.max(Math.abs(xl) / dl, Math.abs(xv) / dv);
    if (!(size < 1e3)) return false;
    // Far from the answer a full step can leave the branch; shorten it, never the direction.
    if (size > 0.2) {
      xl *= 0.2 / size;
      xv *= 0.2 / size;
    }
    dl += xl;
    dv += xv;
    if (!(dl > dv * (1 + 1e-7))) return false;
    // Close to critical rounding stops the steps before they are this small.
    if (size < 1e-10 || (size < 1e-6 && size >= previous)) {
      saturated.liquid = dl * equation.reducingRho;
      saturated.vapour = dv * equation.reducingRho;
      saturated.P = equation.gasConstant * equation.T * equation.reducingRho * (jv + sv * xv);
      return true;
    }
    previous = size;
  }
  return false;
}

/**
 * The same at a pressure: Newton on ln δL, ln δV and ln τ from rough values, in closed form too.
 * With A = (Πτ - J)/δ, B = dt - 1 - d1, C = t1 + dt and Π = P/(R Tr ρr):
 *
 *   w = Δln τ = (KV - KL - AL + AV) / (CL - CV - BL + BV),   Δln δ = (A - B w) / J'
 */
export function saturateAtP(equation: Equation, P: f64, T: f64, liquid: f64, vapour: f64): bool {
  const r = equation.residual;
  const goal = P / (equation.gasConstant * equation.reducingT * equation.reducingRho);
  let dl = liquid / equation.reducingRho;
  let dv = vapour / equation.reducingRho;
  let tau = equation.reducingT / T;
  for (let i = 0; i < STEPS; i++) {
    equation.setTemperature(equation.reducingT / tau);
    equation.residualAll(dl * equation.reducingRho);
    const sl = 1 + 2 * r.d1 + r.d2;
    const al = (goal * tau) / dl - 1 - r.d1;
    const bl = r.dt - 1 - r.d1;
    const cl = r.t1 + r.dt;
    const kl = r.a + r.d1 + Math.log(dl);
    equation.residualAll(dv * equation.reducingRho);
    const sv = 1 + 2 * r.d1 + r.d2;
    const av = (goal * tau) / dv - 1 - r.d1;
    const bv = r.dt - 1 - r.d1;
    const cv = r.t1 + r.dt;
    const kv = r.a + r.d1 + Math.log(dv);
    if (!(sl > 0 && sv > 0)) return false;

    const w = (kv - kl - al + av) / (cl - cv - bl + bv);
    const ul = (al - bl * w) / sl;
    const uv = (av - bv * w) / sv;
    if (!(Math.abs(w) < 0.1 && Math.abs(ul) < 0.5 && Math.abs(uv) < 0.5)) return false;
    tau *= 1 + w;
    dl *= 1 + ul;
    dv *= 1 + uv;
    if (!(dl > dv * (1 + 1e-7))) return false;
    if (Math.abs(w) < 1e-9 && Math.abs(ul) < 1e-8 && Math.abs(uv) < 1e-8) {
      equation.setTemperature(equation.reducingT / tau);
      saturated.liquid = dl * equation.reducingRho;
      saturated.vapour = dv * equation.reducingRho;
      saturated.P = P;
      return true;
    }
  }
  return false;
}

/** Gibbs energy over RT, less its ideal part at unit δ. */
@inline
function gibbs(equation: Equation, rho: f64): f64 {
  equation.residualDensity(rho);
  return equation.residual.a + equation.residual.d1 + Math.log(rho / equation.reducingRho);
}

/** Density between two of opposite stability where ∂P/∂ρ changes sign. */
function spinodal(equation: Equation, stable: f64, unstable: f64): f64 {
  for (let i = 0; i < 60 && Math.abs(stable - unstable) > 1e-12 * stable; i++) {
    const middle = 0.5 * (stable + unstable);
    equation.pressure(middle);
    if (equation.slope > 0) stable = middle;
    else unstable = middle;
  }
  return stable;
}

/**
 * The same answer from anywhere: the spinodals bracket the pressure, and gL - gV falls as it
 * rises (by vL - vV), so a kept bracket cannot fail where the equation has one loop.
 */
function maxwell(equation: Equation, liquid: f64, vapour: f64): bool {
  let middle: f64 = NaN;
  for (let i = 1; i < 60; i++) {
    const rho = vapour + ((liquid - vapour) * i) / 60;
    equation.pressure(rho);
    if (equation.slope < 0) {
      middle = rho;
      break;
    }
  }
  if (middle != middle) return false;
  let thin = vapour;
  for (let i = 0; i < 200 && thin > 0; i++) {
    equation.pressure(thin);
    if (equation.slope > 0) break;
    thin *= 0.98;
  }
  let dense = liquid;
  for (let i = 0; i < 200; i++) {
    equation.pressure(dense);
    if (equation.slope > 0) break;
    dense *= 1.01;
  }
  const spinodalV = spinodal(equation, thin, middle);
  let unstable = middle;
  // The last unstable density before the liquid: later loops of the equation are not the dome.
  for (let i = 1; i < 60; i++) {
    const rho = middle + ((dense - middle) * i) / 60;
    equation.pressure(rho);
    if (equation.slope < 0) unstable = rho;
  }
  const spinodalL = spinodal(equation, dense, unstable);
  let high = equation.pressure(spinodalV);
  let low = Math.max(equation.pressure(spinodalL), 0);
  if (!(high > low)) return false;
  let P = low > 0 ? 0.5 * (low + high) : Math.min(0.5 * high, equation.roughPressure(equation.T));
  let rl = dense;
  let rv = thin;
  for (let i = 0; i < 100; i++) {
    rl = liquidDensity(equation, P, Math.max(rl, spinodalL * 1.0001));
    rv = gasDensity(equation, P, Math.min(rv, spinodalV), spinodalV);
    if (rl != rl || rv != rv) return false;
    const difference = gibbs(equation, rl) - gibbs(equation, rv);
    // d(gL - gV)/dP = (vL - vV)/RT
    const slope = (1 / rl - 1 / rv) / (equation.gasConstant * equation.T);
    if (difference > 0) low = P;
    else high = P;
    let next = P - difference / slope;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    const step = Math.abs(next - P);
    P = next;
    if (step <= 1e-13 * P || high - low <= 1e-13 * P) {
      saturated.liquid = rl;
      saturated.vapour = rv;
      saturated.P = P;
      return rl > rv * (1 + 1e-7);
    }
  }
  return false;
}

/** Solves saturation at the equation's temperature from rough densities into `saturated`. */
export function saturate(equation: Equation, liquid: f64, vapour: f64): bool {
  return newton(equation, liquid, vapour) || maxwell(equation, liquid, vapour);
}
