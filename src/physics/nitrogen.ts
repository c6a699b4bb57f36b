/** Pressure of a closed volume of nitrogen with temperature. T in K, p absolute in Pa. */
import { GAS_CONSTANT } from './constants.ts';
import { rootByBisection } from './roots.ts';

/** Ideal gas at constant volume and mass: p2, Pa. */
export function idealPressureFromTemperature(p1: number, T1: number, T2: number): number {
  return (p1 * T2) / T1;
}

/** Where the virial coefficients below hold: K and Pa. */
export const NITROGEN_RANGE = { minT: 233.15, maxT: 353.15, maxP: 100e5 } as const;

/** Second virial coefficient, m³/mol. */
function secondVirial(T: number): number {
  const u = 1000 / T;
  return (42.56 - 11.061 * u - 0.922 * u ** 2) * 1e-6;
}

/** Third virial coefficient, m⁶/mol². */
function thirdVirial(T: number): number {
  const u = 1000 / T;
  return (1417.6 - 205.7 * u + 61 * u ** 2) * 1e-12;
}

/**
 * Pressure of nitrogen, Pa, at a molar density, mol/m³. Virial equation to the third coefficient, fitted
 * to Span et al., J. Phys. Chem. Ref. Data 29 (2000) 1361, from 233 to 353 K. For changes up to 30 K its
 * error against that equation is below 50 Pa up to 30 bar, 300 Pa up to 50 bar and 7 kPa at 100 bar.
 */
function nitrogenPressureFromDensity(density: number, T: number): number {
  return density * GAS_CONSTANT * T * (1 + secondVirial(T) * density + thirdVirial(T) * density ** 2);
}

/**
 * Pressure of real nitrogen, Pa, after a temperature change at constant volume and mass.
 * @returns undefined when no density answers p1 at T1
 */
export function nitrogenPressureFromTemperature(p1: number, T1: number, T2: number): number | undefined {
  const ideal = p1 / (GAS_CONSTANT * T1);
  const density = rootByBisection((d) => nitrogenPressureFromDensity(d, T1) - p1, 0.5 * ideal, 1.5 * ideal);
  return density === undefined ? undefined : nitrogenPressureFromDensity(density, T2);
}

/**
 * Uncertainty, in the unit of p1, of the difference between a reading and what the ideal gas law expects:
 * root of the sum of squares of gauge and thermometer tolerances at both readings, and of the model's own
 * error. JCGM 100:2008, clause 5.1.2.
 */
export function residualUncertainty(
  p1: number,
  T1: number,
  T2: number,
  tolerances: { readonly pressure: number; readonly temperature: number; readonly model: number },
): number {
  const { pressure, temperature, model } = tolerances;
  return Math.hypot(
    pressure,
    (pressure * T2) / T1,
    (p1 / T1) * temperature,
    ((p1 * T2) / T1 ** 2) * temperature,
    model,
  );
}
