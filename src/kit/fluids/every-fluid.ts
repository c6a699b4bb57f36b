/** Every fluid of the product with what a picker shows of it: made where the page is built, or fetched once it is shown. */
import { SIMULATOR_FLUIDS, summaryFromName } from '../../refrigerants/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { choiceFromCompact, compactFluid } from './fluid-list.ts';
import type { CompactFluid } from './fluid-list.ts';
import type { Locale } from '../../language/index.ts';

const compactOf = (name: string): CompactFluid => compactFluid(name, summaryFromName(name));

/** All of them as they travel in a page. */
const everyCompactFluid = (): readonly CompactFluid[] => SIMULATOR_FLUIDS.map(({ name }) => compactOf(name));

/** All of them as a picker shows them. */
export const everyFluid = (locale: Locale): readonly FluidChoice[] =>
  everyCompactFluid().map((fluid) => choiceFromCompact(fluid, locale));

/** One of them. @throws {Error} when no picker knows it: the page would open with a fluid that cannot be chosen again */
export function fluidChoice(name: string, locale: Locale): FluidChoice {
  if (!SIMULATOR_FLUIDS.some((fluid) => fluid.name === name)) throw new Error(`the picker does not know ${name}`);
  return choiceFromCompact(compactOf(name), locale);
}
