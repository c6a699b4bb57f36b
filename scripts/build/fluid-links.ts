/** The first time the prose of a page names a refrigerant, the name leads to its page. */
import { pathPrefix } from '../../src/language/index.ts';
import type { Locale } from '../../src/language/index.ts';
import { BLENDS, PURE_FLUIDS } from '../../src/refrigerants/names.ts';
import { slugFromName } from '../../src/refrigerants/slug.ts';

const KNOWN = new Map([...PURE_FLUIDS, ...BLENDS].map(({ name }) => [name, slugFromName(name)]));
const NAME = /(?<![\p{L}\p{N}-])R\d{2,4}(?:[A-Z]|[a-z]{1,2})?(?:\([EZ]\))?(?![\p{L}\p{N}])/gu;

/** What links the names of one page, for `withProseLinks`. */
export function linksOfFluids(locale: Locale): () => (text: string) => string {
  const prefix = pathPrefix(locale);
  const seen = new Set<string>();
  const linked = (text: string) =>
    text.replace(NAME, (name) => {
      const slug = KNOWN.get(name);
      if (slug === undefined || seen.has(name)) return name;
      seen.add(name);
      return `<a href="${prefix}/ressources/list-fluide/${slug}">${name}</a>`;
    });
  return () => linked;
}
