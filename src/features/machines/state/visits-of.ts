/** Whose a visit is. */
import type { MachineRecord } from '../../../machine/index.ts';
import { foldedName } from '../../../machine/record/record.ts';

interface OfMachine {
  readonly machine: string;
  readonly machineId?: string;
}

/**
 * The visits of a machine: those that say its identity, and those of before by its name.
 * @param known identities of every machine: a visit of one that is gone goes by its name again
 */
export const visitsOf = <V extends OfMachine>(
  { id, names = [] }: Pick<MachineRecord, 'id' | 'names'>,
  visits: readonly V[],
  known: ReadonlySet<string>,
): readonly V[] =>
  visits.filter(({ machine, machineId }) =>
    machineId !== undefined && known.has(machineId) ? machineId === id : names.includes(foldedName(machine)),
  );
