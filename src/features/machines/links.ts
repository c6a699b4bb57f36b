/** Ways from a machine to the pages that work on it. */
import type { BareFacts, MachineRecord } from '../../machine/index.ts';
import { opening } from '../../machine/opening.ts';
import { bareFacts, machineFacts } from '../../machine/record/record.ts';
import type { BodyValues } from '../../simulation/fields.ts';
import { simulatorQuery } from '../diagnosis/state/links.ts';
import { diagnosisParams } from '../../machine/diagnosis.ts';

/** What a study of a machine opens with; of one whose use says nothing, the simulator's own with its refrigerant. */
export function studyQuery(facts: BareFacts): string {
  const known = machineFacts(facts);
  const opened = known && opening(known);
  const body: BodyValues = opened?.body ?? (typeof facts.fluid === 'string' ? { fluid: facts.fluid } : {});
  return Object.keys(body).length === 0 ? '' : `?${simulatorQuery(body)}`;
}

/** The diagnosis with the machine filled in: what is not known of it is asked there. */
export function visitQuery(machine: MachineRecord): string {
  const params = new URLSearchParams(diagnosisParams(bareFacts(machine)));
  return params.size === 0 ? '' : `?${params.toString()}`;
}
