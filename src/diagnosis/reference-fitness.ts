/** Whether a visit may stand for its machine when healthy: by its own verdict, without a reference. */
import type { Diagnosis } from './likelihood/diagnose.ts';
import { namedFaults } from './named-faults.ts';

/** A fault shows; liquid may reach the compressor; or the readings say neither that it is well nor what it has. */
export type Unfit = 'fault' | 'wet' | 'unsure';

export const isWet = ({ screens }: Pick<Diagnosis, 'screens'>): boolean => screens.some(({ code }) => code === 'R_WET');

/** Nothing is the matter, as far as the readings show. */
export const showsNothing = (diagnosis: Diagnosis): boolean =>
  diagnosis.by === 'likelihood'
    ? diagnosis.verdict === 'V_NORMAL' || diagnosis.verdict === 'V_NOTHING_SHOWN'
    : diagnosis.by === 'rules' && diagnosis.rules.headline.code === 'V_NORMAL';

/** Why a visit cannot be the reference; undefined where it can. @param own the diagnosis of the visit alone */
export function unfitAsReference(own: Diagnosis): Unfit | undefined {
  if (namedFaults(own).length > 0 || own.verdict === 'W_MULTI') return 'fault';
  if (isWet(own)) return 'wet';
  return showsNothing(own) && own.screens.length === 0 ? undefined : 'unsure';
}

/** Share of a fault from which a visit that shows none is not quite clean. */
const DOUBT = 0.3;

/** The fault that a visit which may be the reference leaves possible; undefined where none is near. */
export const doubtedReference = (own: Diagnosis): string | undefined =>
  own.by === 'likelihood'
    ? own.order.find(({ key, P }) => P >= DOUBT && !['normal', 'sensor', 'unknown'].includes(key))?.key
    : undefined;

/** How the later of two visits stands to the earlier. */
export type ComparisonCode =
  'C_REPAIRED' | 'C_STILL_FAULT' | 'C_OTHER_FAULT' | 'C_UNDECIDED' | 'C_UNCHANGED' | 'C_WORSE' | 'C_REF_DISAGREES';

/** What a repair came to: each visit judged alone, differences from a sick machine being no faults of the later one. */
export function repairCode(before: Diagnosis, after: Diagnosis): ComparisonCode | null {
  if (unfitAsReference(before) !== 'fault') return null;
  if (showsNothing(after)) return 'C_REPAIRED';
  const [one, other] = [namedFaults(before), namedFaults(after)];
  if (other.length === 0) return 'C_UNDECIDED';
  return other.some((fault) => one.includes(fault)) ? 'C_STILL_FAULT' : 'C_OTHER_FAULT';
}

/** What changed since a healthy visit, by the later one alone and against it. */
export function changeCode(after: Diagnosis, against: Diagnosis): ComparisonCode {
  if (namedFaults(against).length > 0 || against.verdict === 'W_MULTI') return 'C_WORSE';
  if (!showsNothing(against)) return 'C_UNDECIDED';
  return namedFaults(after).length > 0 ? 'C_REF_DISAGREES' : 'C_UNCHANGED';
}
