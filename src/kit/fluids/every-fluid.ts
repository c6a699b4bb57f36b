/** Every fluid of the product with what a picker shows of it: made where the page is built, or fetched once it is shown. */
import { SIMULATOR_FLUIDS, summaryFromName } from '../../refrigerants/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { choiceFromCompact, compactFluid } from './fluid-list.ts';
import type { CompactFluid } from './fluid-list.ts';
import type { Locale } from '../../language/index.ts';

/** All of them as they travel in a page. */
const everyCompactFluid = (): readonly CompactFluid[] =>
  SIMULATOR_FLUIDS.map(({ name }) => compactFluid(name, summaryFromName(name)));

/** All of them as a picker shows them. */
export const everyFluid = (locale: Locale): readonly FluidChoice[] =>
  everyCompactFluid().map((fluid) => choiceFromCompact(fluid, locale));
