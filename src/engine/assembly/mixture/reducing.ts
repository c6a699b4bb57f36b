import { Reader } from '../terms/reader';

/** Parameters of a binary pair, and what two pure fluids alone give of it. */
class Pair {
  betaT2: f64 = 1;
  betaV2: f64 = 1;
  /** 2 β γ √(Tc_i Tc_j), K, and 2 β γ (vc_i^⅓ + vc_j^⅓)³/8, m3/mol. */
  weightT: f64 = 0;
  weightV: f64 = 0;
}

/**
 * Reducing temperature and volume of a composition (Kunz and Wagner, 2012, J. Chem. Eng. Data 57,
 * eqs. 16 and 17), each a sum of y x_i² and, for i < j, w a b (a + b)/(β² a + b), with a = x_i and
 * b = x_j: homogeneous of degree 2 in the amounts, which is how it is differentiated here.
 */
export class Reducing {
  /** K and m3/mol at the last composition. */
  T: f64 = 0;
  V: f64 = 0;
  /** First and second derivatives by amount of the degree-2 sums. */
  dT: StaticArray<f64>;
  dV: StaticArray<f64>;
  ddT: StaticArray<f64>;
  ddV: StaticArray<f64>;
  private pairs: StaticArray<Pair>;
  private ownT: StaticArray<f64>;
  private ownV: StaticArray<f64>;

  constructor(private n: i32) {
    this.dT = new StaticArray<f64>(n);
    this.dV = new StaticArray<f64>(n);
    this.ddT = new StaticArray<f64>(n * n);
    this.ddV = new StaticArray<f64>(n * n);
    this.ownT = new StaticArray<f64>(n);
    this.ownV = new StaticArray<f64>(n);
    this.pairs = new StaticArray<Pair>(n * n);
    for (let i = 0; i < n * n; i++) this.pairs[i] = new Pair();
  }

  pure(i: i32, T: f64, rho: f64): void {
    this.ownT[i] = T;
    this.ownV[i] = 1 / rho;
  }

  /** Reads βT, γT, βV, γV of the pair i < j; both pure fluids must be known. */
  readPair(reader: Reader, i: i32, j: i32): void {
    const pair = this.pairs[i * this.n + j];
    const betaT = reader.next();
    const gammaT = reader.next();
    const betaV = reader.next();
    const gammaV = reader.next();
    const edge = Math.cbrt(this.ownV[i]) + Math.cbrt(this.ownV[j]);
    pair.betaT2 = betaT * betaT;
    pair.betaV2 = betaV * betaV;
    pair.weightT = 2 * betaT * gammaT * Math.sqrt(this.ownT[i] * this.ownT[j]);
    pair.weightV = 0.25 * betaV * gammaV * edge * edge * edge;
  }

  /** Sets T, V and their derivatives at mole fractions x. */
  at(x: StaticArray<f64>): void {
    const n = this.n;
    this.T = 0;
    this.V = 0;
    for (let i = 0; i < n; i++) {
      const a = unchecked(x[i]);
      const T = unchecked(this.ownT[i]);
      const V = unchecked(this.ownV[i]);
      this.T += a * a * T;
      this.V += a * a * V;
      unchecked((this.dT[i] = 2 * a * T));
      unchecked((this.dV[i] = 2 * a * V));
      unchecked((this.ddT[i * n + i] = 2 * T));
      unchecked((this.ddV[i * n + i] = 2 * V));
    }
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        const pair = unchecked(this.pairs[i * n + j]);
        const a = unchecked(x[i]);
        const b = unchecked(x[j]);
        this.T += this.term(pair.weightT, pair.betaT2, a, b, i, j, this.dT, this.ddT);
        this.V += this.term(pair.weightV, pair.betaV2, a, b, i, j, this.dV, this.ddV);
      }
    }
  }

  /** w a b (a + b)/(k a + b), its derivatives added to their places. */
  private term(w: f64, k: f64, a: f64, b: f64, i: i32, j: i32, d: StaticArray<f64>, dd: StaticArray<f64>): f64 {
    const n = this.n;
    const r = 1 / (k * a + b);
    const f = a * b * (a + b) * r;
    const fa = b * (2 * a + b) * r;
    const fb = a * (a + 2 * b) * r;
    unchecked((d[i] += w * (fa - k * f * r)));
    unchecked((d[j] += w * (fb - f * r)));
    unchecked((dd[i * n + i] += 2 * w * r * (b - k * fa + k * k * f * r)));
    unchecked((dd[j * n + j] += 2 * w * r * (a - fb + f * r)));
    const mixed = w * r * (2 * (a + b) - fa - k * fb + 2 * k * f * r);
    unchecked((dd[i * n + j] = mixed));
    unchecked((dd[j * n + i] = mixed));
    return w * f;
  }
}
