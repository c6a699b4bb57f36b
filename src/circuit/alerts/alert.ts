/** What a study says to its reader before anything else: coded alerts, worst first, which i18n puts into words. */
import type { WarningCode as SimulationWarningCode } from '../../simulation/types.ts';
import type { WarningCode } from '../codes.ts';
import type { Problem, Regime, Values, Where } from '../outcome.ts';
import type { Level } from '../../machine/severity.ts';
import { rankOf, worstLevel } from '../../machine/severity.ts';
import type { Source } from './source.ts';

/** What the fluid itself asks, whatever the machine. */
export const SAFETY_CODES = [
  'S_OVER',
  'S_DEPENDS',
  'S_C3',
  'S_CLASS',
  'S_UNKNOWN',
  'S_ROOM',
  'S_NOROOM',
  'S_AREA',
  'S_FIGURES',
  'S_FITS',
  'S_NOLIMIT',
  'S_STANDARD',
  'S_PED',
  'S_DRYICE',
] as const;
/** What is missing: while one of them stands, the list is not whole. */
export const MISSING_CODES = [
  'M_STALE',
  'M_REGIME',
  'M_INPUT',
  'M_REFUSED',
  'M_AIR',
  'M_BLOCKED',
  'M_PENDING',
] as const;
/** What the law says of the fluid, by its rules. */
export const LAW_CODES = [
  'L_OZONE',
  'L_TOPUP',
  'L_TOPUP_NEXT',
  'L_NEW',
  'L_NEXT',
  'L_DETECTION',
  'L_LEAK',
  'L_UNREAD',
] as const;

/** Of what is alerts' own; those a door warns of keep its code. In the order they are read, at the same severity. */
export const ALERT_CODES = [
  ...MISSING_CODES,
  ...SAFETY_CODES,
  'X_CROSS',
  'X_NOTUBE',
  'X_BROKEN',
  'P_CATEGORY',
  'C_OVER',
  'C_UNDER',
  'C_CHECK',
  'C_NOKV',
  'C_GONE',
  ...LAW_CODES,
  'I_DEFROST',
  'I_FAIR',
] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** What doors warn of that no study of a circuit meets: comparisons, the ruler, the optimum. */
type ElsewhereCode = 'W_CMPP' | 'W_MULTI' | 'W_SUBC' | 'W_UNC';
/** Every code a list may hold. */
export type StudyCode = AlertCode | Exclude<WarningCode | SimulationWarningCode, ElsewhereCode>;

/** The pages of the circuit an alert may be about, by the last part of their addresses. */
export const ALERT_PAGES = ['general', 'pipes', 'components', 'technique', 'exchangers', 'charge'] as const;
export type AlertPage = (typeof ALERT_PAGES)[number];

/** A figure or its limit, in the unit of the API. */
export interface Amount {
  readonly value: number;
  readonly unit: 'K' | 'degC' | 'bar' | 'kg' | 'm_s' | 'kPa_m' | '%' | 'none';
}

/** What a door or the fluid says, before it is known where this comes from. */
export interface Finding {
  readonly code: StudyCode;
  readonly severity: Level;
  readonly page: AlertPage;
  readonly regime?: Regime;
  readonly where?: Where;
  /** In API units. */
  readonly values: Values;
  /** The field of the page that settles it: 'room.room_area'. */
  readonly field?: string;
  /** What a door refuses, whose own text says it. */
  readonly problem?: Problem;
}

export interface Alert extends Finding {
  /** Tells it from every other of the study, the same at every computation. */
  readonly id: string;
  readonly source: Source;
  readonly figure?: Amount;
  readonly limit?: Amount;
}

export const isMissing = ({ code }: Pick<Finding, 'code'>): boolean =>
  (MISSING_CODES as readonly string[]).includes(code);

/** Whether it is one of what the fluid asks, whatever the machine. */
export const isOfSafety = ({ code }: Pick<Finding, 'code'>): boolean =>
  (SAFETY_CODES as readonly string[]).includes(code);

/** Pages beside its own where what the fluid asks is said. */
const ALSO_SAFETY: ReadonlySet<string> = new Set<AlertPage>(['technique']);

/** Those of a page of the circuit: of its tab, of its own list, of its file. */
export const alertsOfPage = <A extends Finding>(alerts: readonly A[], page: string): readonly A[] =>
  alerts.filter((alert) => alert.page === page || (ALSO_SAFETY.has(page) && isOfSafety(alert)));

const placeOf = ({ code }: Finding): number => {
  const place = (ALERT_CODES as readonly string[]).indexOf(code);
  return place < 0 ? ALERT_CODES.length : place;
};

/** Worst first; of the same severity in the order of `ALERT_CODES`, then as they came. */
export const worstFirst = <A extends Finding>(alerts: readonly A[]): readonly A[] =>
  alerts.toSorted((one, other) => rankOf(one.severity) - rankOf(other.severity) || placeOf(one) - placeOf(other));

/** How bad the worst of them is; undefined of none. */
export const worstOf = (alerts: readonly Finding[]): Level | undefined =>
  worstLevel(alerts.map(({ severity }) => severity));
