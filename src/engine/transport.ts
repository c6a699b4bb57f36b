import type { EntropyRow, FluidPack } from './load.ts';

/** J/K, J/(mol K) and 1/mol, exact since 2019 (CODATA 2018). */
const BOLTZMANN = 1.380649e-23;
const GAS = 8.31446261815324;
const AVOGADRO = 6.02214076e23;

/** Collision integral Ω(2,2)* of the Lennard-Jones fluid (Kim and Monroe, 2014, J. Comput. Phys. 273, eq. 8). */
const OMEGA_A = -0.92032979;
const OMEGA: readonly (readonly [number, number])[] = [
  [2.3508044, 1.6330213],
  [0.50110649, -0.69795156],
  [-0.47193769, 0.16096572],
  [0.15806367, -0.02210944],
  [-0.026367184, 0.0017031434],
  [0.0018120118, -0.000056699986],
];

function collisionIntegral(reducedT: number): number {
  const ln = Math.log(reducedT);
  return OMEGA.reduce((sum, [b, c], k) => sum + b / reducedT ** (k + 1) + c * ln ** (k + 1), OMEGA_A);
}

/** Where transport parameters come from, per component, with its molar mass (kg/mol) and mole fraction. */
export interface TransportPart {
  readonly row: EntropyRow;
  readonly M: number;
  readonly x: number;
}

/** Parts of a mixture, or undefined when one of them has no parameters at all. */
export function transportParts(
  names: readonly string[],
  moles: readonly number[],
  molarMasses: readonly number[],
  pack: FluidPack,
): readonly TransportPart[] | undefined {
  const rows = names.map((name) => pack.transport.entropy[name]);
  if (rows.some((row) => row === undefined)) return undefined;
  return rows.map((row, i) => ({ row: row!, M: molarMasses[i]!, x: moles[i]! }));
}

/** Chapman and Enskog's viscosity of the dilute gas of one component, Pa s. */
function lennardJones(part: TransportPart, T: number): number {
  const [sigma, epsilon] = part.row;
  const m = part.M / AVOGADRO;
  const diameter = sigma * 1e-10;
  return ((5 / 16) * Math.sqrt((m * BOLTZMANN * T) / Math.PI)) / (diameter * diameter * collisionIntegral(T / epsilon));
}

/** The same, from the polynomial fitted to the fluid's own correlation where there is one. */
function diluteViscosity(part: TransportPart, T: number): number {
  const { 5: polynomial, 6: range } = part.row;
  if (polynomial === 0 || range === 0) return lennardJones(part, T);
  const fitted = (t: number): number => polynomial.reduce((sum, c, k) => sum + c * (t / 300) ** k, 0) * 1e-6;
  const bound = Math.min(Math.max(T, range[0]), range[1]);
  // Beyond its range the kinetic theory carries the polynomial on from its end.
  return bound === T ? fitted(T) : (fitted(bound) / lennardJones(part, bound)) * lennardJones(part, T);
}

/** Wilke's mixing of dilute-gas properties (1950, J. Chem. Phys. 18, eqs. 13 and 14), weighted by viscosities. */
function wilke(parts: readonly TransportPart[], eta: readonly number[], values: readonly number[]): number {
  return parts.reduce((total, a, i) => {
    const below = parts.reduce((sum, b, j) => {
      const phi = (1 + Math.sqrt(eta[i]! / eta[j]!) * (b.M / a.M) ** 0.25) ** 2 / Math.sqrt(8 * (1 + a.M / b.M));
      return sum + b.x * phi;
    }, 0);
    return total + (a.x * values[i]!) / below;
  }, 0);
}

/** Parameters of the group of most refrigerants (Martinek et al., 2025, J. Chem. Eng. Data 70, 727). */
const GROUP = [0.392983, -0.167528, 0.037984] as const;

