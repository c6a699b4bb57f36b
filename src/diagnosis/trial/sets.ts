/** Which readings a trial is made with. */
import type { CaseOfTrial, VisitOfTrial } from './cases.ts';

const FOUR = ['p_lp', 'p_hp', 't_suction', 't_liquid'] as const;
const FIVE = [...FOUR, 'te_in', 'tc_in'] as const;
const STANDARD = [...FIVE, 'te_out', 'tc_out', 't_discharge'] as const;
const ALL = [...STANDARD, 't_liq_valve', 'power_meas'] as const;

export interface ReadingSet {
  readonly key: string;
  readonly fields: readonly string[];
  readonly hasReference: boolean;
}

/**
 * `four`: pressures, suction and liquid; `five`: with both inlets; `standard`: with both outlets and the discharge; `all`: with
 * the valve inlet and the power. Each alone and with a reference visit, which four readings have no use for.
 */
export const READING_SETS: readonly ReadingSet[] = [
  { key: 'four', fields: FOUR, hasReference: false },
  ...Object.entries({ five: FIVE, standard: STANDARD, all: ALL }).flatMap(([key, fields]) => [
    { key, fields, hasReference: false },
    { key: `${key}_reference`, fields, hasReference: true },
  ]),
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
