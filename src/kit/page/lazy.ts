/**
 * Parts of a page that the first key does without: served with it, their code comes as one file once the page has a moment
 * (`../island/lazy-part.tsx`).
 */
import type { FunctionComponent } from 'react';
import { lazyPart } from '../island/lazy-part.tsx';
import type { IslandProps, Islands } from '../island/as-island.tsx';

type AnyParts<Name extends string> = Readonly<Record<Name, FunctionComponent<never>>>;

/** @param load the file that has them all; @param names those that are wanted of it */
export function lazyParts<Name extends string, Parts extends AnyParts<Name>>(
  load: () => Promise<Parts>,
  names: readonly Name[],
): { readonly [N in Name]: Parts[N] } {
  const lazy = (name: Name) =>
    lazyPart<object>(async () => (await load())[name] as unknown as FunctionComponent<object>);
  return Object.fromEntries(names.map((name) => [name, lazy(name)])) as never;
}

/** The same, each an island of its own. */
export function lazyIslands<Name extends string>(
  asIsland: Islands<unknown>['asIsland'],
  load: () => Promise<Readonly<Record<Name, FunctionComponent<IslandProps>>>>,
  names: readonly Name[],
): { readonly [N in Name]: FunctionComponent<IslandProps> } {
  const parts = lazyParts(load, names);
  return Object.fromEntries(names.map((name) => [name, asIsland(parts[name])])) as never;
}
