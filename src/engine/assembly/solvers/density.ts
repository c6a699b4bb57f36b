import { Equation } from '../equation';

/** Newton is quadratic: once a step is this small (relative), the next would be below rounding. */
const SETTLED: f64 = 1e-10;
const STEPS = 100;
/** Steps (relative) of two evaluations whose product, squared, is below rounding. */
const CLOSE: f64 = 3e-9;

/** Whether two evaluations, the later at rho, lie so close to the answer that `between` gives it. */
@inline
function close(rho: f64, f: f64, slope: f64, before: f64, beforeF: f64, beforeSlope: f64): bool {
  if (!(slope > 0 && beforeSlope > 0)) return false;
  const last = Math.abs(f / slope);
  const first = Math.abs(beforeF / beforeSlope);
  // What has not shrunk is rounding, through which no cubic goes.
  return last * first < CLOSE * rho * rho && first < 3e-3 * rho && Math.abs(f) < 0.1 * Math.abs(beforeF);
}

/**
 * Density where the pressure differs by 0, by the cubic in P through both densities and their slopes
 * (Hermite's, inverse): its error is that of the product of both steps, squared.
 */
@inline
function between(rho: f64, f: f64, slope: f64, before: f64, beforeF: f64, beforeSlope: f64): f64 {
  const h = f - beforeF;
  const t = -beforeF / h;
  const u = t - 1;
  // Written as what is added to rho, so that its digits are kept.
  return rho + u * u * (1 + 2 * t) * (before - rho) + t * u * h * ((u / beforeSlope) + (t / slope));
}

/**
 * Density of the liquid at the equation's temperature and P: Newton on P(ρ), which is convex there
 * and so comes down monotonically from a dense start. NaN when no liquid answers.
 */
export function liquidDensity(equation: Equation, P: f64, start: f64): f64 {
  let rho = start;
  let before: f64 = NaN;
  let beforeF: f64 = NaN;
  let beforeSlope: f64 = NaN;
  for (let i = 0; i < STEPS; i++) {
    const f = equation.pressure(rho) - P;
    const slope = equation.slope;
    if (close(rho, f, slope, before, beforeF, beforeSlope)) {
      const answer = between(rho, f, slope, before, beforeF, beforeSlope);
      return answer <= equation.maxRho ? answer : NaN;
    }
    before = rho;
    beforeF = f;
    beforeSlope = slope;
    if (!(slope > 0)) {
      // Short of the spinodal: the branch begins denser.
      rho *= 1.02;
      if (rho > 1.5 * equation.maxRho) return NaN;
      continue;
    }
    let step = -f / slope;
    const longest = 0.08 * rho;
    if (step > longest) step = longest;
    else if (step < -longest) step = -longest;
    rho += step;
    if (Math.abs(step) <= SETTLED * rho) return rho <= equation.maxRho ? rho : NaN;
    if (rho > 1.5 * equation.maxRho) return NaN;
  }
  return NaN;
}

/**
 * Density at the equation's temperature and P within (0, dense], by Newton kept inside its
 * bracket; NaN when P is not reached. `turning`: P turns over (a vapour's spinodal), and what lies
 * beyond is not the vapour.
 */
function bracketed(equation: Equation, P: f64, start: f64, dense: f64, turning: bool): f64 {
  let low: f64 = 0;
  let high = dense;
  let rho = start < dense ? start : 0.5 * dense;
  let before: f64 = NaN;
  let beforeF: f64 = NaN;
  let beforeSlope: f64 = NaN;
  for (let i = 0; i < STEPS; i++) {
    const f = equation.pressure(rho) - P;
    const slope = equation.slope;
    if (close(rho, f, slope, before, beforeF, beforeSlope)) return between(rho, f, slope, before, beforeF, beforeSlope);
    before = rho;
    beforeF = f;
    beforeSlope = slope;
    if (f > 0 || (turning && !(slope > 0))) high = rho;
    else low = rho;
    let next = rho - f / slope;
    if (!(slope > 0) || !(next > low && next <= high)) next = 0.5 * (low + high);
    const step = next - rho;
    rho = next;
    if (Math.abs(step) <= SETTLED * rho) {
      // At a turning point the bracket closes on a maximum below P, which is no answer.
      return Math.abs(f) > 1e-6 * P && high - low < 1e-8 * rho ? NaN : rho;
    }
  }
  return NaN;
}

/** Density of the vapour, no denser than `dense`; NaN when P is above its branch. */
export function gasDensity(equation: Equation, P: f64, start: f64, dense: f64): f64 {
  return bracketed(equation, P, start, dense, true);
}

/** Density where there is one phase only; NaN when P asks for more than `maxRho`. */
export function supercriticalDensity(equation: Equation, P: f64, start: f64): f64 {
  return bracketed(equation, P, start, equation.maxRho, false);
}

/**
 * Densest liquid any search looks at, from its density at T: a little beyond maxP, or where the
 * equation stops rising.
 */
export function densest(equation: Equation, T: f64, start: f64): f64 {
  equation.setTemperature(T);
  let rho = start;
  for (let i = 0; i < 400; i++) {
    const P = equation.pressure(rho * 1.01);
    if (!(equation.slope > 0) && P > equation.criticalP) break;
    rho *= 1.01;
    if (P > 1.7 * equation.maxP) break;
  }
  return rho;
}

/** A vapour's density from how far it is compressed: 1/Z goes linearly from 1 to its saturated value. */
export function vapourStart(equation: Equation, P: f64, Psat: f64, rhoSat: f64): f64 {
  const ideal = P / (equation.gasConstant * equation.T);
  const saturated = Psat / (equation.gasConstant * equation.T);
  const start = ideal * (1 + (rhoSat / saturated - 1) * (P / Psat));
  return start < rhoSat ? start : rhoSat;
}
