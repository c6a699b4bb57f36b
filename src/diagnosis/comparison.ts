/** Two visits of one machine: whether the earlier may stand for it when healthy, and what came of it since. */
import type { Engine } from '../engine/types.ts';
import type { Diagnosis } from './likelihood/diagnose.ts';
import { diagnosisOf } from './likelihood/diagnose.ts';
import type { DiagnosisOutcome } from './outcome.ts';
import { answerOf, refuse } from './outcome.ts';
import { namedFaults } from './named-faults.ts';
import { visitFrom } from './readings/visit.ts';
import type { ComparisonCode } from './reference-fitness.ts';
import { changeCode, doubtedReference, repairCode, unfitAsReference } from './reference-fitness.ts';

export type Admitted = 'OK' | 'W_REF_DOUBT' | 'E_REF_FAULT';

export interface VisitComparison {
  /** Null where the earlier visit shows neither a fault nor that there is none. */
  readonly code: ComparisonCode | null;
  readonly before: Diagnosis;
  readonly after: Diagnosis;
  /** Whether the earlier visit may be the reference of the later. */
  readonly admitted: Admitted;
  /** The later visit with the earlier as its reference, where that may be. */
  readonly against: Diagnosis | null;
}

export const admittedAs = (own: Diagnosis): Admitted =>
  unfitAsReference(own) !== undefined ? 'E_REF_FAULT' : doubtedReference(own) === undefined ? 'OK' : 'W_REF_DOUBT';

/**
 * Two visits of one machine compared.
 *
 * @param before,after requests as `diagnose` takes them, without a reference
 * @returns both judged alone; against each other where the earlier shows no fault. `C_REF_DISAGREES`: nothing changed since, but
 *   alone the later visit has a fault; the fault leads, the reference may have had it already
 *
 * Problems: those of `diagnose`, of either visit.
 */
export function compareVisits(before: object, after: object, engine: Engine): DiagnosisOutcome<VisitComparison> {
  return answerOf(() => {
    const [one, other] = [before, after].map((request) => diagnosisOf(visitFrom(request, engine))) as [
      Diagnosis,
      Diagnosis,
    ];
    const admitted = admittedAs(one);
    if (admitted === 'E_REF_FAULT') {
      return { code: repairCode(one, other), before: one, after: other, admitted, against: null };
    }
    const against = diagnosisOf(visitFrom({ ...after, reference: before }, engine));
    return { code: changeCode(other, against), before: one, after: other, admitted, against };
  });
}

/**
 * `diagnose` of a visit whose reference nobody has looked at yet: one that is not healthy by itself is refused, since against
 * a sick machine a fault that stayed shows nothing.
 *
 * Problems: those of `diagnose`; E_REF_FAULT, of field 'reference', with `why` (fault, wet, unsure) and the faults it has.
 */
export function diagnoseWithReference(request: unknown, engine: Engine): DiagnosisOutcome<Diagnosis> {
  return answerOf(() => {
    const visit = visitFrom(request, engine);
    const found = diagnosisOf(visit);
    if (visit.reference === undefined) return found;
    const own = diagnosisOf({ ...visit, ...visit.reference, reference: undefined });
    const why = unfitAsReference(own);
    return why === undefined ? found : refuse('E_REF_FAULT', 'reference', { why, faults: namedFaults(own).join(' ') });
  });
}
