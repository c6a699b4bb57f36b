import type { ReadableAtom } from 'nanostores';

/**
 * Notes who listens to a store from now on. Gives what lets go of them all: a form listens as long as its page is open,
 * and a file of tests opens hundreds, each of which would follow the changes of all later cases.
 */
export function letGoOf(store: ReadableAtom): () => void {
  const { listen } = store;
  const stops = new Set<() => void>();
  store.listen = (listener) => {
    const stopListening = listen(listener);
    const stop = (): void => {
      stops.delete(stop);
      stopListening();
    };
    stops.add(stop);
    return stop;
  };
  return () => {
    for (const stop of stops) stop();
  };
}
