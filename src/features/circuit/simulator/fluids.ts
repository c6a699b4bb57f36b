/** The fluids of the page's picker: the example's until the list is wanted, then every one; and what a fluid is called. */
import type { Locale } from '../../../language/index.ts';
import { isReference } from '../../../refrigerants/is-reference.ts';
import { $mixes } from '../../../kit/fluids/mixes.ts';
import { createFluidSource } from '../../../kit/fluids/fluid-source.ts';
import type { FluidSource } from '../../../kit/fluids/fluid-source.ts';
import { keepServed, useWhole } from '../../../kit/island/use-part.ts';
import { simulatorData } from './page-data.ts';

const sources = new Map<Locale, FluidSource>();

/** One source for all islands of the page. */
export function pageFluids(locale: Locale): FluidSource {
  let source = sources.get(locale);
  if (!source) {
    const { $all, load } = createFluidSource(undefined, locale);
    source = {
      $all,
      load,
      // Only the picker needs the page's own data.
      get first() {
        return simulatorData(locale).fluid;
      },
    };
    keepServed([$all]);
    sources.set(locale, source);
  }
  return source;
}

/** The name a reader knows a fluid by; of a composition, its reference string until the list is here. */
export function useFluidTitle(fluid: string, locale: Locale): string {
  const all = useWhole(pageFluids(locale).$all);
  const mixes = useWhole($mixes);
  return isReference(fluid) ? (all?.list.fluidTitle(fluid, mixes, locale) ?? fluid) : fluid;
}
