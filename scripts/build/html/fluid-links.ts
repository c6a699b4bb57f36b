/** The first time a page names a refrigerant, the name leads to its page. */
import { pathPrefix } from '../../../src/language/index.ts';
import type { Locale } from '../../../src/language/index.ts';
import { BLENDS, PURE_FLUIDS } from '../../../src/refrigerants/names.ts';
import { slugFromName } from '../../../src/refrigerants/slug.ts';
import type { Linker } from './linker.ts';

const KNOWN = new Map([...PURE_FLUIDS, ...BLENDS].map(({ name }) => [name, slugFromName(name)]));
const NAME = /(?<![\p{L}\p{N}-])R\d{2,4}(?:[A-Z]|[a-z]{1,2})?(?:\([EZ]\))?(?![\p{L}\p{N}])/gu;

/** What finds the names on one page. */
export function linksOfFluids(locale: Locale): Linker {
  const seen = new Set<string>();
  return (text) =>
    [...text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
      const slug = KNOWN.get(name);
      if (slug === undefined || seen.has(name)) return [];
      seen.add(name);
      const tag = `<a href="${pathPrefix(locale)}/ressources/list-fluide/${slug}">`;
      return [{ at: index, length: name.length, tag }];
    });
}
