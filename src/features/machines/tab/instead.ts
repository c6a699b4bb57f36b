/** The refrigerant a machine's own is compared with first. */
import { PAIRS } from '../../../circuit/comparison/pairs.ts';
import { isClassAbove } from '../../../machine/classes.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import { summaryFromName } from '../../../refrigerants/index.ts';

/** What no machine has been charged with for years (Regulation (EU) 2024/590), nor a blend of it. */
function isOzone(fluid: string): boolean {
  const { law, components } = summaryFromName(fluid) ?? {};
  return law === 'CFC' || law === 'HCFC' || (components ?? []).some(({ name }) => isOzone(name));
}

const classOf = (fluid: string) => summaryFromName(fluid)?.safetyClass ?? null;

/** Whether the machine could take it as it stands: nothing that burns or poisons more. */
function isOfClass(from: string, to: string): boolean {
  const [one, other] = [classOf(from), classOf(to)];
  return one !== null && other !== null && !isClassAbove(other, one);
}

/**
 * What people ask about first that is of its class, else what they ask about at all, else what else such machines hold;
 * undefined where nobody says.
 */
export function fluidInstead(use: BareFacts['use'], fluid: string): string | undefined {
  const asked = PAIRS.filter(({ from }) => from === fluid).map(({ to }) => to);
  const held = (findChoice(use)?.fluids ?? []).filter((one) => one !== fluid && !isOzone(one));
  return asked.find((to) => isOfClass(fluid, to)) ?? asked[0] ?? held.find((to) => isOfClass(fluid, to)) ?? held[0];
}
