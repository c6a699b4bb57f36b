/** « Garder » of the pages that answer: what came out goes with the machine of the tab, else with a new one, open from then on. */
import type { KeepResult } from '../../kit/page/answered.ts';
import { newId } from '../../kit/storage/new-id.ts';
import { openMachine } from '../../kit/storage/open-machine.ts';
import { storedTakes } from '../../kit/storage/takes.ts';
import { pageLocale } from '../../language/page.ts';
import type { MachineRecord } from '../../machine/index.ts';
import { machineFrom } from '../../machine/record/link.ts';
import { LONGEST_NAME } from '../../machine/record/record.ts';
import { LONGEST_RESULT, LONGEST_TITLE, MOST_RESULTS, withResult } from '../../machine/record/results.ts';
import { newMachine } from './state/machine.ts';
import { machines } from './state/store.ts';
import { openInTab } from './tab/tab.ts';

/** A machine for an answer that has none: that of a link the tab was opened with, else one that holds what was asked about. */
function machineAnew(fluid: string, title: string, now: string): MachineRecord {
  const takes = storedTakes();
  const linked = machineFrom(takes?.linked ?? '')?.facts;
  const name = (linked && takes?.title[pageLocale()]) || [fluid, title].filter(Boolean).join(' · ');
  return newMachine(name.slice(0, LONGEST_NAME), linked ?? (fluid === '' ? {} : { fluid }), [], now);
}

export const keepResult: KeepResult = async ({ fluid, ...asked }) => {
  const now = new Date().toISOString();
  const title = asked.title.slice(0, LONGEST_TITLE);
  const tab = openMachine();
  const known = tab && (await machines.find(tab.machine));
  const result = { id: newId(), ...asked, title, summary: asked.summary.slice(0, LONGEST_RESULT), at: now };
  const results = withResult(known?.results, result);
  const hasRoom = known !== undefined && results.length <= MOST_RESULTS;
  const machine = hasRoom ? known : machineAnew(fluid, title, now);
  const kept = { ...machine, changed: now, results: hasRoom ? results : [result] };
  if (!(await machines.save(kept))) return undefined;
  if (!hasRoom) openInTab(kept);
  return { id: kept.id, name: kept.name };
};
