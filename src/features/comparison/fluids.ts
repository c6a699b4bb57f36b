/** The fluids of both pickers, and what each is called. */
import type { Locale } from '../../language/index.ts';
import { isReference } from '../../refrigerants/reference.ts';
import { $fluids } from './state/comparison.ts';
import type { Side } from './state/comparison.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { createFluidSource } from '../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { keepServed, usePart, useWhole } from '../../kit/island/use-part.ts';
import { comparisonData } from './page-data.ts';

const sources = new Map<Locale, Readonly<Record<Side, FluidSource>>>();

/** One list for both pickers; each was served with a fluid of its own. */
export function pickerSources(locale: Locale): Readonly<Record<Side, FluidSource>> {
  let found = sources.get(locale);
  if (!found) {
    const { $all, load } = createFluidSource(undefined, locale);
    const served = (index: 0 | 1): FluidSource => ({
      $all,
      load,
      get first() {
        return comparisonData(locale).fluids[index];
      },
    });
    found = { fluid1: served(0), fluid2: served(1) };
    keepServed([$all]);
    sources.set(locale, found);
  }
  return found;
}

/** The name a reader knows a side's fluid by; of a composition, its reference string until the list is here. */
export function useTitle(side: Side, locale: Locale): string {
  const fluid = usePart($fluids, (fluids) => fluids[side]);
  const all = useWhole(pickerSources(locale)[side].$all);
  const mixes = useWhole($mixes);
  return isReference(fluid) ? (all?.list.fluidTitle(fluid, mixes, locale) ?? fluid) : fluid;
}
