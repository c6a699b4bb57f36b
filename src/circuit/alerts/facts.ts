/** What is known of a study's safety: its fluid's record, the class typed for the room, the answer of the charge. */
import { partsFromReference } from '../../refrigerants/composition.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { SafetyClass } from '../../refrigerants/schema/record.ts';
import { summaryFromName } from '../../refrigerants/summaries.ts';
import type { Charge } from '../charge/index.ts';
import type { RoomFigures } from '../charge/regulation.ts';
import type { RoomVerdict, SafetyFacts } from './safety.ts';

const isSafetyClass = (value: unknown): value is SafetyClass =>
  typeof value === 'string' && /^[AB](?:1|2L|2|3)$/.test(value);
const classOf = (name: string): SafetyClass | undefined => summaryFromName(name)?.safetyClass ?? undefined;

/** Whether every component of a composition is of class A1, which none of its mixes leaves. */
const isOfHarmless = (name: string): boolean => {
  const parts = partsFromReference(name) ?? [];
  return parts.length > 0 && parts.every(({ fluid }) => classOf(resolveFluidName(fluid) ?? fluid) === 'A1');
};

/** The verdict of the door, as alerts tell it apart. */
function verdictOf({ m_max, verdict, depends, measures_c3 }: RoomFigures): RoomVerdict {
  if (verdict === 'conforme') return { limit: m_max, verdict: m_max === null ? 'no-limit' : 'within', measures: 0 };
  if (depends) return { limit: m_max, verdict: 'depends', measures: 0 };
  return measures_c3 === null || measures_c3 < 0
    ? { limit: m_max, verdict: 'not-allowed', measures: 0 }
    : { limit: m_max, verdict: 'c3', measures: measures_c3 };
}

/**
 * The facts a fluid's safety lines are made of.
 * @param fluid a name in any usual spelling, or a composition as the engine takes it
 * @param typed options of the door's `room` as they stand: a class typed there holds for a fluid without a record too
 * @param charge the answer of its door; undefined while it has none
 */
export function safetyFacts(
  fluid: string,
  typed: Readonly<Record<string, unknown>>,
  charge: Pick<Charge, 'range' | 'estimated' | 'room' | 'room_needed'> | undefined,
): SafetyFacts {
  const name = resolveFluidName(fluid) ?? fluid;
  return {
    safetyClass: isSafetyClass(typed['safety_class']) ? typed['safety_class'] : classOf(name),
    pedGroup: summaryFromName(name)?.pedGroup ?? undefined,
    isSuspect: !isOfHarmless(name),
    hasArea: typeof typed['room_area'] === 'number',
    charge: charge && { mass: charge.range.high, low: charge.range.low },
    room: charge?.room ? verdictOf(charge.room) : undefined,
    need: charge?.room_needed ?? undefined,
  };
}
