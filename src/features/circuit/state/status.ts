/** How far a part of the circuit has come. */
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { AlertPage, Status } from '../../../circuit/alerts/index.ts';
import type { Open, PartSpec } from './part.ts';

/** The part it rests on and that has nothing to say, one of its inputs being unreadable; undefined for none. */
export const blockedBy = (spec: PartSpec, open: Open): string | undefined =>
  (spec.restsOn ?? []).find((other) => {
    const { $answer, form } = open(other);
    return $answer.get().result === undefined && Object.keys(form.$content.get().problems).length > 0;
  })?.key;

export function statusOf<N extends DoorName>(spec: PartSpec<N>, open: Open): Status {
  const { $answer, form } = open(spec);
  const { options, problems } = form.$content.get();
  const fields = Object.keys(problems);
  if (fields.length > 0) return { status: 'unreadable', fields };
  if (spec.isUnused?.(options) === true && $answer.get().result === undefined) return { status: 'unused' };
  const by = blockedBy(spec as unknown as PartSpec, open);
  if (by !== undefined) return { status: 'blocked', by: by as AlertPage };
  const { problem, isStale } = $answer.get();
  if (problem) return { status: 'refused', problem };
  return { status: isStale ? 'pending' : 'answered' };
}
