import { Derivatives } from './derivatives';

/**
 * One family of terms of the residual Helmholtz energy. The temperature part is worked out once
 * per temperature (`setTau`); the density part, which solvers repeat many times, then stays cheap.
 */
export abstract class Term {
  /** Fixes τ. */
  abstract setTau(tau: f64, lnTau: f64): void;
  /** Adds α, d1 and d2 at δ > 0: what a density or an equilibrium needs. */
  abstract addDensity(delta: f64, out: Derivatives): void;
  /** Adds α and its five derivatives at δ > 0. */
  abstract addAll(delta: f64, out: Derivatives): void;
}
