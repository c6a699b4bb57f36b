import { Linear } from '../solvers/linear';
import { MixturePhase } from './phase';

/** What fixes the point of the phase boundary beside equilibrium itself. */
export const enum Fixed {
  /** Temperature, K. */
  T,
  /** Pressure, Pa. */
  P,
  /** ln(ρ of the whole / ρ of the incipient phase): positive at bubble points, 0 at critical. */
  Contrast,
}

const STEPS = 40;
/** Newton is quadratic: after a step this small the next would be near rounding. */
const SETTLED: f64 = 3e-8;
/** Longest steps of ln ρ, ln c and ln T that stay on the branch they start from. */
const LONGEST_RHO: f64 = 0.12;
const LONGEST_C: f64 = 1;
const LONGEST_T: f64 = 0.03;

const linear = new Linear();

/**
 * A bubble or dew point: the whole mixture as one phase, in equilibrium with the first trace of
 * another. The unknowns are u = ln ρ of the whole, ln c_i of the trace (concentrations, mol/m3) and
 * ln T; the equations equal fugacities, equal pressures and what is fixed. In concentrations every
 * derivative is explicit and no density has to be solved for (Bell and Deiters, 2018, AIChE J. 64).
 *
 *   ∂ln f_i/∂ln ρ = 1 + Σ_j x_j φ_ij          (whole)
 *   ∂ln f_i/∂ln c_j = δ_ij + x_j φ_ij          (trace)
 *   ∂P/∂ln c_j = RT c_j (1 + Σ_i x_i φ_ij)
 */
export class Incipient {
  /** ln ρ, ln c_1 …, ln T. */
  u: StaticArray<f64>;
  private n: i32;
  private fractions: StaticArray<f64>;

  constructor(private whole: MixturePhase, private trace: MixturePhase, n: i32) {
    this.n = n;
    this.u = new StaticArray<f64>(n + 2);
    this.fractions = new StaticArray<f64>(n);
  }

  /** Density of the trace at the current unknowns, mol/m3; its fractions in `fractions`. */
  private traceDensity(): f64 {
    let rho: f64 = 0;
    for (let i = 0; i < this.n; i++) {
      const c = Math.exp(unchecked(this.u[i + 1]));
      unchecked((this.fractions[i] = c));
      rho += c;
    }
    for (let i = 0; i < this.n; i++) unchecked((this.fractions[i] /= rho));
    return rho;
  }

