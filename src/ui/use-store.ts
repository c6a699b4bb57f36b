/** Reading stores in components: each takes the part it shows, and renders again only when that part changes. */
import { useMemo, useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';

const servedValues = new WeakMap<ReadableAtom, unknown>();

/**
 * Remembers what stores held when the page was served. An island that wakes late, after another has filled them from
 * a link, is first drawn with these, as its HTML was, then with what stands.
 */
export function keepServed(stores: readonly ReadableAtom[]): void {
  for (const store of stores) if (!servedValues.has(store)) servedValues.set(store, store.get());
}

type Subscribe = (listener: () => void) => () => void;
const subscriptions = new WeakMap<ReadableAtom, Subscribe>();

/** One function a store, so that React keeps its subscription from render to render. */
function subscriptionOf(store: ReadableAtom): Subscribe {
  let subscribe = subscriptions.get(store);
  if (!subscribe) {
    subscribe = (listener) => store.listen(listener);
    subscriptions.set(store, subscribe);
  }
  return subscribe;
}

/**
 * What `select` takes of a store.
 * @param select must give the same value for the same state, or one that `isEqual` takes for it
 */
export function useSelected<State, Part>(
  store: ReadableAtom<State>,
  select: (state: State) => Part,
  isEqual: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const [now, served] = useMemo(() => {
    let last: { readonly part: Part } | undefined;
    const taken = (state: State): Part => {
      const part = select(state);
      if (last === undefined || !isEqual(last.part, part)) last = { part };
      return last.part;
    };
    return [
      () => taken(store.get()),
      () => taken(servedValues.has(store) ? (servedValues.get(store) as State) : store.get()),
    ];
  }, [store, select, isEqual]);
  return useSyncExternalStore(subscriptionOf(store), now, served);
}

const whole = <State>(state: State): State => state;

/** All a store holds. */
export const useStore = <State>(store: ReadableAtom<State>): State => useSelected<State, State>(store, whole);

/** Whether two flat records hold the same. */
export function isSameRecord(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
