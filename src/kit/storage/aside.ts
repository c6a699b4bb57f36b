/** What stands set aside in this browser, for the settings, which say so. */
import { ASIDE, storageOf } from './numbered.ts';
import type { StorageName } from './numbered.ts';

function keysIn(storage: StorageName): readonly string[] {
  try {
    return Object.keys(storageOf(storage)).filter((key) => key.startsWith(ASIDE));
  } catch {
    return [];
  }
}

/** Keys of stores of which something is set aside. */
export const keysAside = (): readonly string[] =>
  [...keysIn('local'), ...keysIn('session')].map((key) => key.slice(ASIDE.length));

export function forgetAside(): void {
  for (const storage of ['local', 'session'] as const)
    for (const key of keysIn(storage)) storageOf(storage).removeItem(key);
}
