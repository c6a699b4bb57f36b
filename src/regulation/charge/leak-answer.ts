/** How often a charge is checked for leaks, as an answer: Regulation (EU) 2024/573, Articles 5 and 6; of HCFC, France. */
import { leakChecks, MASS_LIMITS, rank, regulatedCharge, TONNE_LIMITS } from '../../physics/leak-checks.ts';
import type { Annex } from '../../physics/leak-checks.ts';
import { boxText, leakReadings } from './leak-readings.ts';
import type { FormBox, LeakConditions } from './leak-readings.ts';

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

export interface LeakAnswer {
  /** t */
  readonly co2e: number | undefined;
  /** The box of the French form 15497*04 by the class of charge: « HFC 5 t »; a dash for none. */
  readonly box: string;
  /** Between checks; 0 for none. */
  readonly months: number;
  /** Between checks, were there no fixed detection; and with one, which doubles nothing of a CFC or HCFC. */
  readonly monthsWithout: number;
  readonly monthsWith: number;
  /** Of a blend of HFC and HFO, as the notice of the form counts it: the whole an HFC. */
  readonly byNotice: { readonly box: string; readonly months: number } | undefined;
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

const boxOf = (list: FormBox['list'], limits: readonly number[], amount: number): string => {
  const limit = limits[rank(amount, limits) - 1];
  return boxText(limit === undefined ? null : { list, limit });
};

function ofOzone(mass: number, co2e: number | undefined): LeakAnswer {
  const place = rank(mass, FRENCH_HCFC_LIMITS);
  const months = HCFC_MONTHS[place] ?? 0;
  const limit = FRENCH_HCFC_LIMITS[place - 1];
  return {
    ...{ co2e, months, monthsWithout: months, monthsWith: months },
    ...{ byNotice: undefined, isDetectionRequired: false, isExempt: false },
    box: limit === undefined ? '–' : `HCFC ${limit}\u202fkg`,
  };
}

/** @param mass nominal charge of the whole equipment, kg, above 0 */
export function leakAnswer(
  { gwp, annex, gwpAnnex1, fractionAnnex2, isOzoneDepleting }: LeakFacts,
  mass: number,
  conditions: LeakConditions,
): LeakAnswer | NoLeakAnswer {
  const { isHermetic, hasDetection, massInDwelling } = conditions;
  const co2e = gwp === undefined ? undefined : (mass * gwp) / 1000;
  if (isOzoneDepleting) return ofOzone(mass, co2e);
  if (annex === 'none') return 'outside';
  if (annex === undefined || gwp === undefined) return 'unknown';
  if (annex === 'mixed') {
    if (gwpAnnex1 === undefined || fractionAnnex2 === undefined) return 'unknown';
    const blend = { mass, gwp, gwpAnnex1, fractionAnnex2 };
    const [first, second] = leakReadings(blend, conditions);
    const monthsOf = (has: boolean): number =>
      leakReadings(blend, { ...conditions, hasDetection: has })[0].checks.months;
    return {
      ...{ co2e, box: boxText(first.box), months: first.checks.months },
      ...{ monthsWithout: monthsOf(false), monthsWith: monthsOf(true) },
      byNotice: { box: boxText(second.box), months: second.checks.months },
      ...{ isDetectionRequired: first.checks.isDetectionRequired, isExempt: first.checks.isExempt },
    };
  }
  const charge = regulatedCharge(annex, mass, gwp, 0);
  const checksOf = (has: boolean) => leakChecks(charge, isHermetic, has, massInDwelling);
  const { months, isDetectionRequired, isExempt } = checksOf(hasDetection);
  return {
    co2e,
    box: annex === 'I' ? boxOf('HFC', TONNE_LIMITS, charge.annex1Tonnes) : boxOf('HFO', MASS_LIMITS, charge.annex2Mass),
    ...{ months, monthsWithout: checksOf(false).months, monthsWith: checksOf(true).months, byNotice: undefined },
    ...{ isDetectionRequired, isExempt },
  };
}
