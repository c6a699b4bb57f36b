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

export interface ChargeParts {
  readonly evaporator?: ExchangerCharge & {
    /** Of the superheated vapour that leaves, kg/m³. */
    readonly leaving: number;
    /** Quality behind the expansion valve, 0 to 1. */
    readonly flashQuality: number;
    readonly isFlooded?: boolean;
  };
  readonly condenser?: ExchangerCharge & {
    /** Of the vapour that enters, kg/m³. */
    readonly entering: number;
  };
  /** L, or that there is one of which nothing is known; absent: none. */
  readonly receiver?: (ExchangerCharge & { readonly volume: number }) | 'unknown';
  /** Lines, and whatever else is known exactly, kg. */
  readonly exact?: number;
}

const LITRES = 1000;
/** Part of an evaporator's volume where two phases meet, the rest being superheated vapour. A choice, to be checked. */
export const TWO_PHASE_SHARE = 0.85;
/** Of a condenser: desuperheating, condensation, subcooling, by volume. Choices, to be checked. */
export const CONDENSER_SHARES = [0.15, 0.75, 0.1] as const;
/** Share of the volume that is liquid: usual, high. 0.25 and 0.275 are the middle of what tables of charge take; the others are choices. */
const EVAPORATOR_LIQUID = [0.25, 0.35] as const;
const CONDENSER_LIQUID = [0.275, 0.4] as const;
const FLOODED_LIQUID = [0.6, 0.7, 0.8] as const;
const RECEIVER_LEVEL = [0.2, 0.3, 0.5] as const;
/** A receiver nobody described may hold this much of the rest again. A choice. */
const UNKNOWN_RECEIVER = 1.3;

const massOf = ({ volume, liquid, vapour }: ExchangerCharge, share: number): number =>
  (volume / LITRES) * meanDensity(share, { liquid, vapour });

const ordered = (low: number, usual: number, high: number): ChargeRange => ({ low: Math.min(low, usual), usual, high });

function evaporatorRange(part: NonNullable<ChargeParts['evaporator']>): ChargeRange {
  if (part.isFlooded) {
    const [low, usual, high] = FLOODED_LIQUID;
    return ordered(massOf(part, low), massOf(part, usual), massOf(part, high));
  }
  const [usual, high] = EVAPORATOR_LIQUID;
  const voids = meanVoidFractionZivi(part.flashQuality, 1, part);
  const low =
    (part.volume / LITRES) * (TWO_PHASE_SHARE * meanDensity(1 - voids, part) + (1 - TWO_PHASE_SHARE) * part.leaving);
  return ordered(low, massOf(part, usual), massOf(part, high));
}

function condenserRange(part: NonNullable<ChargeParts['condenser']>): ChargeRange {
  const [usual, high] = CONDENSER_LIQUID;
  const [desuperheating, condensation, subcooling] = CONDENSER_SHARES;
  const voids = meanVoidFractionZivi(0, 1, part);
  const density =
    (desuperheating * (part.entering + part.vapour)) / 2 +
    condensation * meanDensity(1 - voids, part) +
    subcooling * part.liquid;
  return ordered((part.volume / LITRES) * density, massOf(part, usual), massOf(part, high));
}

function receiverRange(part: ExchangerCharge): ChargeRange {
  const [low, usual, high] = RECEIVER_LEVEL;
  return ordered(massOf(part, low), massOf(part, usual), massOf(part, high));
}

/**
 * Low, usual and high charge, kg. Low: Zivi's void fraction, which is a lower bound (Zivi, J. Heat Transfer 86 (1964)
 * 247-252); usual and high: shares of liquid.
 */
export function chargeRange({ evaporator, condenser, receiver, exact = 0 }: ChargeParts): ChargeRange {
  const ranges = [
    { low: exact, usual: exact, high: exact },
    ...(evaporator ? [evaporatorRange(evaporator)] : []),
    ...(condenser ? [condenserRange(condenser)] : []),
    ...(receiver && receiver !== 'unknown' ? [receiverRange(receiver)] : []),
  ];
  const sum = (key: keyof ChargeRange): number => ranges.reduce((total, range) => total + range[key], 0);
  const high = sum('high');
  return { low: sum('low'), usual: sum('usual'), high: receiver === 'unknown' ? high * UNKNOWN_RECEIVER : high };
}

/** A charge that was weighed, or stands on the plate: all three are one, kg. */
export const exactCharge = (mass: number): ChargeRange => ({ low: mass, usual: mass, high: mass });
