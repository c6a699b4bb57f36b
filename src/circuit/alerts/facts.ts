/** What is known of a study's safety: its fluid's record, the class typed for the room, the answer of the charge. */
import { partsFromReference } from '../../refrigerants/composition.ts';
import type { BareFacts } from '../../machine/record/fact-fields.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { SafetyClass } from '../../refrigerants/schema/record.ts';
import { summaryFromName } from '../../refrigerants/summaries.ts';
import type { Charge } from '../charge/index.ts';
import type { SafetyFacts } from './safety.ts';

const isSaid = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isSafetyClass = (value: unknown): value is SafetyClass =>
  typeof value === 'string' && /^[AB](?:1|2L|2|3)$/.test(value);
const classOf = (name: string): SafetyClass | undefined => summaryFromName(name)?.safetyClass ?? undefined;

/** Whether every component of a composition is of class A1, which none of its mixes leaves. */
const isOfHarmless = (name: string): boolean => {
  const parts = partsFromReference(name) ?? [];
  return parts.length > 0 && parts.every(({ fluid }) => classOf(resolveFluidName(fluid) ?? fluid) === 'A1');
};

/**
 * The facts a fluid's safety lines are made of.
 * @param fluid a name in any usual spelling, or a composition as the engine takes it
 * @param typed options of the door's `room` as they stand: a class typed there holds for a fluid without a record too
 * @param charge the answer of its door; undefined while it has none
 * @param machine what is known of it; empty where nothing is
 */
export function safetyFacts(
  fluid: string,
  typed: Readonly<Record<string, unknown>>,
  charge:
    (Pick<Charge, 'range' | 'estimated' | 'room' | 'room_needed'> & Partial<Pick<Charge, 'is_weighed'>>) | undefined,
  machine: Pick<BareFacts, 'use' | 'public_building'> = {},
): SafetyFacts {
  const name = resolveFluidName(fluid) ?? fluid;
  return {
    safetyClass: isSafetyClass(typed['safety_class']) ? typed['safety_class'] : classOf(name),
    pedGroup: summaryFromName(name)?.pedGroup ?? undefined,
    isSuspect: !isOfHarmless(name),
    charge: charge && {
      mass: charge.range.high,
      low: charge.range.low,
      ...(charge.is_weighed === true && { weighed: 1 as const }),
    },
    room: charge?.room ?? undefined,
    need: charge?.room_needed ?? undefined,
    isPlace: isSaid(typed['application']) || (machine.use !== undefined && machine.use !== 'other'),
    isPrivate: machine.public_building === 'no',
  };
}
