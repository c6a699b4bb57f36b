/**
 * Published correlations of viscosity and thermal conductivity of single fluids and of blends. A publication is an
 * entry of `transport/correlations.json`; here are only the forms they share. With τ = T0/T and
 * δ = ρ/ρ0, each in the scales of its own publication:
 *
 *   η = η0(T) (1 + B(T) ρ) + Σ n τ^t δ^d exp(-δ^l) + f δ^d (1/(δ0 - δ) - 1/δ0) + ratio of such sums
 *   λ = λ0(T) + Σ n τ^t δ^d exp(-δ^l) + critical enhancement
 *
 * δ0(τ) is the close-packed density (Batschinski and Hildebrand, as Vogel et al., 1998, eq. 14); B
 * the second viscosity virial coefficient of Rainwater and Friend in the fit of Vogel et al. (1998,
 * J. Phys. Chem. Ref. Data 27, eq. 11).
 */

const AVOGADRO = 6.02214076e23;

/** Coefficients and exponents of 1/T*: B* = Σ b T*^t (Vogel et al., 1998, table 3). */
const RAINWATER_FRIEND: readonly Power[] = [
  [-19.572881, 0],
  [219.73999, -0.25],
  [-1015.3226, -0.5],
  [2471.01251, -0.75],
  [-3375.1717, -1],
  [2491.6597, -1.25],
  [-787.26086, -1.5],
  [14.085455, -2.5],
  [-0.34664158, -5.5],
];

/** Coefficient and exponent of one variable x and, where there is one, a of exp(a ∛x). */
export type Power = readonly [coefficient: number, exponent: number, a?: number];
/** n, t, d and, where there is one, l. */
export type Term = readonly [n: number, t: number, d: number, l?: number];

export interface Residual {
  readonly T: number;
  /** Scale of density, mol/m3, or in its place D, kg/m3. */
  readonly rho?: number;
  readonly D?: number;
  readonly terms: readonly Term[];
  /** f in µPa s; δ0 is the ratio of two sums of powers of τ. */
  readonly packed?: {
    readonly f: number;
    readonly d: number;
    readonly num: readonly Power[];
    readonly den: readonly Power[];
  };
  readonly ratio?: { readonly num: readonly Term[]; readonly den: readonly Term[] };
  /** An empirical critical enhancement: k exp(a (τ - 1)^p + b (δ - 1)^q). */
  readonly bump?: readonly [k: number, a: number, p: number, b: number, q: number];
}

/**
 * η0 = C √(M T) / (σ² Ω), µPa s, with ln Ω = Σ a (ln T*)^p or, without those, the Ω of Neufeld et
 * al. (1972, J. Chem. Phys. 57, 1100); or a ratio of sums of powers of T. σ in nm and ε/k in K are B's as well.
 */
export interface DiluteViscosity {
  readonly C?: number;
  readonly M?: number;
  readonly sigma?: number;
  readonly epsilon?: number;
  readonly lnOmega?: readonly Power[];
  readonly num?: readonly Power[];
  readonly den?: readonly Power[];
}

interface Correlation {
  readonly uncertainty: readonly [liquid: number, vapour: number];
  /** K, where narrower than the equation of state's. */
  readonly range?: readonly [from: number, to: number];
}

export interface ViscosityCorrelation extends Correlation {
  readonly dilute: DiluteViscosity;
  /** Whether the term in B is there. */
  readonly initial?: boolean;
  readonly residual: Residual;
}

export interface ConductivityCorrelation extends Correlation {
  /**
   * A ratio of sums of powers of T/T0, W/(m K), and beside it a multiple of η0 (in µPa s); below `from`, K, it goes on
   * from there as another dilute gas does.
   */
  readonly dilute: {
    readonly T: number;
    readonly from?: number;
    readonly num: readonly Power[];
    readonly den?: readonly Power[];
    readonly viscosity?: number;
  };
  readonly residual: Residual;
  readonly enhancement?: readonly number[];
}

/** What `build/pack.ts` packs of one fluid. */
export interface Correlations {
  readonly viscosity?: ViscosityCorrelation;
  readonly conductivity?: ConductivityCorrelation;
}

