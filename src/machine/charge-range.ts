/**
 * The charge of a circuit as a range: nobody knows how much liquid lies in an exchanger, and a verdict that takes the middle
 * for the truth is wrong half of the time. Limits are judged on the high end, which is told.
 */
import { meanDensity, meanVoidFractionZivi } from '../physics/two-phase-mass.ts';

/** kg; `low` is never above `usual`. */
export interface ChargeRange {
  readonly low: number;
  readonly usual: number;
  readonly high: number;
}

/** L, and kg/m³ of the saturated liquid and vapour. */
export interface ExchangerCharge {
  readonly volume: number;
  readonly liquid: number;
  readonly vapour: number;
}

export interface EvaporatorCharge extends ExchangerCharge {
  /** Of the superheated vapour that leaves, kg/m³. */
  readonly leaving: number;
  /** Quality behind the expansion valve, 0 to 1. */
  readonly flashQuality: number;
  readonly isFlooded?: boolean;
}

export interface CondenserCharge extends ExchangerCharge {
  /** Of the vapour that enters, kg/m³. */
  readonly entering: number;
  /** Of desuperheating, condensation and subcooling in its volume, where they are known; their sum is 1. */
  readonly shares?: readonly [desuperheating: number, condensation: number, subcooling: number];
}

export interface ChargeParts {
  readonly evaporator?: EvaporatorCharge;
  readonly condenser?: CondenserCharge;
  /** L, or that there is one of which nothing is known; absent: none. */
  readonly receiver?: ExchangerCharge | 'unknown';
  /** Lines, and whatever else is known exactly, kg. */
  readonly exact?: number;
}

const LITRES = 1000;
/** Part of an evaporator's volume where two phases meet, the rest being superheated vapour. A choice, to be checked. */
export const TWO_PHASE_SHARE = 0.85;
/** Of a condenser: desuperheating, condensation, subcooling, by volume. Choices, to be checked. */
export const CONDENSER_SHARES = [0.15, 0.75, 0.1] as const;
/** Share of the volume that is liquid: usual, high. 0.25 and 0.275 are the middle of what tables of charge take; the others are choices. */
export const EVAPORATOR_LIQUID = [0.25, 0.35] as const;
export const CONDENSER_LIQUID = [0.275, 0.4] as const;
const FLOODED_LIQUID = [0.6, 0.7, 0.8] as const;
export const RECEIVER_LEVEL = [0.2, 0.3, 0.5] as const;
/** A receiver nobody described may hold this much of the rest again. A choice. */
export const UNKNOWN_RECEIVER = 1.3;

const massOf = ({ volume, liquid, vapour }: ExchangerCharge, share: number): number =>
  (volume / LITRES) * meanDensity(share, { liquid, vapour });

const ordered = (low: number, usual: number, high: number): ChargeRange => ({ low: Math.min(low, usual), usual, high });

/** Mean density by Zivi's void fraction, kg/m³, quality even along the tube from `from` to 1. */
function twoPhaseDensity(from: number, part: ExchangerCharge): number {
  return meanDensity(1 - meanVoidFractionZivi(from, 1, part), part);
}

/**
 * Least mass of an evaporator, kg: Zivi over its two-phase part, vapour as it leaves in the rest; of a flooded one the least
 * share of liquid.
 */
export function evaporatorZivi(part: EvaporatorCharge): number {
  if (part.isFlooded) return massOf(part, FLOODED_LIQUID[0]);
  const mean = TWO_PHASE_SHARE * twoPhaseDensity(part.flashQuality, part) + (1 - TWO_PHASE_SHARE) * part.leaving;
  return (part.volume / LITRES) * mean;
}

/** Mass of a condenser, kg, zone by zone: mean vapour, Zivi, liquid. */
export function condenserZivi(part: CondenserCharge): number {
  const [desuperheating, condensation, subcooling] = part.shares ?? CONDENSER_SHARES;
  const density =
    (desuperheating * (part.entering + part.vapour)) / 2 +
    condensation * twoPhaseDensity(0, part) +
    subcooling * part.liquid;
  return (part.volume / LITRES) * density;
}

export function evaporatorRange(part: EvaporatorCharge): ChargeRange {
  const [usual, high] = part.isFlooded ? [FLOODED_LIQUID[1], FLOODED_LIQUID[2]] : EVAPORATOR_LIQUID;
  return ordered(evaporatorZivi(part), massOf(part, usual), massOf(part, high));
}

export function condenserRange(part: CondenserCharge): ChargeRange {
  const [usual, high] = CONDENSER_LIQUID;
  return ordered(condenserZivi(part), massOf(part, usual), massOf(part, high));
}

/** @param level share of the volume that is liquid, where it is known: all three are one then */
export function receiverRange(part: ExchangerCharge, level?: number): ChargeRange {
  if (level !== undefined) return exactCharge(massOf(part, level));
  const [low, usual, high] = RECEIVER_LEVEL;
  return ordered(massOf(part, low), massOf(part, usual), massOf(part, high));
}

/** The charge of parts together, kg. @param hasUnknownReceiver one of which nothing is known stands among them */
export function sumOfCharges(ranges: readonly ChargeRange[], hasUnknownReceiver: boolean): ChargeRange {
  const sum = (key: keyof ChargeRange): number => ranges.reduce((total, range) => total + range[key], 0);
  const high = sum('high');
  return { low: sum('low'), usual: sum('usual'), high: hasUnknownReceiver ? high * UNKNOWN_RECEIVER : high };
}

/**
 * Low, usual and high charge, kg. Low: Zivi's void fraction, which is a lower bound (Zivi, J. Heat Transfer 86 (1964)
 * 247-252); usual and high: shares of liquid.
 */
export function chargeRange({ evaporator, condenser, receiver, exact = 0 }: ChargeParts): ChargeRange {
  const ranges = [
    exactCharge(exact),
    ...(evaporator ? [evaporatorRange(evaporator)] : []),
    ...(condenser ? [condenserRange(condenser)] : []),
    ...(receiver && receiver !== 'unknown' ? [receiverRange(receiver)] : []),
  ];
  return sumOfCharges(ranges, receiver === 'unknown');
}

/** A charge that was weighed, or stands on the plate: all three are one, kg. */
export function exactCharge(mass: number): ChargeRange {
  return { low: mass, usual: mass, high: mass };
}
