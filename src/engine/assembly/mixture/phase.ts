import { Equation } from '../equation';
import { Property } from '../point';
import { PureFluid } from '../pure-fluid';
import { Derivatives } from '../terms/derivatives';
import { Reader } from '../terms/reader';
import { Departure } from './departure';
import { Reducing } from './reducing';

/** J/(mol K), CODATA 2018; the residual part of a mixture takes it for all components. */
const GAS_CONSTANT: f64 = 8.31446261815324;

/** A departure and the pair it belongs to. */
class Bond {
  constructor(public i: i32, public j: i32, public departure: Departure) {}
}

/**
 * One homogeneous phase of a mixture at a composition: the multi-fluid Helmholtz model
 * (Lemmon and Jacobsen, 1999; Kunz and Wagner, 2012). Each phase of an equilibrium is one of these
 * and keeps its own temperature-dependent coefficients, since each has its own τ.
 */
export class MixturePhase extends Equation {
  /** Mole fractions; change them through `setComposition`. */
  x: StaticArray<f64>;
  components: Array<PureFluid> = [];
  protected n: i32;
  private bonds: Array<Bond> = [];
  private reducing: Reducing;
  private tau: f64 = 0;
  private idealT: f64 = 0;

  /** Residual part of ln φ Z: ∂(nαr)/∂n_i at constant T and V (`fugacities`). */
  phi: StaticArray<f64>;
  /** T ∂φ_i/∂T at constant n and V. */
  phiT: StaticArray<f64>;
  /** n ∂φ_i/∂n_j at constant T and V, row by row. */
  phiN: StaticArray<f64>;
  // Explicit composition derivatives of αr: value, δ∂/∂δ and τ∂/∂τ.
  private q: StaticArray<f64>;
  private qd: StaticArray<f64>;
  private qt: StaticArray<f64>;

