import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The part of a store that a component shows: it is drawn again when that part changes, and for nothing else.
 * @param part gives the same value for the same content: a text, a number, a flag, or a part the store keeps as it is
 *   (see `setContent`), never a list or a record made on the spot
 * @param served what the store held when the page was served, where it may have changed before this component is
 *   hydrated: an island that comes late, a store another script has filled. Without it, what the store holds now
 */
export function usePart<T, Part>(store: ReadableAtom<T>, part: (value: T) => Part, served?: T): Part {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(
    subscribe,
    () => part(store.get()),
    () => part(served ?? store.get()),
  );
}
