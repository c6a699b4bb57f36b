/** The fluids of a picker: the one its page was served with, then, once they are wanted, all of them. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import { restoreMixes } from '../../stores/fluids/mixes.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';

export interface KnownFluids {
  readonly fluids: readonly FluidChoice[];
  /** `coming`: the others are on their way; `missing`: they were asked for and could not be had. */
  readonly standing: 'first' | 'coming' | 'missing' | 'all';
}

export interface FluidSource {
  readonly $fluids: ReadableAtom<KnownFluids>;
  /** Fetches all the fluids and the reader's own mixes; once they are here or on their way, does nothing. */
  readonly load: () => void;
}

export function createFluidSource(first: FluidChoice | undefined, locale: Locale): FluidSource {
  const fluids = first ? [first] : [];
  const $fluids = atom<KnownFluids>({ fluids, standing: 'first' });
  return {
    $fluids,
    load() {
      const { standing } = $fluids.get();
      if (standing === 'coming' || standing === 'all') return;
      $fluids.set({ fluids, standing: 'coming' });
      restoreMixes();
      import('./every-fluid.ts').then(
        ({ everyFluid }) => $fluids.set({ fluids: everyFluid(locale), standing: 'all' }),
        () => $fluids.set({ fluids, standing: 'missing' }),
      );
    },
  };
}
