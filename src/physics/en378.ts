/**
 * Charge limits of EN 378-1:2016+A1:2020, Annex C. Masses in kg, concentrations in kg/m³, volumes in m³,
 * areas in m². The caps of table C.2 other than m1, m2 and m3 are from trade guides, to be checked
 * against the standard.
 */
import { isWithin } from './limits.ts';

export type Flammability = '1' | '2L' | '2' | '3';
/** ISO 817: toxicity, then flammability. */
export type SafetyClass = `${'A' | 'B'}${'1' | '2L' | '2' | '3'}`;
export type Access = 'a' | 'b' | 'c';
export type Location = 'I' | 'II' | 'III' | 'IV';
export type Application = 'comfort' | 'other';

/** Effective mounting height of the indoor unit, m: EN 378-1, clause C.2. */
export const MOUNTING_HEIGHTS = { floor: 0.6, window: 1, wall: 1.8, ceiling: 2.2 } as const;
export type Mounting = keyof typeof MOUNTING_HEIGHTS;

export interface ChargeThresholds {
  readonly m1: number;
  readonly m2: number;
  readonly m3: number;
}

const FACTOR_2L = 1.5;

/** The three thresholds of the standard, 4, 26 and 130 m³ times the LFL, kg; half more for class 2L. */
export function chargeThresholds(lfl: number, flammability: Flammability): ChargeThresholds {
  const factor = flammability === '2L' ? FACTOR_2L : 1;
  return { m1: factor * 4 * lfl, m2: factor * 26 * lfl, m3: factor * 130 * lfl };
}

/** Charge that a room of this area admits for human comfort, before m1 and m2, kg. Clause C.2. */
function comfortCharge(lfl: number, height: number, area: number): number {
  return 2.5 * lfl ** 1.25 * height * Math.sqrt(area);
}

/** Smallest area that admits this charge for human comfort, m². Clause C.2 turned round. */
export function comfortArea(charge: number, lfl: number, height: number): number {
  return (charge / (2.5 * lfl ** 1.25 * height)) ** 2;
}

export interface Occupancy {
  readonly access: Access;
  readonly location: Location;
  /** Below ground, or without emergency exit. */
  readonly isBelowGround: boolean;
}

/** Most charge for its toxicity, kg; Infinity where the standard sets none. Table C.1. */
function toxicityLimit(
  safetyClass: 'A' | 'B',
  practicalLimit: number,
  atelOdl: number,
  volume: number,
  { access, location, isBelowGround }: Occupancy,
): number {
  if (safetyClass === 'B') return practicalLimit * volume;
  const isSupervised = access !== 'a' && (location === 'I' || location === 'II') && !isBelowGround;
  if (location === 'III' || isSupervised) return Infinity;
  return Math.max(practicalLimit, atelOdl) * volume;
}

/** Highest charge by access category, kg, where 20 % of the LFL of the room would allow more. Table C.2. */
function otherCap(flammability: Flammability, m2: number, { access, location, isBelowGround }: Occupancy): number {
  if (flammability === '3') {
    if (isBelowGround) return 1;
    return { a: 1.5, b: 2.5, c: location === 'I' ? 10 : 25 }[access];
  }
  if (access === 'a') return m2;
  if (flammability === '2') return 10;
  return location === 'I' ? m2 : 25;
}

/** What of a room counts for flammability. */
export interface FlammabilityCase {
  readonly flammability: Flammability;
  readonly lfl: number;
  readonly application: Application;
  readonly occupancy: Occupancy;
  readonly volume: number;
  readonly area: number;
  /** m, of MOUNTING_HEIGHTS; needed for comfort. */
  readonly height: number;
}

/** Most charge for its flammability, kg; Infinity where the standard sets none. Table C.2. */
function flammabilityLimit(room: FlammabilityCase): number {
  const { flammability, lfl, occupancy } = room;
  if (flammability === '1') return Infinity;
  const { m1, m2, m3 } = chargeThresholds(lfl, flammability);
  if (occupancy.location === 'III') {
    return flammability === '3' ? { a: 5, b: 10, c: Infinity }[occupancy.access] : Infinity;
  }
  if (occupancy.location === 'IV') return m3;
  if (room.application === 'comfort') {
    return Math.max(m1, Math.min(comfortCharge(lfl, room.height, room.area), m2));
  }
  return Math.max(m1, Math.min(0.2 * lfl * room.volume, otherCap(flammability, m2, occupancy)));
}

export interface AlternativeLimits {
  readonly rcl: number;
  readonly qlmv: number;
  readonly qlav: number;
}

/**
 * Additional measures that the alternative provisions ask for at a concentration: 0, 1 or 2; −1 when none
 * suffice. Clause C.3, classes A1 and A2L.
 */
export function alternativeMeasures(
  concentration: number,
  { rcl, qlmv, qlav }: AlternativeLimits,
  isLowestUnderground: boolean,
): -1 | 0 | 1 | 2 {
  if (isLowestUnderground) {
    if (isWithin(concentration, rcl)) return 0;
    if (isWithin(concentration, qlmv)) return 1;
    return isWithin(concentration, qlav) ? 2 : -1;
  }
  if (isWithin(concentration, qlmv)) return 0;
  return isWithin(concentration, qlav) ? 1 : 2;
}

export const toxicityOf = (safetyClass: SafetyClass): 'A' | 'B' => (safetyClass.startsWith('A') ? 'A' : 'B');
export const flammabilityOf = (safetyClass: SafetyClass): Flammability => safetyClass.slice(1) as Flammability;

/** Whether the height of the indoor unit counts: flammable, for comfort, in the occupied space. Table C.2. */
export function countsMounting(safetyClass: SafetyClass, application: Application, location: Location): boolean {
  return flammabilityOf(safetyClass) !== '1' && application === 'comfort' && location !== 'III' && location !== 'IV';
}

export interface Room {
  readonly safetyClass: SafetyClass;
  readonly practicalLimit: number;
  /** 0 where it is not known. */
  readonly atelOdl: number;
  /** 0 for a fluid that does not burn. */
  readonly lfl: number;
  readonly application: Application;
  readonly occupancy: Occupancy;
  readonly area: number;
  /** Of the room, m. */
  readonly ceiling: number;
  readonly mounting: Mounting;
}

export interface RoomLimit {
  /** Most charge, kg; Infinity where the standard sets none. */
  readonly limit: number;
  readonly governing: 'toxicity' | 'flammability' | 'none';
}

/** Most charge a room admits: the lower of the limits for toxicity and for flammability. Annex C. */
export function roomLimit(room: Room): RoomLimit {
  const { safetyClass, lfl, application, occupancy, area } = room;
  const volume = area * room.ceiling;
  const byToxicity = toxicityLimit(toxicityOf(safetyClass), room.practicalLimit, room.atelOdl, volume, occupancy);
  const flammability = flammabilityOf(safetyClass);
  const height = MOUNTING_HEIGHTS[room.mounting];
  const byFlammability = flammabilityLimit({ flammability, lfl, application, occupancy, volume, area, height });
  const limit = Math.min(byToxicity, byFlammability);
  return {
    limit,
    governing: !Number.isFinite(limit) ? 'none' : byToxicity <= byFlammability ? 'toxicity' : 'flammability',
  };
}
