import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { whenAnotherTabKeeps } from './tabs.ts';

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * An atom kept in local storage under `key`. It starts at `initial`, so that the first paint is the same
 * on the server and in the browser; `restore` reads what was kept, then keeps every change and follows the
 * other tabs. A value `accepts` refuses, or a storage that is barred, leaves the one that stands.
 */
export function persistedAtom<T>(
  key: string,
  initial: T,
  accepts: (value: unknown) => value is T,
): WritableAtom<T> & {
  /** `take` puts in place what another tab has chosen; without it the atom takes the value as it is. */
  restore(take?: (value: T) => void): void;
} {
  const store = atom<T>(initial);
  let isRestored = false;
  let isFollowing = false;
  const restore = (take: (value: T) => void = (value) => store.set(value)): void => {
    try {
      const kept = parsed(localStorage.getItem(key));
      if (accepts(kept)) store.set(kept);
    } catch {
      // Storage is barred: the value holds for this page.
    }
    if (isRestored) return;
    isRestored = true;
    store.listen((value) => {
      // What comes from another tab is kept already; a step of taking it over is nobody's choice.
      if (isFollowing) return;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        return;
      }
    });
    whenAnotherTabKeeps(key, (text) => {
      const value = parsed(text);
      if (!accepts(value)) return;
      isFollowing = true;
      take(value);
      isFollowing = false;
    });
  };
  return Object.assign(store, { restore });
}
