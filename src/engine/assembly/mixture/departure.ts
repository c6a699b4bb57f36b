import { Derivatives } from '../terms/derivatives';
import { GergTerm } from '../terms/gerg';
import { PowerTerm } from '../terms/power';
import { Reader } from '../terms/reader';
import { Term } from '../terms/term';

/**
 * What a binary mixture has beyond its two fluids: F Σ terms of (τ, δ), weighted x_i x_j
 * (Kunz and Wagner, 2012, eq. 8).
 */
export class Departure {
  residual: Derivatives = new Derivatives();
  private F: f64;
  private power: Term | null = null;
  private gerg: Term | null = null;

  /** Reads F and the two families; without rows the pair has no departure. */
  constructor(reader: Reader) {
    this.F = reader.next();
    let count = reader.count();
    if (count > 0) this.power = new PowerTerm(reader, count, false);
    count = reader.count();
    if (count > 0) this.gerg = new GergTerm(reader, count);
  }

  get absent(): bool {
    return this.F == 0 || (this.power === null && this.gerg === null);
  }

  setTau(tau: f64, lnTau: f64): void {
    const power = this.power;
    if (power !== null) power.setTau(tau, lnTau);
    const gerg = this.gerg;
    if (gerg !== null) gerg.setTau(tau, lnTau);
  }

  densityPart(delta: f64): void {
    const r = this.residual;
    r.clear();
    const power = this.power;
    if (power !== null) power.addDensity(delta, r);
    const gerg = this.gerg;
    if (gerg !== null) gerg.addDensity(delta, r);
    const F = this.F;
    r.a *= F;
    r.d1 *= F;
    r.d2 *= F;
  }

  allPart(delta: f64): void {
    const r = this.residual;
    r.clear();
    const power = this.power;
    if (power !== null) power.addAll(delta, r);
    const gerg = this.gerg;
    if (gerg !== null) gerg.addAll(delta, r);
    const F = this.F;
    r.a *= F;
    r.d1 *= F;
    r.d2 *= F;
    r.t1 *= F;
    r.t2 *= F;
    r.dt *= F;
  }
}
