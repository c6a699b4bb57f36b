/** What the fluid of a side is called. */
import { isReference } from '../../refrigerants/is-reference.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import type { Side } from './state/comparison.ts';
import { usePage } from './page-data.ts';

/** The name a reader knows a fluid by; of a composition, its reference string until the list is here. */
export function useFluidTitle(fluid: string): string {
  const { locale } = useTranslator();
  const all = useWhole(usePage().sources.fluid1.$all);
  const mixes = useWhole($mixes);
  return isReference(fluid) ? (all?.list.fluidTitle(fluid, mixes, locale) ?? fluid) : fluid;
}

/** The name a reader knows a side's fluid by; of a composition, its reference string until the list is here. */
export function useTitle(side: Side): string {
  const { locale } = useTranslator();
  const { comparison, sources } = usePage();
  const fluid = usePart(comparison.$fluids, (fluids) => fluids[side]);
  const all = useWhole(sources[side].$all);
  const mixes = useWhole($mixes);
  return isReference(fluid) ? (all?.list.fluidTitle(fluid, mixes, locale) ?? fluid) : fluid;
}