const scaled = (s: number, [n1, n2, n3]: readonly [number, number, number]): number =>
  n1 * s ** 1.8 + n2 * s ** 2.4 + n3 * s ** 2.8;

/**
 * ln(1 + η+) of one component. A pure fluid denser than its parameters were fitted to goes on as its group does; in a
 * mixture, whose entropy is not the component's own, they are as published.
 */
function viscosityExponent([xi, n1, n2, n3, end]: readonly number[], sPlus: number, isPure: boolean): number {
  const own = [n1!, n2!, n3!] as const;
  const s = sPlus / xi!;
  if (!isPure || end === undefined || s <= end) return scaled(s, own);
  return scaled(end, own) + scaled(s, GROUP) - scaled(end, GROUP);
}

/** What a state brings to its transport properties. */
export interface TransportState {
  /** K, mol/m3, and residual entropy over -R. */
  readonly T: number;
  readonly rho: number;
  readonly sPlus: number;
}

/**
 * Dynamic viscosity, Pa s, by residual-entropy scaling
 * (Yang et al., 2021, J. Chem. Eng. Data 66, 1385; parameters Martinek et al., 2025). Undefined
 * where a component has no parameters. Standard uncertainty 3 % for pure fluids, 8 % for mixtures.
 */
export function viscosity(parts: readonly TransportPart[], state: TransportState): number | undefined {
  let exponent = 0;
  for (const { row, x } of parts) {
    if (row[2] === 0) return undefined;
    exponent += x * viscosityExponent(row[2], state.sPlus, parts.length === 1);
  }
  const eta = parts.map((part) => diluteViscosity(part, state.T));
  const dilute = wilke(parts, eta, eta);
  if (!(state.sPlus > 0)) return dilute;
  const m = parts.reduce((sum, { x, M }) => sum + x * M, 0) / AVOGADRO;
  const number = state.rho * AVOGADRO;
  const scale = (number ** (2 / 3) * Math.sqrt(m * BOLTZMANN * state.T)) / state.sPlus ** (2 / 3);
  return dilute + (Math.exp(exponent) - 1) * scale;
}

/** What the critical enhancement needs beside: SI molar, of a pure fluid. */
export interface Enhancement {
  /** Molar heat capacities, J/(mol K). */
  readonly cp: number;
  readonly cv: number;
  /** (∂P/∂ρ)T at the state and at (Tref, ρ), J/mol. */
  readonly dPdRho: number;
  readonly dPdRhoAtReference: number;
  readonly criticalP: number;
  readonly criticalRho: number;
  /** Pa s */
  readonly viscosity: number;
}

/**
 * Critical enhancement of conductivity, W/(m K)
 * (Olchowy and Sengers, 1989, Int. J. Thermophys. 10, 417-426, simplified crossover), exponent
 * ν = 0.63.
 * @param row φ0 (m), Γ, qD (1/m), Tref (K), the amplitude R0 and the exponent γ where they are not 1.02 and 1.239, and
 * the critical pressure (Pa) and density (mol/m3) it was fitted with where they are not the equation of state's
 */
export function enhancement(row: readonly number[], state: TransportState, e: Enhancement): number {
  const [phi0, gamma0, qD, Tref, amplitude = 1.02, gamma = 1.239] = row as [
    number,
    number,
    number,
    number,
    number?,
    number?,
  ];
  const chi = (slope: number): number => (e.criticalP * state.rho) / (e.criticalRho ** 2 * slope);
  const excess = chi(e.dPdRho) - (chi(e.dPdRhoAtReference) * Tref) / state.T;
  if (!(excess > 0)) return 0;
  const xi = phi0 * (excess / gamma0) ** (0.63 / gamma);
  const q = qD * xi;
  const ratio = state.rho / e.criticalRho;
  const omega = (2 / Math.PI) * (((e.cp - e.cv) / e.cp) * Math.atan(q) + (e.cv / e.cp) * q);
  const omega0 = (2 / Math.PI) * (1 - Math.exp(-1 / (1 / q + (q * q) / (3 * ratio * ratio))));
  return ((state.rho * e.cp * amplitude * BOLTZMANN * state.T) / (6 * Math.PI * e.viscosity * xi)) * (omega - omega0);
}

