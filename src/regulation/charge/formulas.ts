/**
 * The formulas of EN 378-1:2016+A1:2020, Annex C. Masses in kg, concentrations in kg/m³, volumes in m³, areas in m²,
 * heights in m.
 */

/** Effective mounting height of the indoor unit, m: clause C.2. */
export const MOUNTING_HEIGHTS = { floor: 0.6, window: 1, wall: 1.8, ceiling: 2.2 } as const;
export type Mounting = keyof typeof MOUNTING_HEIGHTS;

/** Of toxicity limit: a sealed system may hold what this volume dilutes to it, m³. Clause C.1. */
export const SEALED_VOLUME = 20;
/** What any hermetically sealed system may hold, kg; for toxicity, of class A. Clause C.1. */
export const SEALED_CHARGE = 0.15;
/** Share of the lower flammability limit a leak may reach where it is not for human comfort. Table C.2. */
export const LFL_SHARE = 0.2;
/** The formula for human comfort holds from this molar mass on, g/mol. Clause C.2. */
export const LEAST_COMFORT_MOLAR_MASS = 42;

const FACTOR_2L = 1.5;

export interface ChargeThresholds {
  readonly m1: number;
  readonly m2: number;
  readonly m3: number;
}

/** m1, m2, m3: 4, 26 and 130 m³ times the LFL, kg/m³; half more for class 2L. Clause C.2. */
export function chargeThresholds(lfl: number, flammability: '2L' | '2' | '3' | '1'): ChargeThresholds {
  const factor = flammability === '2L' ? FACTOR_2L : 1;
  return { m1: factor * 4 * lfl, m2: factor * 26 * lfl, m3: factor * 130 * lfl };
}

/** Charge that a room of this area admits for human comfort, before m1 and m2, kg: 2.5 · LFL^(5/4) · h0 · √A. Clause C.2. */
export const comfortChargeFromArea = (area: number, lfl: number, height: number): number =>
  2.5 * lfl ** 1.25 * height * Math.sqrt(area);

/** Smallest area that admits this charge for human comfort, m². Clause C.2 turned round. */
export const comfortAreaFromCharge = (charge: number, lfl: number, height: number): number =>
  (charge / (2.5 * lfl ** 1.25 * height)) ** 2;
