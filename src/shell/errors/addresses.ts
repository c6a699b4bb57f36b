import { alternatePaths, localePath } from '../../i18n/paths.ts';
import { barePathsBySpelling } from '../navigation/navigation.ts';

/** Pages that are part of another now, by bare address: links to them lead there. */
const MOVED: Readonly<Record<string, string>> = {
  '/ressources/articles/choisir-fluide-bas-prp': '/ressources/fluide-avenir',
};

/** Every page's address in every language, by each of its spellings in small letters and without a last slash, and by those it had. */
export const ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...barePathsBySpelling, ...MOVED }).flatMap(([spelling, path]) =>
    alternatePaths(path).map((page) => [localePath(page.locale, spelling), page.path]),
  ),
);