/**
 * Conductivity of the dilute gas of one component, W/(m K): a polynomial of T in K (Li, Duan and Yang, 2024, Ind. Eng.
 * Chem. Res. 63, 18160), beyond its range carried on from its end as the viscosity goes.
 */
function diluteConductivity(part: TransportPart, T: number): number {
  const { 7: polynomial, 8: range } = part.row;
  if (polynomial === 0 || range === 0) return NaN;
  const bound = Math.min(Math.max(T, range[0]), range[1]);
  const fitted = polynomial.reduce((sum, c, k) => sum + c * bound ** k, 0);
  return bound === T ? fitted : (fitted * diluteViscosity(part, T)) / diluteViscosity(part, bound);
}

/**
 * The same by Eucken's formula with 1.32 for what molecules carry inside, W/(m K): up to a seventh too high.
 * @param idealCp molar ideal-gas heat capacity, J/(mol K)
 */
const euckenConductivity = (eta: number, M: number, idealCp: number): number =>
  (eta / M) * ((15 / 4) * GAS + 1.32 * (idealCp - 2.5 * GAS));

/**
 * Thermal conductivity, W/(m K), by residual-entropy scaling (Yang et al., 2021, Ind. Eng. Chem.
 * Res. 60), with the critical enhancement of a pure fluid. Undefined where a component has no
 * parameters. Standard uncertainty about 7 %. The dilute gas of a pure fluid is the published one; that of a mixture
 * is estimated from its components' viscosities, as the stated uncertainty of mixtures was measured with.
 * @param idealCp molar ideal-gas heat capacity of each part, J/(mol K); asked for of a mixture
 */
export function conductivity(
  parts: readonly TransportPart[],
  state: TransportState,
  idealCp: (part: number) => number,
  critical?: Enhancement,
): number | undefined {
  let residual = 0;
  for (const { row, x } of parts) {
    if (row[3] === 0) return undefined;
    const [xi, n1, n2, n3, n4] = row[3] as [number, number, number, number, number];
    const s = state.sPlus / xi;
    residual += x * (n1 * s + n2 * s ** 1.5 + n3 * s * s + n4 * s ** 2.5);
  }
  const eta = parts.map((part) => diluteViscosity(part, state.T));
  // Mason and Saxena (1958, Phys. Fluids 1) weigh conductivities as Wilke does viscosities.
  const dilute =
    parts.length === 1
      ? diluteConductivity(parts[0]!, state.T)
      : wilke(
          parts,
          eta,
          parts.map(({ M }, i) => euckenConductivity(eta[i]!, M, idealCp(i))),
        );
  if (!(state.sPlus > 0)) return dilute;
  const m = parts.reduce((sum, { x, M }) => sum + x * M, 0) / AVOGADRO;
  const number = state.rho * AVOGADRO;
  const scale = (BOLTZMANN * number ** (2 / 3) * Math.sqrt((BOLTZMANN * state.T) / m)) / state.sPlus ** (2 / 3);
  const row = parts.length === 1 ? parts[0]!.row[4] : 0;
  const near = row !== 0 && critical ? enhancement(row, state, critical) : 0;
  return dilute + residual * scale + near;
}

/** Surface tension, N/m: Σ a (1 - T/Tc)^n (Mulero et al., 2012, J. Phys. Chem. Ref. Data 41). */
export function surfaceTension(row: readonly number[], T: number): number {
  const theta = 1 - T / row[0]!;
  if (!(theta > 0)) return 0;
  let sum = 0;
  for (let i = 1; i < row.length; i += 2) sum += row[i]! * theta ** row[i + 1]!;
  return sum;
}
