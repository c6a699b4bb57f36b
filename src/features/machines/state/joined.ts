/** Two machines of one name, which the reader says are one. */
import type { MachineRecord } from '../../../machine/index.ts';
import { foldedName, LONGEST_NOTE, MOST_STUDIES } from '../../../machine/record/record.ts';
import { MOST_RESULTS } from '../../../machine/record/results.ts';

export interface Joined {
  readonly machine: MachineRecord;
  /** The second, with what one machine does not keep: nothing of either is lost. Undefined where it is whole in the first. */
  readonly rest?: MachineRecord;
}

/** The first with what the second holds beside; facts of the first win. */
export function joinedMachines(first: MachineRecord, second: MachineRecord, now: string): Joined {
  const names = [...new Set([...(first.names ?? []), ...(second.names ?? []), foldedName(second.name)])];
  const reference = first.reference ?? second.reference;
  const both = first.note.includes(second.note) ? first.note : `${first.note}\n${second.note}`.trim();
  const fits = both.length <= LONGEST_NOTE;
  const studies = [...first.studies, ...second.studies];
  const left = studies.slice(MOST_STUDIES);
  const results = [...(first.results ?? []), ...(second.results ?? [])].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  const older = results.slice(MOST_RESULTS);
  const machine: MachineRecord = {
    ...first,
    changed: now,
    note: fits ? both : first.note,
    who: { ...second.who, ...first.who },
    facts: { ...second.facts, ...first.facts },
    studies: studies.slice(0, MOST_STUDIES),
    ...(results.length > 0 && { results: results.slice(0, MOST_RESULTS) }),
    took: { ...second.took, ...first.took },
    names,
    ...(reference !== undefined && { reference }),
  };
  if (fits && left.length === 0 && older.length === 0) return { machine };
  // Its visits are the first's now: they go by their name.
  const { names: _, reference: __, results: ___, ...rest } = second;
  return {
    machine,
    rest: {
      ...rest,
      ...(older.length > 0 && { results: older }),
      ...{ changed: now, note: fits ? '' : second.note, studies: left },
    },
  };
}
