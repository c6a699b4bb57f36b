import { alternatePaths, localePath } from '../../i18n/paths.ts';
import { barePathsBySpelling } from '../navigation/navigation.ts';

/** Every page's address in every language, by each of its spellings in small letters and without a last slash. */
export const ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(barePathsBySpelling).flatMap(([spelling, path]) =>
    alternatePaths(path).map((page) => [localePath(page.locale, spelling), page.path]),
  ),
);
