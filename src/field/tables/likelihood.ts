/** How likely residuals are: rounding, a common offset and slope of two sizes, and a misprint or two. */
import { at } from './at.ts';

/** K: what stays between two programs of one equation beside rounding. */
export const FLOOR = 0.02;
/** K that tilts the slope by its size. */
const TILT = 30;
/** Offset and slope, K, of the same model and of another one, with how often each. */
const SPREADS = { blend: [0.03, 0.3], pure: [0.02, 0.15] } as const;
const SAME = 0.6;
/** A misprint: how often, and how far off, K. */
const MISPRINT = { chance: 0.01, spread: 8, gain: 3, fromRows: 5, oneIn: 8 } as const;

const LN_TWO_PI = Math.log(2 * Math.PI);
const normal = (x: number, spread: number): number => -0.5 * (x / spread) ** 2 - Math.log(spread) - 0.5 * LN_TWO_PI;

/** What a set of rows sums up to, from which a row can be taken off again. */
interface Sums {
  n: number;
  lnVariance: number;
  tau: number;
  w: number;
  wt: number;
  wtt: number;
  wr: number;
  wtr: number;
  wrr: number;
}

function add(sums: Sums, r: number, variance: number, tau: number, sign: 1 | -1): void {
  const w = sign / variance;
  sums.n += sign;
  sums.lnVariance += sign * Math.log(variance);
  sums.tau += sign * tau;
  sums.w += w;
  sums.wt += w * tau;
  sums.wtt += w * tau * tau;
  sums.wr += w * r;
  sums.wtr += w * tau * r;
  sums.wrr += w * r * r;
}

/** ln of the normal density with covariance diag(σ²) + b²(11ᵀ + ττᵀ). [eq. B2] */
function logNormal(s: Sums, b: number): number {
  // τ counts from the mean of the rows that are in.
  const from = s.tau / s.n;
  const wtr = s.wtr - from * s.wr;
  const [p, q, t] = [1 / (b * b) + s.w, s.wt - from * s.w, 1 / (b * b) + s.wtt - 2 * from * s.wt + from * from * s.w];
  const det = p * t - q * q;
  const taken = (t * s.wr * s.wr - 2 * q * s.wr * wtr + p * wtr * wtr) / det;
  return -0.5 * (s.wrr - taken + s.lnVariance + Math.log(det * b ** 4) + s.n * LN_TWO_PI);
}

/** ln L of the mixture of both sizes. */
function logLikelihood(sums: Sums, isPure: boolean): number {
  const [near, far] = isPure ? SPREADS.pure : SPREADS.blend;
  const [a, b] = [Math.log(SAME) + logNormal(sums, near), Math.log(1 - SAME) + logNormal(sums, far)];
  const top = Math.max(a, b);
  return top + Math.log(Math.exp(a - top) + Math.exp(b - top));
}

export interface Fit {
  readonly lnL: number;
  /** Rows set aside as misprints. */
  readonly misprints: readonly number[];
}

/**
 * @param residuals table less model, K; NaN outside the model, which costs elsewhere
 * @param variances of rounding, K²
 * @param temperatures of the table, K
 */
export function fitOf(
  residuals: ArrayLike<number>,
  variances: ArrayLike<number>,
  temperatures: ArrayLike<number>,
  isPure: boolean,
): Fit {
  const rows = residuals.length;
  let mean = 0;
  let inside = 0;
  for (let i = 0; i < rows; i++) {
    if (Number.isNaN(residuals[i])) continue;
    mean += at(temperatures, i);
    inside++;
  }
  mean /= inside;
  const sums: Sums = { n: 0, lnVariance: 0, tau: 0, w: 0, wt: 0, wtt: 0, wr: 0, wtr: 0, wrr: 0 };
  const tau = (i: number): number => (at(temperatures, i) - mean) / TILT;
  const change = (i: number, sign: 1 | -1): void => add(sums, at(residuals, i), at(variances, i), tau(i), sign);
  for (let i = 0; i < rows; i++) if (!Number.isNaN(residuals[i])) change(i, 1);

  let lnL = logLikelihood(sums, isPure);
  const misprints: number[] = [];
  const most = rows < MISPRINT.fromRows ? 0 : Math.max(1, Math.floor(rows / MISPRINT.oneIn));
  while (misprints.length < most) {
    let best = -1;
    let most_lnL = lnL + MISPRINT.gain;
    for (let i = 0; i < rows; i++) {
      if (Number.isNaN(residuals[i]) || misprints.includes(i)) continue;
      change(i, -1);
      const without =
        logLikelihood(sums, isPure) +
        Math.log(MISPRINT.chance) +
        normal(at(residuals, i), MISPRINT.spread) +
        paid(misprints, residuals);
      change(i, 1);
      if (without > most_lnL) [best, most_lnL] = [i, without];
    }
    if (best < 0) break;
    change(best, -1);
    misprints.push(best);
    lnL = most_lnL;
  }
  return { lnL, misprints: misprints.sort((a, b) => a - b) };
}

/** What the rows that are aside already have cost. */
const paid = (misprints: readonly number[], residuals: ArrayLike<number>): number =>
  misprints.reduce((sum, i) => sum + Math.log(MISPRINT.chance) + normal(at(residuals, i), MISPRINT.spread), 0);
