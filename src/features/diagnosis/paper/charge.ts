/** What the law asks of the charge of a machine, for its papers: class, interval, next check. */
import { leakChecks, rank, regulatedCharge } from '../../../physics/leak-checks.ts';
import { chargeFacts } from '../../../refrigerants/charge-facts.ts';
import { boxText, leakReadings } from '../../../regulation/charge/leak-readings.ts';
import type { FormBox } from '../../../regulation/charge/leak-readings.ts';
import { FRENCH_HCFC_LIMITS } from '../../../regulation/law/leak-thresholds.ts';
import { MASS_LIMITS, TONNE_LIMITS } from '../../../physics/leak-checks.ts';

export interface PaperCharge {
  /** t */
  readonly co2e: number | undefined;
  /** The box of the form by the class of charge: « HFC 5 t »; a dash for none. */
  readonly box: string;
  /** Between checks; 0 for none. */
  readonly months: number;
  /** Between checks, were there no fixed detection. */
  readonly monthsWithout: number;
  /** Of a blend of HFC and HFO, as the notice of the form counts it: the whole an HFC. */
  readonly byNotice: { readonly box: string; readonly months: number } | undefined;
  readonly isDetectionRequired: boolean;
  /** Hermetic, labelled and small: there would be checks otherwise. */
  readonly isExempt: boolean;
}

/** 'outside': a fluid the regulation of fluorinated gases does not name; 'unknown': one whose parts are not known. */
export type PaperAnswer = PaperCharge | 'outside' | 'unknown';

/** Of HCFC, months by class: the order of 29 February 2016; a detection system doubles nothing. */
const HCFC_MONTHS = [0, 12, 6, 3] as const;

const boxOf = (list: FormBox['list'], limits: readonly number[], amount: number): string => {
  const limit = limits[rank(amount, limits) - 1];
  return boxText(limit === undefined ? null : { list, limit });
};

/** @param mass nominal charge of the whole equipment, kg, above 0 */
export function paperCharge(fluid: string, mass: number, hasDetection: boolean, isHermetic: boolean): PaperAnswer {
  const { gwp, annex, gwpAnnex1, fractionAnnex2, isOzoneDepleting } = chargeFacts(fluid);
  const co2e = gwp === undefined ? undefined : (mass * gwp) / 1000;
  if (isOzoneDepleting) {
    const place = rank(mass, FRENCH_HCFC_LIMITS);
    const months = HCFC_MONTHS[place] ?? 0;
    const limit = FRENCH_HCFC_LIMITS[place - 1];
    return {
      ...{ co2e, months, monthsWithout: months, byNotice: undefined, isDetectionRequired: false, isExempt: false },
      box: limit === undefined ? '–' : `HCFC ${limit}\u202fkg`,
    };
  }
  if (annex === 'none') return 'outside';
  if (annex === undefined || gwp === undefined) return 'unknown';
  if (annex === 'mixed') {
    if (gwpAnnex1 === undefined || fractionAnnex2 === undefined) return 'unknown';
    const blend = { mass, gwp, gwpAnnex1, fractionAnnex2 };
    const [first, second] = leakReadings(blend, { isHermetic, hasDetection });
    const [without] = leakReadings(blend, { isHermetic, hasDetection: false });
    return {
      ...{ co2e, box: boxText(first.box), months: first.checks.months, monthsWithout: without.checks.months },
      byNotice: { box: boxText(second.box), months: second.checks.months },
      ...{ isDetectionRequired: first.checks.isDetectionRequired, isExempt: first.checks.isExempt },
    };
  }
  const charge = regulatedCharge(annex, mass, gwp, 0);
  const checks = leakChecks(charge, isHermetic, hasDetection);
  return {
    co2e,
    box: annex === 'I' ? boxOf('HFC', TONNE_LIMITS, charge.annex1Tonnes) : boxOf('HFO', MASS_LIMITS, charge.annex2Mass),
    ...{ months: checks.months, monthsWithout: leakChecks(charge, isHermetic, false).months, byNotice: undefined },
    ...{ isDetectionRequired: checks.isDetectionRequired, isExempt: checks.isExempt },
  };
}

const isDay = (date: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
};

/** The day so many months later, the last of its month where it has no such day; undefined where the date is none. */
export function dayAfterMonths(date: string, months: number): string | undefined {
  if (!isDay(date)) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
