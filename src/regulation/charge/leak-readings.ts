/** Leak checks of a blend of an HFC or PFC and an HFO, by both readings of Article 5 of Regulation (EU) 2024/573. */
import { leakChecks, MASS_LIMITS, rank, regulatedCharge, TONNE_LIMITS } from '../../physics/leak-checks.ts';
import type { LeakChecks, RegulatedCharge } from '../../physics/leak-checks.ts';

/** A box of the French form Cerfa 15497*04: the list and the least of its limits that is reached, t CO2e or kg. */
export interface FormBox {
  readonly list: 'HFC' | 'HFO';
  readonly limit: number;
}

export interface LeakReading {
  readonly checks: LeakChecks;
  /** Null where no limit is reached. */
  readonly box: FormBox | null;
}

export interface BlendCharge {
  /** kg */
  readonly mass: number;
  /** Of the blend, kg CO2e per kg. */
  readonly gwp: number;
  /** CO2e of its part of Annex I, per kg of blend. */
  readonly gwpAnnex1: number;
  /** Mass fraction of Annex II, section 1. */
  readonly fractionAnnex2: number;
}

export interface LeakConditions {
  readonly isHermetic: boolean;
  readonly hasDetection: boolean;
  /** kg of F-gas, where the equipment stands in a residential building. */
  readonly massInDwelling?: number | undefined;
}

/** The box of the criterion that governs: the HFO's where both are as strict. */
function boxOf({ annex1Tonnes, annex2Mass }: RegulatedCharge): FormBox | null {
  const [byTonnes, byMass] = [rank(annex1Tonnes, TONNE_LIMITS), rank(annex2Mass, MASS_LIMITS)];
  const limit = byMass >= byTonnes ? MASS_LIMITS[byMass - 1] : TONNE_LIMITS[byTonnes - 1];
  return limit === undefined ? null : { list: byMass >= byTonnes ? 'HFO' : 'HFC', limit };
}

/** What a counted charge asks, and its box of the form. */
export const readingOf = (
  charge: RegulatedCharge,
  { isHermetic, hasDetection, massInDwelling }: LeakConditions,
): LeakReading => ({
  checks: leakChecks(charge, isHermetic, hasDetection, massInDwelling),
  box: boxOf(charge),
});

/**
 * Both readings, which are disputed. The first (Umweltbundesamt, FAQ 2.1) is applied where one is asked for: each part on its
 * own, HFC in t CO2e, HFO in kg, the shorter interval holds. The second (notice 52064#04 of the form 15497*04): the whole blend
 * counts as an HFC, at the GWP of the blend.
 */
export const leakReadings = (
  { mass, gwp, gwpAnnex1, fractionAnnex2 }: BlendCharge,
  conditions: LeakConditions,
): readonly [first: LeakReading, second: LeakReading] => [
  readingOf(regulatedCharge('mixed', mass, gwpAnnex1, fractionAnnex2), conditions),
  readingOf(regulatedCharge('I', mass, gwp, 0), conditions),
];

/** « HFO 1 kg », "HFC 5 t": the words of the form, alike in both languages; a dash for none. */
export const boxText = (box: FormBox | null): string =>
  box === null ? '–' : `${box.list} ${box.limit}\u202f${box.list === 'HFC' ? 't' : 'kg'}`;
