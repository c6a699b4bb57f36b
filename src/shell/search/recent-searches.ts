/** What was looked for last, on this device, and only once cookies are accepted. */
import { restoreConsent } from '../../kit/storage/consent.ts';
import { storedIn } from '../../kit/storage/numbered.ts';

const MOST = 6;
const LONGEST = 120;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

/** The searches of a kept value, the latest first; each that does not fit is dropped. */
export const searchesFrom = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isSearch))].slice(0, MOST) : [];

const box = storedIn('local', 'appfroid.searches', searchesFrom);

export const recentSearches = (): readonly string[] => (restoreConsent() && box.load()) || [];

/** Keeps a search that led somewhere. */
export function keepSearch(text: string): void {
  if (!restoreConsent() || !isSearch(text)) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  box.save([text, ...others].slice(0, MOST));
}

export const forgetSearches = (): boolean => box.save(undefined);
