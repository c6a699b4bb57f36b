/** Ways from a machine to the pages that work on it. */
import type { BareFacts, MachineRecord } from '../../machine/index.ts';
import { bareFacts } from '../../machine/record/record.ts';
import { takenBy } from './tab/takes.ts';

/** What a study of a machine opens with; of one whose use says nothing, the simulator's own with its refrigerant. */
export const studyQuery = (facts: BareFacts): string => takenBy('/simulation/circuit/general', facts).query;

/** The diagnosis with the machine filled in: what is not known of it is asked there. */
export const visitQuery = (machine: MachineRecord): string =>
  takenBy('/simulation/diagnostic', bareFacts(machine)).query;
