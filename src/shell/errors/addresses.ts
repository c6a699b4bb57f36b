import { alternatePaths, localePath } from '../../i18n/paths.ts';
import { barePathsBySpelling } from '../navigation/navigation.ts';

/** Every page's address in every language, by each of its spellings in small letters and without a last slash. */
export const ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(barePathsBySpelling).flatMap(([spelling, path]) =>
    alternatePaths(path).map((page) => [localePath(page.locale, spelling), page.path]),
  ),
);

/**
 * The address a path means, whatever its letter case, its last slash or its spelling; undefined when it means
 * no page or is that address already. The service worker is given this very function: it may use nothing but
 * its arguments.
 */
export function meantPath(path: string, addresses: Readonly<Record<string, string>>): string | undefined {
  const spelling = path.toLowerCase().replace(/\/+$/, '') || '/';
  const meant = Object.hasOwn(addresses, spelling) ? addresses[spelling] : undefined;
  return meant === path ? undefined : meant;
}
