import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Wakes every island that waits to be seen, and those still to come. */
export function needIslands(): void {
  document.documentElement.dataset['islands'] = 'needed';
  dispatchEvent(new Event('islands-needed'));
}

/**
 * The first change makes what nobody sees yet old: it follows from then on, as soon as the page has a moment. Returns how
 * to stop waiting for one.
 */
export function needIslandsOnceChanged(store: ReadableAtom): () => void {
  const stop = store.listen(() => {
    stop();
    whenIdle(needIslands);
  });
  return stop;
}

/** What is out of sight is printed too. */
export function useIslandsInPrint(): void {
  useEffect(() => {
    addEventListener('beforeprint', needIslands);
    return () => removeEventListener('beforeprint', needIslands);
  }, []);
}
