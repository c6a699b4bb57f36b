/** What the compressor that a page shows is called, where there are several: tables and notes say whose figures they are. */
import { sectionNamed, sectionsOf } from '../../circuit/sections.ts';
import type { Locale } from '../../language/index.ts';
import { cycleOf } from '../../simulation/cycles/index.ts';
import type { SimulationInput } from '../../simulation/types.ts';

/** Its name; undefined of a cycle of one compressor. @param key as the page has it; none means the first */
export function stageName(input: SimulationInput | undefined, key: string, locale: Locale): string | undefined {
  const cycle = cycleOf(input);
  return sectionsOf(cycle).length < 2 ? undefined : sectionNamed(cycle, key)?.name[locale];
}
