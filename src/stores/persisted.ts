import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

/**
 * An atom kept in local storage under `key`. It starts at `initial`, so that the first paint is the same
 * on the server and in the browser; `restore` reads what was kept. A value `accepts` refuses, or a storage
 * that is barred, leaves the initial one.
 */
export function persistedAtom<T>(
  key: string,
  initial: T,
  accepts: (value: unknown) => value is T,
): WritableAtom<T> & { restore(): void } {
  const store = atom<T>(initial);
  const restore = (): void => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (accepts(kept)) store.set(kept);
    } catch {
      return;
    } finally {
      store.listen((value) => {
        try {
          localStorage.setItem(key, JSON.stringify(value));
        } catch {
          return;
        }
      });
    }
  };
  return Object.assign(store, { restore });
}
