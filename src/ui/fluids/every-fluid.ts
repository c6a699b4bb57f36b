/** Every fluid of the product with its facts: heavy, so made where the page is built, or fetched once it is shown. */
import { BLENDS, PURE_FLUIDS, refrigerantFromName } from '../../refrigerants/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { choiceFromCompact, compactFluid } from './fluid-list.ts';
import type { CompactFluid } from './fluid-list.ts';
import type { Locale } from '../../language/index.ts';

/** All of them as they travel in a page. */
export function everyCompactFluid(locale: Locale): readonly CompactFluid[] {
  return [
    ...PURE_FLUIDS.map((fluid) => compactFluid(fluid, refrigerantFromName(fluid.name), false, locale)),
    ...BLENDS.map((fluid) => compactFluid(fluid, refrigerantFromName(fluid.name), true, locale)),
  ];
}

/** All of them as a picker shows them. */
export const everyFluid = (locale: Locale): readonly FluidChoice[] =>
  everyCompactFluid(locale).map((fluid) => choiceFromCompact(fluid, locale));