  /** Reads n, then every component and every pair, in the order of the pack. */
  constructor(reader: Reader) {
    super();
    const n = reader.count();
    this.n = n;
    this.x = new StaticArray<f64>(n);
    this.phi = new StaticArray<f64>(n);
    this.phiT = new StaticArray<f64>(n);
    this.phiN = new StaticArray<f64>(n * n);
    this.q = new StaticArray<f64>(n);
    this.qd = new StaticArray<f64>(n);
    this.qt = new StaticArray<f64>(n);
    this.slopes = new StaticArray<f64>(n);
    this.reducing = new Reducing(n);
    this.gasConstant = GAS_CONSTANT;
    for (let i = 0; i < n; i++) {
      // Kind and reference of the fluid on its own do not matter here.
      reader.next();
      reader.next();
      const component = new PureFluid(reader);
      this.components.push(component);
      this.reducing.pure(i, component.reducingT, component.reducingRho);
    }
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++) {
        this.reducing.readPair(reader, i, j);
        const departure = new Departure(reader);
        if (!departure.absent) this.bonds.push(new Bond(i, j, departure));
      }
    }
  }

  /** Mole fractions, all positive, adding up to 1. */
  setComposition(x: StaticArray<f64>): void {
    const n = this.n;
    let M: f64 = 0;
    for (let i = 0; i < n; i++) {
      unchecked((this.x[i] = unchecked(x[i])));
      M += unchecked(x[i]) * unchecked(this.components[i]).molarMass;
    }
    this.molarMass = M;
    this.reducing.at(this.x);
    this.reducingT = this.reducing.T;
    this.reducingRho = 1 / this.reducing.V;
    this.T = 0;
    this.idealT = 0;
  }

  setTemperature(T: f64): void {
    if (T == this.T) return;
    this.T = T;
    const tau = this.reducingT / T;
    if (tau == this.tau) return;
    this.tau = tau;
    const lnTau = Math.log(tau);
    for (let i = 0; i < this.n; i++) unchecked(this.components[i]).setTau(tau, lnTau);
    for (let k = 0; k < this.bonds.length; k++) unchecked(this.bonds[k]).departure.setTau(tau, lnTau);
  }

  residualDensity(rho: f64): void {
    const delta = rho / this.reducingRho;
    const r = this.residual;
    r.clear();
    for (let i = 0; i < this.n; i++) {
      const component = unchecked(this.components[i]);
      const x = unchecked(this.x[i]);
      component.densityPart(delta);
      const own = component.residual;
      r.a += x * own.a;
      r.d1 += x * own.d1;
      r.d2 += x * own.d2;
    }
    for (let k = 0; k < this.bonds.length; k++) {
      const bond = unchecked(this.bonds[k]);
      const xx = unchecked(this.x[bond.i]) * unchecked(this.x[bond.j]);
      bond.departure.densityPart(delta);
      const own = bond.departure.residual;
      r.a += xx * own.a;
      r.d1 += xx * own.d1;
      r.d2 += xx * own.d2;
    }
  }

  @inline
  private addAll(weight: f64, own: Derivatives): void {
    const r = this.residual;
    r.a += weight * own.a;
    r.d1 += weight * own.d1;
    r.d2 += weight * own.d2;
    r.t1 += weight * own.t1;
    r.t2 += weight * own.t2;
    r.dt += weight * own.dt;
  }

  residualAll(rho: f64): void {
    const delta = rho / this.reducingRho;
    this.residual.clear();
    for (let i = 0; i < this.n; i++) {
      const component = unchecked(this.components[i]);
      component.allPart(delta);
      this.addAll(unchecked(this.x[i]), component.residual);
    }
    for (let k = 0; k < this.bonds.length; k++) {
      const bond = unchecked(this.bonds[k]);
      bond.departure.allPart(delta);
      this.addAll(unchecked(this.x[bond.i]) * unchecked(this.x[bond.j]), bond.departure.residual);
    }
  }

  /** Σ x_i (R_i/R) (α0_i + ln x_i), every component at its own reducing values. */
  idealPart(): void {
    if (this.idealT == this.T) return;
    this.idealT = this.T;
    const ideal = this.ideal;
    ideal.clear();
    this.lnWeight = 0;
    for (let i = 0; i < this.n; i++) {
      const component = unchecked(this.components[i]);
      const x = unchecked(this.x[i]);
      const weight = (x * component.gasConstant) / this.gasConstant;
      component.T = this.T;
      component.idealPart();
      const own = component.ideal;
      ideal.a += weight * (own.a + Math.log((x * this.reducingRho) / component.reducingRho));
      ideal.t1 += weight * own.t1;
      ideal.t2 += weight * own.t2;
      this.lnWeight += weight;
    }
  }

  /**
   * Sets `phi`, `phiT` and `phiN` at the current temperature, and every derivative of `residual`.
   * With F(n, τ, δ) = n αr, its explicit amount derivative q_i, and hats for derivatives divided by
   * the variable itself (δ̂_i = ∂ln δ/∂n_i at constant V, τ̂_i = ∂ln τ/∂n_i):
   *
   *   φ_i  = q_i + d1 δ̂_i + t1 τ̂_i
   *   φ_ij = F_ij + qd_i δ̂_j + qd_j δ̂_i + qt_i τ̂_j + qt_j τ̂_i + d2 δ̂_i δ̂_j
   *          + dt (δ̂_i τ̂_j + δ̂_j τ̂_i) + t2 τ̂_i τ̂_j + d1 δ̂_ij + t1 τ̂_ij
   *   T ∂φ_i/∂T = -qt_i - dt δ̂_i - (t2 + t1) τ̂_i
   */
  fugacities(rho: f64): void {
    this.residualAll(rho);
    const n = this.n;
    const r = this.residual;
    const q = this.q;
    const qd = this.qd;
    const qt = this.qt;
    const phiN = this.phiN;
    let E: f64 = 0;
    let Ed: f64 = 0;
    let Et: f64 = 0;
    for (let i = 0; i < n; i++) {
      const own = unchecked(this.components[i]).residual;
      unchecked((q[i] = own.a));
      unchecked((qd[i] = own.d1));
      unchecked((qt[i] = own.t1));
    }
    memory.fill(changetype<usize>(phiN), 0, <usize>(n * n) << 3);
    // e_i = Σ x_k D_ik waits in phi until q has it.
    memory.fill(changetype<usize>(this.phi), 0, <usize>n << 3);
    for (let k = 0; k < this.bonds.length; k++) {
      const bond = unchecked(this.bonds[k]);
      const i = bond.i;
      const j = bond.j;
      const xi = unchecked(this.x[i]);
      const xj = unchecked(this.x[j]);
      const own = bond.departure.residual;
      unchecked((q[i] += xj * own.a));
      unchecked((q[j] += xi * own.a));
      unchecked((qd[i] += xj * own.d1));
      unchecked((qd[j] += xi * own.d1));
      unchecked((qt[i] += xj * own.t1));
      unchecked((qt[j] += xi * own.t1));
      unchecked((this.phi[i] += xj * own.a));
      unchecked((this.phi[j] += xi * own.a));
      E += xi * xj * own.a;
      Ed += xi * xj * own.d1;
      Et += xi * xj * own.t1;
      unchecked((phiN[i * n + j] = own.a));
      unchecked((phiN[j * n + i] = own.a));
    }
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        unchecked((phiN[i * n + j] += 2 * E - unchecked(this.phi[i]) - unchecked(this.phi[j])));
      }
    }
    const reducing = this.reducing;
    const T0 = reducing.T;
    const V0 = reducing.V;
    for (let i = 0; i < n; i++) {
      unchecked((q[i] -= E));
      unchecked((qd[i] -= Ed));
      unchecked((qt[i] -= Et));
    }
    for (let i = 0; i < n; i++) {
      const vi = unchecked(reducing.dV[i]);
      const ti = unchecked(reducing.dT[i]);
      const di = vi / V0 - 1;
      const ui = ti / T0 - 2;
      unchecked((this.phi[i] = unchecked(q[i]) + r.d1 * di + r.t1 * ui));
      unchecked((this.phiT[i] = -unchecked(qt[i]) - r.dt * di - (r.t2 + r.t1) * ui));
      for (let j = i; j < n; j++) {
        const vj = unchecked(reducing.dV[j]);
        const tj = unchecked(reducing.dT[j]);
        const dj = vj / V0 - 1;
        const uj = tj / T0 - 2;
        const dij = (unchecked(reducing.ddV[i * n + j]) - vi - vj) / V0 + 2;
        const uij = (unchecked(reducing.ddT[i * n + j]) - 2 * ti - 2 * tj) / T0 + 6;
        const value =
          unchecked(phiN[i * n + j]) +
          unchecked(qd[i]) * dj + unchecked(qd[j]) * di +
          unchecked(qt[i]) * uj + unchecked(qt[j]) * ui +
          r.d2 * di * dj + r.dt * (di * uj + dj * ui) + r.t2 * ui * uj +
          r.d1 * dij + r.t1 * uij;
        unchecked((phiN[i * n + j] = value));
        unchecked((phiN[j * n + i] = value));
      }
    }
  }

  /** ∂P/∂ln c_j at constant T, over RT, after `fugacities`. */
  @inline
  pressureSlope(j: i32, rho: f64): f64 {
    const n = this.n;
    let sum: f64 = 1;
    for (let i = 0; i < n; i++) sum += unchecked(this.x[i]) * unchecked(this.phiN[i * n + j]);
    return rho * unchecked(this.x[j]) * sum;
  }

  /** A molar property (J/mol, J/(mol K) or m3/mol), its slopes by ln c_j, and by ln T. */
  amount: f64 = 0;
  slopes: StaticArray<f64>;
  slopeT: f64 = 0;

  /**
   * Sets them after `fugacities`, H, S or U without reference, or D as molar volume:
   *
   *   ∂u/∂ln c_j = x_j (RT (e_j - T∂φ_j/∂T) - u),   h = u + P/ρ,
   *   ∂s/∂ln c_j = x_j (R (e_j - T∂φ_j/∂T - φ_j - w_j (α0_j + ln(c_j/ρ_c,j) + 1)) - s)
   *
   * with w_j = R_j/R and e_j = w_j τ_j ∂α0_j/∂τ_j.
   */
  molar(property: Property, rho: f64): void {
    const n = this.n;
    if (property == Property.D) {
      this.amount = 1 / rho;
      this.slopeT = 0;
      for (let j = 0; j < n; j++) unchecked((this.slopes[j] = -unchecked(this.x[j]) / rho));
      return;
    }
    this.idealPart();
    const R = this.gasConstant;
    const RT = R * this.T;
    const r = this.residual;
    const i = this.ideal;
    const cv = -R * (i.t2 + r.t2);
    const z = 1 + r.d1;
    const u = RT * (i.t1 + r.t1);
    if (property == Property.S) {
      const s = u / this.T - R * (i.a + this.lnWeight * Math.log(rho / this.reducingRho) + r.a);
      this.amount = s;
      this.slopeT = cv;
      for (let j = 0; j < n; j++) {
        const component = unchecked(this.components[j]);
        const w = component.gasConstant / R;
        const x = unchecked(this.x[j]);
        const own = component.ideal;
        const part =
          w * (own.t1 - own.a - Math.log((x * rho) / component.reducingRho) - 1) -
          unchecked(this.phiT[j]) - unchecked(this.phi[j]);
        unchecked((this.slopes[j] = x * (R * part - s)));
      }
      return;
    }
    const enthalpy = property == Property.H;
    this.amount = enthalpy ? u + RT * z : u;
    this.slopeT = this.T * cv + (enthalpy ? RT * (z - r.dt) : 0);
    for (let j = 0; j < n; j++) {
      const component = unchecked(this.components[j]);
      const e = (component.gasConstant / R) * component.ideal.t1;
      const x = unchecked(this.x[j]);
      let slope = x * (RT * (e - unchecked(this.phiT[j])) - u);
      if (enthalpy) slope += RT * (this.pressureSlope(j, rho) / rho - x * z);
      unchecked((this.slopes[j] = slope));
    }
  }

  // A phase alone has no second one to meet.
  roughPressure(_T: f64): f64 {
    return NaN;
  }
  roughLiquid(_T: f64): f64 {
    return NaN;
  }
  roughVapour(_T: f64): f64 {
    return NaN;
  }
  boundaryAtT(_T: f64): bool {
    return false;
  }
  boundaryAtP(_P: f64): bool {
    return false;
  }
}
