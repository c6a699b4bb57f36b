/**
 * Leak checks of Regulation (EU) 2024/573, Articles 5 and 6. Annex I gases count by tonnes of CO2
 * equivalent, Annex II section 1 gases by kilograms; the stricter of the two holds.
 */
import { reaches } from './limits.ts';

export type LeakClass = 'aucun' | 'C12' | 'C6' | 'C3';

const CLASSES: readonly LeakClass[] = ['aucun', 'C12', 'C6', 'C3'];
const MONTHS: Readonly<Record<LeakClass, number>> = { aucun: 0, C12: 12, C6: 6, C3: 3 };

export interface RegulatedCharge {
  /** Of the Annex I gases, t CO2e. */
  readonly annex1Tonnes: number;
  /** Of the Annex II section 1 gases, kg. */
  readonly annex2Mass: number;
}

/** Which annex of the Regulation lists the gases of a charge. */
export type Annex = 'I' | 'II' | 'mixed' | 'none';

/**
 * What of a charge, kg, the Regulation counts.
 * @param gwpAnnex1 t CO2e of the Annex I part, per t of the fluid: its whole GWP where all of it is of that annex
 * @param fractionAnnex2 mass fraction of Annex II section 1 gases; used for 'mixed' only
 */
export function regulatedCharge(
  annex: Annex,
  mass: number,
  gwpAnnex1: number,
  fractionAnnex2: number,
): RegulatedCharge {
  const annex1Tonnes = annex === 'I' || annex === 'mixed' ? (mass * gwpAnnex1) / 1000 : 0;
  return { annex1Tonnes, annex2Mass: annex === 'II' ? mass : annex === 'mixed' ? mass * fractionAnnex2 : 0 };
}

/** Article 5(1): from 5, 50 and 500 t CO2e, or from 1, 10 and 100 kg. */
export const TONNE_LIMITS = [5, 50, 500] as const;
export const MASS_LIMITS = [1, 10, 100] as const;
/** Article 5(1): labelled hermetic equipment below these is exempt. */
const HERMETIC_TONNES = 10;
const HERMETIC_MASS = 2;
/** The same in residential buildings: below this mass of F-gas, kg. */
const HERMETIC_DWELLING_MASS = 3;

/** How many of the limits, least first, an amount reaches. */
export const rank = (amount: number, limits: readonly number[]): number =>
  limits.filter((limit) => reaches(amount, limit)).length;

export interface LeakChecks {
  readonly leakClass: LeakClass;
  /** 0 for none; doubled by a leakage detection system. */
  readonly months: number;
  /** Article 6. */
  readonly isDetectionRequired: boolean;
  /** There would be checks, were the equipment not hermetically sealed. */
  readonly isExempt: boolean;
}

/**
 * Leak checks of a charge.
 * @param massInDwelling kg of F-gas, where the equipment stands in a residential building
 */
export function leakChecks(
  charge: RegulatedCharge,
  isHermetic: boolean,
  hasDetection: boolean,
  massInDwelling = Infinity,
): LeakChecks {
  const { annex1Tonnes, annex2Mass } = charge;
  const strictest = CLASSES[Math.max(rank(annex1Tonnes, TONNE_LIMITS), rank(annex2Mass, MASS_LIMITS))] ?? 'aucun';
  const isBelow =
    (!reaches(annex1Tonnes, HERMETIC_TONNES) && !reaches(annex2Mass, HERMETIC_MASS)) ||
    !reaches(massInDwelling, HERMETIC_DWELLING_MASS);
  const isExempt = isHermetic && isBelow && strictest !== 'aucun';
  const leakClass = isExempt ? 'aucun' : strictest;
  return {
    leakClass,
    months: MONTHS[leakClass] * (hasDetection ? 2 : 1),
    isDetectionRequired: reaches(annex1Tonnes, TONNE_LIMITS[2]) || reaches(annex2Mass, MASS_LIMITS[2]),
    isExempt,
  };
}
