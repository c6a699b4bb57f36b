/** How far a part of the circuit has come. */
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { AlertPage, Stand } from '../../../circuit/alerts/index.ts';
import { blockedBy } from './part.ts';
import type { Open, PartSpec } from './part.ts';

export function standOf<N extends DoorName>(spec: PartSpec<N>, open: Open): Stand {
  const { $answer, form } = open(spec);
  const { options, problems } = form.$content.get();
  const fields = Object.keys(problems);
  if (fields.length > 0) return { stand: 'unreadable', fields };
  if (spec.isAsleep?.(options) === true && $answer.get().result === undefined) return { stand: 'asleep' };
  const by = blockedBy(spec as unknown as PartSpec, open);
  if (by !== undefined) return { stand: 'blocked', by: by as AlertPage };
  const { problem, isStale } = $answer.get();
  if (problem) return { stand: 'refused', problem };
  return { stand: isStale ? 'pending' : 'answered' };
}
