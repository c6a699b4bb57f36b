/** Two visits of one machine: whether the earlier may stand for it when healthy, and what came of it since. */
import type { Engine } from '../engine/types.ts';
import type { Diagnosis } from './likelihood/diagnose.ts';
import { diagnosisOf } from './likelihood/diagnose.ts';
import type { DiagnosisOutcome } from './outcome.ts';
import { answerOf } from './outcome.ts';
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

/** Least standard deviation of a severity, and how far off zero a slope must lie to be named. */
const LEAST_SD = 0.02;
const NAMED = 2;
const LEAST_VISITS = 3;

export interface Drift {
  /** Severity, 0 to 1, gained a day, and its standard deviation. */
  readonly slope: number;
  readonly sd: number;
  readonly isNamed: boolean;
}

/**
 * The straight line through severities of one fault at some days, weighted by how well each is known; where they scatter more
 * than that, less is claimed of the slope. Undefined with fewer than two days.
 */
export function driftOf(days: readonly number[], values: readonly number[], sds: readonly number[]): Drift | undefined {
  const points = days.map((day, i) => ({
    day,
    value: values[i] ?? Number.NaN,
    weight: 1 / Math.max(sds[i] ?? Number.NaN, LEAST_SD) ** 2,
  }));
  type Point = (typeof points)[number];
  const sum = (of: (point: Point) => number): number =>
    points.reduce((all, point) => all + point.weight * of(point), 0);
  const total = sum(() => 1);
  const [middle, level] = [sum(({ day }) => day) / total, sum(({ value }) => value) / total];
  const spread = sum(({ day }) => (day - middle) ** 2);
  if (!(spread > 0)) return undefined;
  const slope = sum(({ day, value }) => (day - middle) * (value - level)) / spread;
  const chiSquare = sum(({ day, value }) => (value - level - slope * (day - middle)) ** 2);
  const wider = points.length > 2 ? Math.max(1, chiSquare / (points.length - 2)) : 1;
  const sd = Math.sqrt(wider / spread);
  return { slope, sd, isNamed: points.length >= LEAST_VISITS && Math.abs(slope) > NAMED * sd };
}
