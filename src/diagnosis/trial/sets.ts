/** Which readings a trial is made with. */
import type { CaseOfTrial, VisitOfTrial } from './cases.ts';

const FIVE = ['p_lp', 'p_hp', 't_suction', 't_liquid', 'te_in', 'tc_in'] as const;
const STANDARD = [...FIVE, 'te_out', 'tc_out', 't_discharge'] as const;

export interface ReadingSet {
  readonly key: string;
  readonly fields: readonly string[];
  readonly hasReference: boolean;
}

/** `five`: pressures, suction, liquid and both inlets; `standard`: with both outlets and the discharge. */
export const READING_SETS: readonly ReadingSet[] = [
  { key: 'five', fields: FIVE, hasReference: false },
  { key: 'standard', fields: STANDARD, hasReference: false },
  { key: 'standard_valve', fields: [...STANDARD, 't_liq_valve'], hasReference: false },
  { key: 'five_reference', fields: FIVE, hasReference: true },
  { key: 'standard_reference', fields: STANDARD, hasReference: true },
  { key: 'all_reference', fields: [...STANDARD, 't_liq_valve', 'power_meas'], hasReference: true },
];

const part = (visit: VisitOfTrial, fields: readonly string[]): VisitOfTrial =>
  Object.fromEntries(fields.map((field) => [field, visit[field]!]));

/** The request of a case with some of its readings. */
export function requestOf(one: CaseOfTrial, { fields, hasReference }: ReadingSet): Readonly<Record<string, unknown>> {
  return {
    ...one.machine,
    ...one.scales,
    p_mode: 'abs',
    ...part(one.visit, fields),
    ...(hasReference ? { reference: part(one.reference, fields) } : {}),
  };
}
