/** Whether a visit may stand for its machine when healthy: by its own verdict, without a reference. */
import type { Diagnosis } from './likelihood/diagnose.ts';
import { namedFaults } from './named-faults.ts';

/** A fault shows; liquid may reach the compressor; or the readings say neither that it is well nor what it has. */
export type Unfit = 'fault' | 'wet' | 'unsure';

export const isWet = ({ warnings }: Pick<Diagnosis, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'W_LIQBACK');

/** Nothing is the matter, as far as the readings show. */
export const showsNothing = (diagnosis: Diagnosis): boolean =>
  diagnosis.by === 'likelihood'
    ? diagnosis.verdict === 'V_NORMAL' || diagnosis.verdict === 'V_NOTHING_SHOWN'
    : diagnosis.by === 'rules' && diagnosis.rules.headline.code === 'V_NORMAL';

/** Why a visit cannot be the reference; undefined where it can. @param own the diagnosis of the visit alone */
export function unfitAsReference(own: Diagnosis): Unfit | undefined {
  if (namedFaults(own).length > 0 || own.verdict === 'W_MULTI') return 'fault';
  if (isWet(own)) return 'wet';
  return showsNothing(own) ? undefined : 'unsure';
}

/** What a repair came to, by the visits before it and after it, each judged alone. */
export type RepairOutcome = 'repaired' | 'nothing_shown' | 'still' | 'other' | 'undecided';

/** Standard deviations a reading of a healthy machine may lie off. */
const IN_RANGE = 2;

/** Undefined where the visit before shows no fault. */
export function repairOutcome(before: Diagnosis, after: Diagnosis): RepairOutcome | undefined {
  if (unfitAsReference(before) !== 'fault') return undefined;
  if (showsNothing(after) && !isWet(after)) {
    const isInRange =
      after.by === 'rules' ||
      (after.by === 'likelihood' &&
        (['t0', 'tk', 'tsuc', 'tliq'] as const).every(
          (channel) => Math.abs(after.residual[channel] ?? 0) <= IN_RANGE * (after.sigma[channel] ?? 0),
        ));
    return isInRange ? 'repaired' : 'nothing_shown';
  }
  const [one, other] = [namedFaults(before), namedFaults(after)];
  if (other.length === 0) return 'undecided';
  return other.some((fault) => one.includes(fault)) ? 'still' : 'other';
}
