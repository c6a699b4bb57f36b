/** Each alert of a study stands once in its report: with the law, under the conclusion, or at the end. */
import type { Alert } from '../../../circuit/alerts/alert.ts';

/** Law of the fluid and of the machine, the gravest first. Leak checks have a line of their own. */
const LAW = ['L_OZONE', 'L_TOPUP', 'L_NEW', 'L_TOPUP_NEXT', 'L_NEXT', 'L_UNREAD'] as const;
/** So many alerts stand under the conclusion; the others follow at the end. */
const FIRST = 3;

/** The line of the law: the first alert of it. */
export const lawAlert = (alerts: readonly Alert[]): Alert | undefined =>
  LAW.map((code) => alerts.find((alert) => alert.code === code)).find((alert) => alert !== undefined);

/** Each alert once: those under the conclusion, and those at the end. What the line of the law says is in neither. */
export function sharedOut(alerts: readonly Alert[]): {
  readonly first: readonly Alert[];
  readonly rest: readonly Alert[];
} {
  const told = lawAlert(alerts);
  const all = alerts.filter((alert) => alert !== told);
  return { first: all.slice(0, FIRST), rest: all.slice(FIRST) };
}
