/** The fluids the picker chooses from: the example's until the list is wanted, then every one. */
import { atom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { choiceFromCompact } from '../fluids/fluid-list.ts';
import { useWhole } from '../use-part.ts';
import { everyFluidOfPage, simulatorData } from './page-data.ts';

const $everyFluid = atom<readonly FluidChoice[] | undefined>(undefined);
const opening = new Map<Locale, readonly FluidChoice[]>();

/** Makes the whole list, once. */
export function wantEveryFluid(locale: Locale): void {
  if ($everyFluid.get()) return;
  $everyFluid.set(everyFluidOfPage().map((fluid) => choiceFromCompact(fluid, locale)));
}

export function useFluids(locale: Locale): readonly FluidChoice[] {
  const every = useWhole($everyFluid);
  let first = opening.get(locale);
  if (!first) {
    first = [choiceFromCompact(simulatorData(locale).fluid, locale)];
    opening.set(locale, first);
  }
  return every ?? first;
}
