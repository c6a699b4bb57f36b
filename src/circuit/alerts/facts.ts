/** What is known of a study's safety: its fluid's record, the class typed for the room, the answer of the charge. */
import { partsFromReference } from '../../refrigerants/composition.ts';
import { resolveFluidName } from '../../refrigerants/resolve.ts';
import type { SafetyClass } from '../../refrigerants/schema/record.ts';
import { summaryFromName } from '../../refrigerants/summaries.ts';
import { SAFETY_CLASSES } from '../../regulation/index.ts';
import type { Charge } from '../charge/index.ts';
import type { SafetyFacts } from './safety.ts';

const classOf = (name: string): SafetyClass | undefined => summaryFromName(name)?.safetyClass ?? undefined;

/** Whether every component of a composition is of class A1, which none of its mixes leaves. */
const isOfHarmless = (name: string): boolean => {
  const parts = partsFromReference(name) ?? [];
  return parts.length > 0 && parts.every(({ fluid }) => classOf(resolveFluidName(fluid) ?? fluid) === 'A1');
};

/**
 * The facts a fluid's safety lines are made of.
 * @param fluid a name in any usual spelling, or a composition as the engine takes it
 * @param typedClass the class typed for the room, which holds for a fluid nobody has a record of too
 * @param charge the answer of its door; undefined while it has none
 */
export function safetyFacts(
  fluid: string,
  typedClass: unknown,
  charge: Pick<Charge, 'total_mass' | 'estimated' | 'safety'> | undefined,
): SafetyFacts {
  const name = resolveFluidName(fluid) ?? fluid;
  return {
    safetyClass: SAFETY_CLASSES.find((each) => each === typedClass) ?? classOf(name),
    pedGroup: summaryFromName(name)?.pedGroup ?? undefined,
    isSuspect: !isOfHarmless(name),
    charge: charge && { mass: charge.total_mass, isEstimated: charge.estimated },
    room: charge?.safety.room ?? undefined,
    need: charge?.safety.need ?? undefined,
  };
}
