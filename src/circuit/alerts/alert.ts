/** What a study says to its reader before anything else: coded alerts, worst first, which i18n puts into words. */
import type { WarningCode as SimulationWarningCode } from '../../simulation/types.ts';
import type { WarningCode } from '../codes.ts';
import type { Regime, Values, Where } from '../outcome.ts';

/** `danger`: a limit is passed; `warning`: to be looked at, or to be filled in; `notice`: to be known. Worst first. */
export const SEVERITIES = ['danger', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Of what is alerts' own; those a door warns of keep its code. In the order they are read, at the same severity. */
export const ALERT_CODES = [
  'S_OVER',
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
  'C_OVER',
  'C_UNDER',
  'I_FAIR',
] as const;
export type AlertCode = (typeof ALERT_CODES)[number];

/** The page of the circuit an alert is about, by the last part of its address. */
export type AlertPage = 'general' | 'pipes' | 'components' | 'technique' | 'exchangers' | 'charge';

export interface Alert {
  readonly code: AlertCode | WarningCode | SimulationWarningCode;
  readonly severity: Severity;
  readonly page: AlertPage;
  readonly regime?: Regime;
  readonly where?: Where;
  /** In API units. */
  readonly values: Values;
  /** The field of the page that settles it: 'room.room_area'. */
  readonly field?: string;
}

const rankOf = ({ severity }: Alert): number => SEVERITIES.indexOf(severity);
const placeOf = ({ code }: Alert): number => {
  const place = (ALERT_CODES as readonly string[]).indexOf(code);
  return place < 0 ? ALERT_CODES.length : place;
};

/** Worst first; of the same severity in the order of `ALERT_CODES`, then as they came. */
export const worstFirst = (alerts: readonly Alert[]): readonly Alert[] =>
  alerts.toSorted((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));

/** How bad the worst of them is; undefined of none. */
export const worstOf = (alerts: readonly Alert[]): Severity | undefined =>
  SEVERITIES.find((severity) => alerts.some((alert) => alert.severity === severity));
