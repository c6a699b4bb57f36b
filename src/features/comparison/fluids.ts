/** What the fluid of a side is called. */
import { isReference } from '../../refrigerants/is-reference.ts';
import { $mixes } from '../../kit/fluids/mixes.ts';
import type { FluidSource } from '../../kit/fluids/fluid-source.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { textAt } from '../../kit/form/fields.ts';
import { usePage } from './island.ts';
import { moreOf } from './question.ts';
import type { Side } from './question.ts';
import type { Fluids } from './state/link.ts';

/** The name a reader knows a fluid by; of a composition, its reference string until the list is here. */
export function useFluidTitle(fluid: string): string {
  const { locale } = useTranslator();
  // One list for all its pickers.
  const { $all } = usePage().sources[0] as FluidSource;
  const all = useWhole($all);
  const mixes = useWhole($mixes);
  return isReference(fluid) ? (all?.list.fluidTitle(fluid, mixes, locale) ?? fluid) : fluid;
}

/** The same of the fluid of a side. */
export const useTitle = (side: Side): string =>
  useFluidTitle(usePart(usePage().form.$content, ({ texts }) => textAt(texts, side)));

/** Both fluids as chosen. */
export function useFluids(): Fluids {
  const { $content } = usePage().form;
  const fluid1 = usePart($content, ({ texts }) => textAt(texts, 'fluid1'));
  const fluid2 = usePart($content, ({ texts }) => textAt(texts, 'fluid2'));
  return { fluid1, fluid2 };
}

/** The further ones. */
export function useMore(): readonly string[] {
  const names = usePart(usePage().form.$content, (content) => moreOf(content).join('\n'));
  return names === '' ? [] : names.split('\n');
}
