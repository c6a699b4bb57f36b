import { Property } from '../point';
import { Linear } from '../solvers/linear';
import { MixturePhase } from './phase';

const STEPS = 30;
const SETTLED: f64 = 1e-9;
/** Steps that have stopped shrinking are rounding once they are below this. */
const ROUNDING: f64 = 1e-5;
const LONGEST_C: f64 = 0.5;
const LONGEST_T: f64 = 0.03;
const LONGEST_SHARE: f64 = 0.3;

const linear = new Linear();

/** A condition on a two-phase state: one of the engine's properties (mass basis), or the mole share. */
export class Condition {
  /** Of `Property`; -1 is the mole share of vapour. */
  property: i32 = 0;
  value: f64 = 0;

  set(property: i32, value: f64): void {
    this.property = property;
    this.value = value;
  }
}

export const MOLE_SHARE = -1;

/**
 * A state of two phases in equilibrium, by Newton on everything at once: ln of the concentrations
 * of liquid and vapour (mol/m3), the mole share of vapour and ln T; 2n + 2 unknowns for equal
 * fugacities (n), material balances (n - 1, the last follows), equal pressures and two conditions.
 * Derivatives of fugacity and pressure are those of `Incipient`; of energies, at constant T and V
 * with e_i the ideal part (`partialEnergy`):
 *
 *   ∂u/∂ln c_j = x_j (RT (e_j - T∂φ_j/∂T) - u)
 */
export class TwoPhase {
  /** ln c'_i, ln c''_i, share, ln T. */
  u: StaticArray<f64>;
  share: f64 = 0;
  T: f64 = 0;
  P: f64 = 0;
  rhoL: f64 = 0;
  rhoV: f64 = 0;
  first: Condition = new Condition();
  second: Condition = new Condition();
  private x: StaticArray<f64>;
  private y: StaticArray<f64>;

  constructor(
    private whole: MixturePhase, private liquid: MixturePhase, private vapour: MixturePhase, private n: i32,
  ) {
    this.u = new StaticArray<f64>(2 * n + 2);
    this.x = new StaticArray<f64>(n);
    this.y = new StaticArray<f64>(n);
  }

  private fractions(from: i32, into: StaticArray<f64>): f64 {
    let rho: f64 = 0;
    for (let i = 0; i < this.n; i++) {
      const c = Math.exp(unchecked(this.u[from + i]));
      unchecked((into[i] = c));
      rho += c;
    }
    for (let i = 0; i < this.n; i++) unchecked((into[i] /= rho));
    return rho;
  }

  /** Both phases and their fugacities at the current unknowns. */
  private evaluate(): bool {
    const n = this.n;
    this.T = Math.exp(unchecked(this.u[2 * n + 1]));
    this.share = unchecked(this.u[2 * n]);
    this.rhoL = this.fractions(0, this.x);
    this.rhoV = this.fractions(n, this.y);
    if (!(this.T > 0 && this.rhoL > 0 && this.rhoV > 0)) return false;
    this.liquid.setComposition(this.x);
    this.liquid.setTemperature(this.T);
    this.liquid.fugacities(this.rhoL);
    this.vapour.setComposition(this.y);
    this.vapour.setTemperature(this.T);
    this.vapour.fugacities(this.rhoV);
    this.P = this.rhoV * this.vapour.gasConstant * this.T * (1 + this.vapour.residual.d1);
    return true;
  }

  /** Solves from `u` for both conditions; false when it does not settle on two phases. */
  solve(): bool {
    const n = this.n;
    const size = 2 * n + 2;
    let previous: f64 = Infinity;
    for (let step = 0; step < STEPS; step++) {
      if (!this.evaluate()) return false;
      linear.start(size);
      this.equilibrium();
      if (!this.condition(2 * n, this.first)) return false;
      if (!this.condition(2 * n + 1, this.second)) return false;
      if (!linear.solve()) return false;

      let stretch = Math.max(Math.abs(linear.x(2 * n)) / LONGEST_SHARE, Math.abs(linear.x(2 * n + 1)) / LONGEST_T);
      let largest = Math.max(Math.abs(linear.x(2 * n)), Math.abs(linear.x(2 * n + 1)));
      for (let i = 0; i < 2 * n; i++) {
        const d = Math.abs(linear.x(i));
        stretch = Math.max(stretch, d / LONGEST_C);
        largest = Math.max(largest, d);
      }
      if (!(largest < 1e6)) return false;
      const factor = stretch > 1 ? 1 / stretch : 1;
      for (let i = 0; i < size; i++) unchecked((this.u[i] += factor * linear.x(i)));
      // Near critical, and where there is hardly any glide, rounding is what stops the share.
      if (largest < SETTLED || (largest < ROUNDING && largest >= previous)) {
        if (!this.evaluate()) return false;
        return this.share > -1e-7 && this.share < 1 + 1e-7 && this.rhoL > this.rhoV * (1 + 1e-4);
      }
      previous = largest;
    }
    return false;
  }

