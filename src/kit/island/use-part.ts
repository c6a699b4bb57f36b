/** Reading stores in components: each takes the part it shows, and is drawn again when that part changes and for nothing else. */
import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

const servedValues = new WeakMap<ReadableAtom, unknown>();

/**
 * Remembers what stores held when the page was served. An island that wakes late, after another has filled them from
 * a link, is first drawn with these, as its HTML was, then with what stands.
 */
export function keepServed(stores: readonly ReadableAtom[]): void {
  for (const store of stores) if (!servedValues.has(store)) servedValues.set(store, store.get());
}

/**
 * The part of a store that a component shows.
 * @param part gives the same value for the same content: a text, a number, a flag, or a part the store keeps as it is
 *   (see `setContent`), never a list or a record made on the spot
 * @param served what the store held when the page was served, where it may have changed before this component is
 *   hydrated and `keepServed` does not know it
 */
export function usePart<T, Part>(store: ReadableAtom<T>, part: (value: T) => Part, served?: T): Part {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => part(store.get()),
    () => part(served ?? servedIn(store)),
  );
}

const heldIn = <T>(store: ReadableAtom<T>): T => store.get();
const servedIn = <T>(store: ReadableAtom<T>): T =>
  servedValues.has(store) ? (servedValues.get(store) as T) : store.get();

/**
 * The part of several stores that a component shows.
 * @param stores the same list at every call
 * @param part reads them through what it is given; gives the same value for the same contents
 */
export function useParts<Part>(
  stores: readonly ReadableAtom[],
  part: (read: <T>(store: ReadableAtom<T>) => T) => Part,
): Part {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = stores.map((store) => store.listen(onChange));
      return () => stops.forEach((stop) => stop());
    },
    [stores],
  );
  return useSyncExternalStore(
    subscribe,
    () => part(heldIn),
    () => part(servedIn),
  );
}

const whole = <T>(value: T): T => value;

/** All a store holds; `served` as for a part. */
export const useWhole = <T>(store: ReadableAtom<T>, served?: T): T => usePart<T, T>(store, whole, served);
