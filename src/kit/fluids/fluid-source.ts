/** The fluids of a picker: the one its page was served with, then, once they are wanted, all of them. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../language/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import type * as wholeListModule from './whole-list.ts';

type WholeList = typeof wholeListModule;

/** All the fluids, and what shows them. */
export interface AllFluids {
  readonly fluids: readonly FluidChoice[];
  readonly list: WholeList;
}

export interface FluidSource {
  /** The fluid the page was served with. */
  readonly first: FluidChoice | undefined;
  /** Undefined until they are here. */
  readonly $all: ReadableAtom<AllFluids | undefined>;
  /** Fetches them, and the reader's own mixes; once they are here or on their way, does nothing. */
  readonly load: () => void;
}

export function createFluidSource(first: FluidChoice | undefined, locale: Locale): FluidSource {
  const $all = atom<AllFluids | undefined>(undefined);
  let isComing = false;
  return {
    first,
    $all,
    load() {
      if (isComing) return;
      isComing = true;
      import('./whole-list.ts').then(
        (list) => {
          list.restoreMixes();
          $all.set({ fluids: list.everyFluid(locale), list });
        },
        // Asked for again when the picker takes the focus again.
        () => (isComing = false),
      );
    },
  };
}
