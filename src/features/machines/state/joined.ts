/** Two machines of one name, which the reader says are one. */
import type { MachineRecord } from '../../../machine/index.ts';
import { foldedName, MOST_STUDIES } from '../../../machine/record/record.ts';

/** The first with what the second holds beside; facts of the first win. */
export const joinedMachines = (first: MachineRecord, second: MachineRecord, now: string): MachineRecord => {
  const names = [...new Set([...(first.names ?? []), ...(second.names ?? []), foldedName(second.name)])];
  const reference = first.reference ?? second.reference;
  return {
    ...first,
    changed: now,
    note: first.note.includes(second.note) ? first.note : `${first.note}\n${second.note}`.trim(),
    who: { ...second.who, ...first.who },
    facts: { ...second.facts, ...first.facts },
    studies: [...first.studies, ...second.studies].slice(0, MOST_STUDIES),
    took: { ...second.took, ...first.took },
    names,
    ...(reference !== undefined && { reference }),
  };
};
