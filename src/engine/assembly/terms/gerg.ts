import { Bells } from './bells';
import { Derivatives } from './derivatives';
import { Reader } from './reader';
import { Term } from './term';

/**
 * Σ n δ^d τ^t exp(-η(δ - ε)² - β(δ - γ)), of departure functions only
 * (Kunz and Wagner, 2012, J. Chem. Eng. Data 57, eq. 10). The constant exp(βγ) goes into n.
 */
export class GergTerm extends Term {
  private t: StaticArray<f64>;
  private bells: Bells;

  /** Reads `count` rows [n, d, t, η, ε, β, γ]. */
  constructor(reader: Reader, private count: i32) {
    super();
    this.t = new StaticArray<f64>(count);
    this.bells = new Bells(count);
    for (let i = 0; i < count; i++) {
      const n = reader.next();
      const d = reader.next();
      this.t[i] = reader.next();
      const eta = reader.next();
      const epsilon = reader.next();
      const beta = reader.next();
      this.bells.shape(i, n * Math.exp(beta * reader.next()), d, eta, epsilon, beta);
    }
  }

  setTau(tau: f64, lnTau: f64): void {
    for (let i = 0; i < this.count; i++) {
      const t = unchecked(this.t[i]);
      this.bells.set(i, t * lnTau, t, t * (t - 1));
    }
  }

  addDensity(delta: f64, out: Derivatives): void {
    this.bells.addDensity(delta, out);
  }

  addAll(delta: f64, out: Derivatives): void {
    this.bells.addAll(delta, out);
  }
}
