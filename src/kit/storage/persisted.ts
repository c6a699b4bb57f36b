import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { storedIn } from './numbered.ts';
import { whenAnotherTabKeeps } from './tabs.ts';

/** The entries of a kept record that fit; undefined for what is no record. */
export function fittingEntries<V>(
  value: unknown,
  fits: (entry: unknown, key: string) => entry is V,
): Readonly<Record<string, V>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fitting = Object.entries(value).filter((entry): entry is [string, V] => fits(entry[1], entry[0]));
  return Object.fromEntries(fitting);
}

/**
 * An atom kept in local storage under `key`. It starts at `initial`, so that the first paint is the same
 * on the server and in the browser; `restore` reads what was kept, then keeps every change and follows the
 * other tabs. What `read` makes nothing of, or a storage that is barred, leaves the value that stands.
 * @param read the schema of the store: what it makes of a kept value, without what does not fit; undefined for none
 */
export function persistedAtom<T>(
  key: string,
  initial: T,
  read: (value: unknown) => T | undefined,
): WritableAtom<T> & {
  /** `take` puts in place what another tab has chosen; without it the atom takes the value as it is. */
  restore(take?: (value: T) => void): void;
} {
  const store = atom<T>(initial);
  const box = storedIn('local', key, read);
  let isRestored = false;
  let isFollowing = false;
  const restore = (take: (value: T) => void = (value) => store.set(value)): void => {
    const kept = box.load();
    if (kept !== undefined) store.set(kept);
    if (isRestored) return;
    isRestored = true;
    store.listen((value) => {
      // What comes from another tab is kept already; a step of taking it over is nobody's choice.
      if (!isFollowing) box.save(value);
    });
    whenAnotherTabKeeps(key, (text) => {
      const value = box.from(text);
      if (value === undefined) return;
      isFollowing = true;
      take(value);
      isFollowing = false;
    });
  };
  return Object.assign(store, { restore });
}