  /** Rows of fugacities, balances and pressure. */
  private equilibrium(): void {
    const n = this.n;
    const x = this.x;
    const y = this.y;
    const l = this.liquid;
    const v = this.vapour;
    const share = this.share;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const same: f64 = i == j ? 1 : 0;
        linear.set(i, j, same + unchecked(x[j]) * unchecked(l.phiN[i * n + j]));
        linear.set(i, n + j, -same - unchecked(y[j]) * unchecked(v.phiN[i * n + j]));
      }
      linear.set(i, 2 * n + 1, unchecked(l.phiT[i]) - unchecked(v.phiT[i]));
      linear.equals(
        i,
        unchecked(v.phi[i]) + unchecked(this.u[n + i]) - unchecked(l.phi[i]) - unchecked(this.u[i]),
      );
    }
    for (let i = 0; i < n - 1; i++) {
      const row = n + i;
      const xi = unchecked(x[i]);
      const yi = unchecked(y[i]);
      for (let j = 0; j < n; j++) {
        const same: f64 = i == j ? 1 : 0;
        linear.set(row, j, (1 - share) * xi * (same - unchecked(x[j])));
        linear.set(row, n + j, share * yi * (same - unchecked(y[j])));
      }
      linear.set(row, 2 * n, yi - xi);
      linear.equals(row, unchecked(this.whole.x[i]) - (1 - share) * xi - share * yi);
    }
    const row = 2 * n - 1;
    const a = l.residual;
    const b = v.residual;
    const scale = 1 / this.rhoL;
    for (let j = 0; j < n; j++) {
      linear.set(row, j, l.pressureSlope(j, this.rhoL) * scale);
      linear.set(row, n + j, -v.pressureSlope(j, this.rhoV) * scale);
    }
    linear.set(row, 2 * n + 1, (this.rhoL * (1 + a.d1 - a.dt) - this.rhoV * (1 + b.d1 - b.dt)) * scale);
    linear.equals(row, (this.rhoV * (1 + b.d1) - this.rhoL * (1 + a.d1)) * scale);
  }

  private condition(row: i32, condition: Condition): bool {
    const n = this.n;
    const property = condition.property;
    if (property == Property.T) {
      linear.set(row, 2 * n + 1, 1);
      linear.equals(row, Math.log(condition.value / this.T));
      return true;
    }
    if (property == MOLE_SHARE) {
      linear.set(row, 2 * n, 1);
      linear.equals(row, condition.value - this.share);
      return true;
    }
    const l = this.liquid;
    const v = this.vapour;
    if (property == Property.P) {
      if (!(this.P > 0)) return false;
      const scale = (v.gasConstant * this.T) / this.P;
      for (let j = 0; j < n; j++) linear.set(row, n + j, v.pressureSlope(j, this.rhoV) * scale);
      linear.set(row, 2 * n + 1, this.rhoV * (1 + v.residual.d1 - v.residual.dt) * scale);
      linear.equals(row, Math.log(condition.value / this.P));
      return true;
    }
    const M = this.whole.molarMass;
    if (property == Property.Q) {
      // The balances make the mean molar mass of the phases that of the whole.
      for (let j = 0; j < n; j++) {
        linear.set(row, n + j, (this.share * unchecked(this.y[j]) * (v.components[j].molarMass - v.molarMass)) / M);
      }
      linear.set(row, 2 * n, v.molarMass / M);
      linear.equals(row, condition.value - (this.share * v.molarMass) / M);
      return true;
    }
    // A molar property of the whole is the sum of its shares; scaled so that rows compare.
    l.molar(property, this.rhoL);
    v.molar(property, this.rhoV);
    const goal = property == Property.D ? M / condition.value : condition.value * M;
    const R = v.gasConstant;
    const scale = property == Property.S ? 1 / R : property == Property.D ? this.rhoV : 1 / (R * this.T);
    const share = this.share;
    for (let j = 0; j < n; j++) {
      linear.set(row, j, (1 - share) * unchecked(l.slopes[j]) * scale);
      linear.set(row, n + j, share * unchecked(v.slopes[j]) * scale);
    }
    linear.set(row, 2 * n, (v.amount - l.amount) * scale);
    linear.set(row, 2 * n + 1, ((1 - share) * l.slopeT + share * v.slopeT) * scale);
    // Energies of the equations have zeros of their own: the reference state is the whole's.
    const offset =
      property == Property.S ? this.whole.offsetS * M : property == Property.D ? 0 : this.whole.offsetH * M;
    linear.equals(row, (goal + offset - (1 - share) * l.amount - share * v.amount) * scale);
    return true;
  }
}