  /** Solves from `u`; false when it does not settle, or settles where both phases are the same. */
  solve(fixed: Fixed, value: f64): bool {
    const n = this.n;
    const u = this.u;
    const whole = this.whole;
    const trace = this.trace;
    let previous: f64 = Infinity;
    for (let step = 0; step < STEPS; step++) {
      const T = Math.exp(unchecked(u[n + 1]));
      const rho = Math.exp(unchecked(u[0]));
      const thin = this.traceDensity();
      if (!(T > 0 && rho > 0 && thin > 0)) return false;
      whole.setTemperature(T);
      whole.fugacities(rho);
      trace.setComposition(this.fractions);
      trace.setTemperature(T);
      trace.fugacities(thin);
      const x = this.fractions;
      const RT = whole.gasConstant * T;

      linear.start(n + 2);
      for (let i = 0; i < n; i++) {
        let slope: f64 = 1;
        for (let j = 0; j < n; j++) slope += unchecked(whole.x[j]) * unchecked(whole.phiN[i * n + j]);
        linear.set(i, 0, slope);
        for (let j = 0; j < n; j++) {
          linear.set(i, j + 1, -unchecked(x[j]) * unchecked(trace.phiN[i * n + j]) - (i == j ? 1 : 0));
        }
        linear.set(i, n + 1, unchecked(whole.phiT[i]) - unchecked(trace.phiT[i]));
        linear.equals(
          i,
          unchecked(trace.phi[i]) + unchecked(u[i + 1]) -
            unchecked(whole.phi[i]) - Math.log(unchecked(whole.x[i])) - unchecked(u[0]),
        );
      }
      const a = whole.residual;
      const b = trace.residual;
      const largest = 1 / (rho > thin ? rho : thin);
      const P = rho * RT * (1 + a.d1);
      const p = thin * RT * (1 + b.d1);
      // Pressures over RT of the denser phase.
      linear.set(n, 0, rho * (1 + 2 * a.d1 + a.d2) * largest);
      for (let j = 0; j < n; j++) linear.set(n, j + 1, -trace.pressureSlope(j, thin) * largest);
      linear.set(n, n + 1, (rho * (1 + a.d1 - a.dt) - thin * (1 + b.d1 - b.dt)) * largest);
      linear.equals(n, (thin * (1 + b.d1) - rho * (1 + a.d1)) * largest);

      const last = n + 1;
      if (fixed == Fixed.T) {
        linear.set(last, n + 1, 1);
        linear.equals(last, Math.log(value) - unchecked(u[n + 1]));
      } else if (fixed == Fixed.Contrast) {
        linear.set(last, 0, 1);
        for (let j = 0; j < n; j++) linear.set(last, j + 1, -unchecked(x[j]));
        linear.equals(last, value - unchecked(u[0]) + Math.log(thin));
      } else if (thin < rho) {
        // The thinner phase knows the pressure best, and its logarithm is nearly linear.
        if (!(p > 0)) return false;
        for (let j = 0; j < n; j++) linear.set(last, j + 1, (trace.pressureSlope(j, thin) * RT) / p);
        linear.set(last, n + 1, (thin * RT * (1 + b.d1 - b.dt)) / p);
        linear.equals(last, Math.log(value / p));
      } else {
        if (!(P > 0)) return false;
        linear.set(last, 0, (rho * RT * (1 + 2 * a.d1 + a.d2)) / P);
        linear.set(last, n + 1, (rho * RT * (1 + a.d1 - a.dt)) / P);
        linear.equals(last, Math.log(value / P));
      }
      if (!linear.solve()) return false;

      let stretch = Math.max(Math.abs(linear.x(0)) / LONGEST_RHO, Math.abs(linear.x(n + 1)) / LONGEST_T);
      let size = Math.max(Math.abs(linear.x(0)), Math.abs(linear.x(n + 1)));
      for (let i = 1; i <= n; i++) {
        const d = Math.abs(linear.x(i));
        stretch = Math.max(stretch, d / LONGEST_C);
        size = Math.max(size, d);
      }
      if (!(size < 1e6)) return false;
      const factor = stretch > 1 ? 1 / stretch : 1;
      for (let i = 0; i < n + 2; i++) unchecked((u[i] += factor * linear.x(i)));
      if (size < SETTLED || (size < 1e-7 && size >= previous)) return this.distinct();
      previous = size;
    }
    return false;
  }

  /** Two phases that came out equal are no boundary. */
  private distinct(): bool {
    const thin = this.traceDensity();
    if (Math.abs(unchecked(this.u[0]) - Math.log(thin)) > 1e-3) return true;
    for (let i = 0; i < this.n; i++) {
      if (Math.abs(unchecked(this.fractions[i]) - unchecked(this.whole.x[i])) > 1e-4) return true;
    }
    return false;
  }

  /** ln(ρ of the whole / ρ of the trace). */
  contrast(): f64 {
    return unchecked(this.u[0]) - Math.log(this.traceDensity());
  }

  /** Leaves the whole at the temperature of the solution, where its pressure is known. */
  rest(): void {
    this.whole.setTemperature(Math.exp(unchecked(this.u[this.n + 1])));
  }

  /** Puts both phases at the solution; pressure of the thinner one, Pa. Densities in `u` and by return. */
  settle(): f64 {
    const T = Math.exp(unchecked(this.u[this.n + 1]));
    const thin = this.traceDensity();
    const rho = Math.exp(unchecked(this.u[0]));
    this.trace.setComposition(this.fractions);
    this.trace.setTemperature(T);
    this.whole.setTemperature(T);
    return thin < rho ? this.trace.pressure(thin) : this.whole.pressure(rho);
  }
}
