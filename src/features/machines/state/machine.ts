/** Machines as pages make and change them. */
import type { BareFacts, FactSource, MachineRecord, Study } from '../../../machine/index.ts';
import { withFacts } from '../../../machine/record/record.ts';
import { newId } from '../../../kit/storage/new-id.ts';
import { localIso } from '../../../language/days.ts';

/** Of a device, where a file brings them: a page draws them all. */
export const MOST_MACHINES = 500;

/** The reader's day. */
export const dayNow = (): string => localIso(new Date()).slice(0, 'yyyy-mm-dd'.length);

export function newMachine(
  name: string,
  facts: BareFacts,
  studies: readonly Omit<Study, 'id'>[],
  now: string,
  k: FactSource = 'typed',
): MachineRecord {
  const record: MachineRecord = {
    ...{ id: newId(), name, note: '', made: now, changed: now, who: {}, facts: {}, from: 'new' },
    studies: studies.map((study) => ({ id: newId(), ...study })),
  };
  return withFacts(record, facts, k, dayNow());
}