const covers = ({ range }: Correlation, T: number): boolean => !range || (T >= range[0] && T <= range[1]);

const powers = (list: readonly Power[], x: number): number =>
  list.reduce((sum, [c, p, a]) => sum + c * x ** p * (a ? Math.exp(a * Math.cbrt(x)) : 1), 0);

const termSum = (terms: readonly Term[], tau: number, delta: number): number =>
  terms.reduce((sum, [n, t, d, l]) => sum + n * tau ** t * delta ** d * (l ? Math.exp(-(delta ** l)) : 1), 0);

/** T in K, ρ in mol/m3, M in kg/mol; NaN beyond the close-packed density. */
function residual(r: Residual, T: number, rho: number, M: number): number {
  const tau = r.T / T;
  const delta = r.rho === undefined ? (rho * M) / r.D! : rho / r.rho;
  let sum = termSum(r.terms, tau, delta);
  if (r.packed) {
    const closest = powers(r.packed.num, tau) / powers(r.packed.den, tau);
    if (!(delta < closest)) return NaN;
    sum += r.packed.f * delta ** r.packed.d * (1 / (closest - delta) - 1 / closest);
  }
  if (r.bump) {
    const [k, a, p, b, q] = r.bump;
    sum += k * Math.exp(a * (tau - 1) ** p + b * (delta - 1) ** q);
  }
  if (r.ratio) sum += termSum(r.ratio.num, tau, delta) / termSum(r.ratio.den, tau, delta);
  return sum;
}

const neufeld = (x: number): number =>
  1.16145 * x ** -0.14874 + 0.52487 * Math.exp(-0.7732 * x) + 2.16178 * Math.exp(-2.43787 * x);

/** Viscosity of the dilute gas, µPa s, T in K. */
function diluteViscosity(d: DiluteViscosity, T: number): number {
  if (d.num) return powers(d.num, T) / (d.den ? powers(d.den, T) : 1);
  const x = T / d.epsilon!;
  const omega = d.lnOmega ? Math.exp(powers(d.lnOmega, Math.log(x))) : neufeld(x);
  return (d.C! * Math.sqrt(d.M! * T)) / (d.sigma! ** 2 * omega);
}

/**
 * Dynamic viscosity, Pa s; undefined where the correlation gives none (beyond its range or its
 * close-packed density, or not positive).
 * @param T K; `rho` mol/m3; `M` kg/mol
 */
export function correlatedViscosity(c: ViscosityCorrelation, T: number, rho: number, M: number): number | undefined {
  if (!covers(c, T)) return undefined;
  const dilute = diluteViscosity(c.dilute, T);
  const { sigma, epsilon } = c.dilute;
  const virial = c.initial ? powers(RAINWATER_FRIEND, T / epsilon!) * AVOGADRO * (sigma! * 1e-9) ** 3 : 0;
  const eta = dilute * (1 + virial * rho) + residual(c.residual, T, rho, M);
  return eta > 0 ? eta * 1e-6 : undefined;
}

/**
 * Thermal conductivity without its critical enhancement, W/(m K); undefined where the correlation
 * gives none.
 * @param T K; `rho` mol/m3; `M` kg/mol; `viscosity` the fluid's correlation of it, where the dilute gas asks for one;
 * `colder` the ratio of another dilute gas's conductivity at T to that at a warmer temperature, K
 */
export function correlatedConductivity(
  c: ConductivityCorrelation,
  T: number,
  rho: number,
  M: number,
  viscosity: ViscosityCorrelation | undefined,
  colder: (warm: number) => number,
): number | undefined {
  if (!covers(c, T)) return undefined;
  const { dilute } = c;
  const warm = Math.max(T, dilute.from ?? T);
  let lambda = powers(dilute.num, warm / dilute.T) / (dilute.den ? powers(dilute.den, warm / dilute.T) : 1);
  if (warm > T) lambda *= colder(warm);
  if (dilute.viscosity) lambda += dilute.viscosity * diluteViscosity(viscosity!.dilute, T);
  lambda += residual(c.residual, T, rho, M);
  return lambda > 0 ? lambda : undefined;
}
