/**
 * How often a charge is checked for leaks, as an answer, and the readings it rests on: Regulation (EU) 2024/573, Articles 5 and 6; of
 * HCFC, France. One module, and a small one: the search and the pages of a charge fetch it and nothing else of the law.
 */
import { leakChecks, MASS_LIMITS, rank, regulatedCharge, TONNE_LIMITS } from '../../physics/leak-checks.ts';
import type { Annex, LeakChecks, LeakClass, RegulatedCharge } from '../../physics/leak-checks.ts';

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
const readingOf = (
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

/** What the law counts of a fluid. */
export interface LeakFacts {
  /** kg CO2e per kg; undefined when not known. */
  readonly gwp: number | undefined;
  readonly annex: Annex | undefined;
  /** CO2e of the Annex I part, per kg of fluid. */
  readonly gwpAnnex1: number | undefined;
  /** Mass fraction of Annex II section 1 gases. */
  readonly fractionAnnex2: number | undefined;
  /** Holds a CFC or HCFC. */
  readonly isOzoneDepleting: boolean;
}

/** What one reading of the law asks. */
export interface ReadingAnswer {
  /** Undefined for a CFC or HCFC, which another regulation counts. */
  readonly leakClass: LeakClass | undefined;
  /** Between checks; 0 for none. */
  readonly months: number;
  /** The box of the French form 15497*04 by the class of charge: « HFC 5 t »; a dash for none. */
  readonly box: string;
  /** The same as data; null for none, and for a CFC or HCFC. */
  readonly formBox: FormBox | null;
}

export interface LeakAnswer extends ReadingAnswer {
  /** t */
  readonly co2e: number | undefined;
  /** Between checks, were there no fixed detection; and with one, which doubles nothing of a CFC or HCFC. */
  readonly monthsWithout: number;
  readonly monthsWith: number;
  /** Of a blend of HFC and HFO whose GWP is known, as the notice of the form counts it: the whole an HFC. */
  readonly byNotice: ReadingAnswer | undefined;
  readonly isDetectionRequired: boolean;
  /** Hermetic, labelled and small: there would be checks otherwise. */
  readonly isExempt: boolean;
}

/** 'outside': a fluid the regulation of fluorinated gases does not name; 'unknown': one whose parts are not known. */
export type NoLeakAnswer = 'outside' | 'unknown';

/** Of HCFC, kg: code de l'environnement R. 543-79, above 2 kg; the form 15497*04 has 2, 30 and 300 kg. */
export const FRENCH_HCFC_LIMITS = [2, 30, 300] as const;
/** Of HCFC, months by class: the order of 29 February 2016; a detection system doubles nothing. */
const HCFC_MONTHS = [0, 12, 6, 3] as const;

function ofOzone(mass: number, co2e: number | undefined): LeakAnswer {
  const place = rank(mass, FRENCH_HCFC_LIMITS);
  const months = HCFC_MONTHS[place] ?? 0;
  const limit = FRENCH_HCFC_LIMITS[place - 1];
  return {
    ...{ co2e, months, monthsWithout: months, monthsWith: months, leakClass: undefined, formBox: null },
    ...{ byNotice: undefined, isDetectionRequired: false, isExempt: false },
    box: limit === undefined ? '–' : `HCFC ${limit}\u202fkg`,
  };
}

/** What of a charge, kg, Article 5 counts; undefined where that hangs on a figure which is not known. */
function countedOf(
  { gwp, gwpAnnex1, fractionAnnex2 }: LeakFacts,
  annex: Annex,
  mass: number,
): RegulatedCharge | undefined {
  // A pure HFO is counted in kilograms, whatever its GWP.
  if (annex === 'II') return regulatedCharge(annex, mass, 0, 0);
  if (annex === 'I') return gwp === undefined ? undefined : regulatedCharge(annex, mass, gwp, 0);
  if (gwpAnnex1 === undefined || fractionAnnex2 === undefined) return undefined;
  return regulatedCharge(annex, mass, gwpAnnex1, fractionAnnex2);
}

function answerOf(charge: RegulatedCharge, conditions: LeakConditions): ReadingAnswer {
  const { checks, box } = readingOf(charge, conditions);
  return { leakClass: checks.leakClass, months: checks.months, box: boxText(box), formBox: box };
}

/** @param mass nominal charge of the whole equipment, kg, above 0 */
export function leakAnswer(facts: LeakFacts, mass: number, conditions: LeakConditions): LeakAnswer | NoLeakAnswer {
  const { gwp, annex, isOzoneDepleting } = facts;
  const co2e = gwp === undefined ? undefined : (mass * gwp) / 1000;
  if (isOzoneDepleting) return ofOzone(mass, co2e);
  if (annex === 'none') return 'outside';
  const charge = annex === undefined ? undefined : countedOf(facts, annex, mass);
  if (charge === undefined) return 'unknown';
  const { isHermetic, hasDetection, massInDwelling } = conditions;
  const checksOf = (has: boolean) => leakChecks(charge, isHermetic, has, massInDwelling);
  const { isDetectionRequired, isExempt } = checksOf(hasDetection);
  return {
    ...answerOf(charge, conditions),
    ...{ co2e, monthsWithout: checksOf(false).months, monthsWith: checksOf(true).months },
    byNotice:
      annex === 'mixed' && gwp !== undefined ? answerOf(regulatedCharge('I', mass, gwp, 0), conditions) : undefined,
    ...{ isDetectionRequired, isExempt },
  };
}
