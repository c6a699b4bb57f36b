/** What of a device is one machine's: the compressors and mixes its studies and facts name. */
import type { MachineRecord } from '../../../machine/index.ts';
import { simulatorLinkFromParams } from '../../../simulation/url.ts';

/** 'BRAND|NAME' of the compressors a machine and its studies name. */
export function compressorsOf({ facts, studies }: MachineRecord): ReadonlySet<string> {
  const own = facts.compressors?.v;
  const studied = studies.flatMap(({ query }) => simulatorLinkFromParams(new URLSearchParams(query)).compressor ?? []);
  return new Set([...(Array.isArray(own) ? (own as readonly string[]) : []), ...studied]);
}

/** Every text that may name a fluid of the machine: its own, and its studies and kept answers as their links say them. */
export function namesFluid({ facts, studies, results = [] }: MachineRecord, name: string): boolean {
  const quoted = JSON.stringify(name);
  return (
    facts.fluid?.v === name ||
    [...studies, ...results].some(({ query }) =>
      [...new URLSearchParams(query).values()].some((text) => text === name || text.includes(quoted)),
    )
  );
}
