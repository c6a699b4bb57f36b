import { Reader } from './terms/reader';

/**
 * An auxiliary equation along saturation, with θ = 1 - T/Tr:
 * y/y0 is 1 + Σ n θ^t, exp(Σ n θ^t) or exp(Tr/T Σ n θ^t).
 * It only starts the solvers; no result comes from it (air excepted, see `pseudo-pure.ts`), but of the
 * sublimation line, which is a published equation of this form.
 */
export class Ancillary {
  private Tr: f64;
  private y0: f64;
  private form: i32;
  private rows: StaticArray<f64>;

  constructor(reader: Reader) {
    this.Tr = reader.next();
    this.y0 = reader.next();
    this.form = reader.count();
    const count = reader.count();
    this.rows = new StaticArray<f64>(2 * count);
    for (let i = 0; i < 2 * count; i++) this.rows[i] = reader.next();
  }

  /** T in K; at and above Tr the value at Tr. */
  at(T: f64): f64 {
    const theta = 1 - T / this.Tr;
    if (theta <= 0) return this.y0;
    const lnTheta = Math.log(theta);
    const rows = this.rows;
    let sum: f64 = 0;
    for (let i = 0; i < rows.length; i += 2) {
      sum += unchecked(rows[i]) * Math.exp(unchecked(rows[i + 1]) * lnTheta);
    }
    if (this.form == 0) return this.y0 * (1 + sum);
    return this.y0 * Math.exp(this.form == 1 ? sum : (this.Tr / T) * sum);
  }
}
