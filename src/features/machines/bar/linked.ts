/** What a page of the circuit knows of a machine that came by a link, and is kept nowhere. */
import { machineFrom, MACHINE_PARAMETER } from '../../../machine/record/link.ts';
import type { BareFacts } from '../../../machine/index.ts';
import type { Takes } from '../../../kit/storage/takes.ts';

/**
 * Its facts: those of the page's own address first, else those the tab took of an earlier one, where what it simulates began with
 * them. Undefined where there are none.
 * @param search the address as it was opened @param circuit the simulation of this step of the tab
 * @param isOpenedWith whether the page was opened with what the tab's machine says
 */
export function linkedFacts(
  search: string,
  takes: Pick<Takes, 'linked' | 'circuit'> | undefined,
  circuit: string | undefined,
  isOpenedWith: boolean,
): BareFacts | undefined {
  const told = new URLSearchParams(search).get(MACHINE_PARAMETER);
  const isOfTab = isOpenedWith || (circuit !== undefined && takes?.circuit === circuit);
  return machineFrom(told ?? (isOfTab ? takes?.linked : undefined) ?? '')?.facts;
}
