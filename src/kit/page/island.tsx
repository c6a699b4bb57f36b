/** A page of several islands: what it was built with, the life all of them share, and each of them. */
import type { ReadableAtom } from 'nanostores';
import type { Dictionary, Translator } from '../../i18n/keys.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { Locale } from '../../language/index.ts';
import type { FluidChoice } from '../controls/fluid-search.ts';
import { createFluidSource } from '../fluids/fluid-source.ts';
import type { FluidSource } from '../fluids/fluid-source.ts';
import { $mixes } from '../fluids/mixes.ts';
import { $units } from '../form/units.ts';
import { islandsOf, usePage as usePageOf } from '../island/as-island.tsx';
import type { Islands } from '../island/as-island.tsx';
import { pageData } from '../island/page-data.ts';
import type { PageData } from '../island/page-data.ts';
import { keepServed } from '../island/use-part.ts';
import type { PageLife } from './life.ts';

export type { IslandProps } from '../island/as-island.tsx';

/** What every page of a question is built with. */
export interface ServedData {
  readonly dictionary: Dictionary;
  /** Of each of its pickers. */
  readonly fluids?: readonly FluidChoice[];
}

/** What the islands of every page share. */
export interface PageShare<Data> {
  readonly t: Translator;
  readonly data: Data;
  /** One list for all pickers; each was served with a fluid of its own. */
  readonly sources: readonly FluidSource[];
}

/** A page as the kit draws it, whatever it asks. */
export type AnyPage = PageLife<Readonly<Record<string, unknown>>> & PageShare<ServedData>;
export const useAnyPage = (): AnyPage => usePageOf<AnyPage>();

/** How far below a page its stores may stand: in its life, in a list of them, in what it makes beside. */
const DEPTH = 3;

const isStore = (value: object): value is ReadableAtom => 'listen' in value && 'get' in value;

/** Every store of a page: one that was forgotten would draw an island otherwise than it was served. */
export function storesOf(value: unknown, depth = DEPTH): readonly ReadableAtom[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isStore(value)) return [value];
  return depth === 0 ? [] : Object.values(value).flatMap((part) => storesOf(part, depth - 1));
}

/**
 * @param key of the page's question
 * @param make its life, and what is its own, out of what it was built with
 */
export function pageOf<Data extends ServedData, Own extends object>(
  key: string,
  make: (data: Data, locale: Locale) => Own,
): Islands<Own & PageShare<Data>> & { readonly page: PageData<Data, Own & PageShare<Data>> } {
  const page = pageData<Data, Own & PageShare<Data>>(
    `${key}-data`,
    (locale, data) => {
      const { dictionary, fluids: [first, ...others] = [] } = data;
      const source = createFluidSource(first, locale);
      return {
        ...make(data, locale),
        t: createTranslator(locale, { [locale]: dictionary }),
        data,
        sources: [source, ...others.map((fluid) => ({ ...source, first: fluid }))],
      };
    },
    ({ data: _, ...made }) => keepServed([...storesOf(made), $units, $mixes]),
  );
  return { page, ...islandsOf(page) };
}
